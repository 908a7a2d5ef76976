// SPDX-License-Identifier: MIT
//
// Solves a file of variant records with Interactive Sudoku Solver, for bench/variants.py:
//
//     node bench/iss_peer.mjs CHECKOUT FILE SECONDS
//
// CHECKOUT is a folder with that program's sources; nothing of it lies here. A line of FILE is a
// record with a name and one of: `iss` (that program's own notation), `fpuzzles` (an f-puzzles
// object), or a lattice of overlapping grids (order, rows, cols, grids, givens). The last two are
// put into its notation here. A line of output is {name, status, solution, build, seconds, guesses}:
// seconds to build the solver and to find and prove everything with limit 2, and its guesses; the
// status is unique, multiple, none, limit (SECONDS were up) or untranslated, with the reason.
// A puzzle is solved as often as takes a third of a second, 50 times at most, after once that does not
// count, and the median is written: that program gets faster with use.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

/** Time of this process on the processor, in milliseconds. */
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class Untranslated extends Error {}

/** The notation: `.Type~argument~argument`. */
const constraint = (type, ...args) => '.' + [type, ...args].join('~');

/** "R10C7" of f-puzzles as [row, column] from 1; outside clues have 0 and size + 1. */
function place(cell) {
  const match = /^R(\d+)C(\d+)$/.exec(cell);
  if (!match) throw new Untranslated(`cell ${cell}`);
  return [Number(match[1]), Number(match[2])];
}
/** One character for the row and one for the column. */
const cellId = (row, col) => `R${row.toString(36)}C${col.toString(36)}`;
const id = (cell) => cellId(...place(cell));
const ids = (cells) => cells.map(id);
const lines = (entry) => entry.lines.map(ids);

/** Fields of an f-puzzles object that are no rule. */
const NO_RULE = new Set([
  'size', 'title', 'author', 'ruleset', 'grid', 'solution', 'line', 'text', 'cage', 'rectangle',
  'circle', 'highlightConflicts', 'disabledlogic', 'truecandidatesoptions',
]);

/** One entry of a field that is a list, as constraints. */
const ENTRIES = {
  killercage: (e) => [e.value ? constraint('Cage', e.value, ...ids(e.cells)) : constraint('AllDifferent', ...ids(e.cells))],
  extraregion: (e) => [constraint('AllDifferent', ...ids(e.cells))],
  thermometer: (e) => lines(e).map((line) => constraint('Thermo', ...line)),
  palindrome: (e) => lines(e).map((line) => constraint('Palindrome', ...line)),
  renban: (e) => lines(e).map((line) => constraint('Renban', ...line)),
  whispers: (e) => lines(e).map((line) => constraint('Whisper', e.value || 5, ...line)),
  betweenline: (e) => lines(e).map((line) => constraint('Between', ...line)),
  lockout: (e) => lines(e).map((line) => constraint('Lockout', e.value || 4, ...line)),
  zipperline: (e) => lines(e).map((line) => constraint('Zipper', ...line)),
  regionsumline: (e) => lines(e).map((line) => constraint('RegionSumLine', ...line)),
  doublearrow: (e) => lines(e).map((line) => constraint('DoubleArrow', ...line)),
  arrow: (e) => lines(e).map((line) => arrow(ids(e.cells), line)),
  clone: (e) => e.cells.map((cell, i) => constraint('SameValues', 2, id(cell), id(e.cloneCells[i]))),
  quadruple: (e) => [constraint('Quad', ids(e.cells).sort()[0], ...e.values)],
  difference: (e) => [fixed(e, 1, constraint('WhiteDot', ...ids(e.cells)))],
  ratio: (e) => [fixed(e, 2, constraint('BlackDot', ...ids(e.cells)))],
  xv: (e) => [constraint(e.value, ...ids(e.cells))],
  rowindexer: (e) => [constraint('Indexing', 'R', ...ids(e.cells))],
  columnindexer: (e) => [constraint('Indexing', 'C', ...ids(e.cells))],
  odd: (e, size) => [parity(e.cell, 1, size)],
  even: (e, size) => [parity(e.cell, 0, size)],
  minimum: (e, size) => neighbours(e.cell, size).map((other) => constraint('GreaterThan', other, id(e.cell))),
  maximum: (e, size) => neighbours(e.cell, size).map((other) => constraint('GreaterThan', id(e.cell), other)),
  littlekillersum: (e, size) => [littleKiller(e, size)],
  sandwichsum: (e, size) => [outside('Sandwich', e, size)],
  xsum: (e, size) => [outside('XSum', e, size)],
  skyscraper: (e, size) => [outside('Skyscraper', e, size)],
};

/** A field that is true or false. */
const FLAGS = {
  'diagonal+': constraint('Diagonal', 1),
  'diagonal-': constraint('Diagonal', -1),
  antiknight: constraint('AntiKnight'),
  antiking: constraint('AntiKing'),
  nonconsecutive: constraint('AntiConsecutive'),
  disjointgroups: constraint('DisjointSets'),
};

const NEGATIVE = { xv: 'StrictXV', ratio: 'StrictKropki', difference: 'StrictKropki' };

function fixed(entry, value, text) {
  if (entry.value && Number(entry.value) !== value) throw new Untranslated(`a dot of ${entry.value}`);
  return text;
}

/** The line begins in a cell of the circle; a circle of several cells is a number. */
function arrow(circle, line) {
  const shaft = line.filter((cell) => !circle.includes(cell));
  if (circle.length === 1) return constraint('Arrow', circle[0], ...shaft);
  return constraint('PillArrow', circle.length, ...circle, ...shaft);
}

function parity(cell, odd, size) {
  const values = [];
  for (let value = 1; value <= size; ++value) if (value % 2 === odd) values.push(value);
  return constraint('', [id(cell), ...values].join('_'));
}

function neighbours(cell, size) {
  const [row, col] = place(cell);
  return [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]]
    .filter(([r, c]) => r >= 1 && c >= 1 && r <= size && c <= size)
    .map(([r, c]) => cellId(r, c));
}

/** That program names a diagonal by one of its ends: which one, it is asked when the solver is built. */
function littleKiller(entry, size) {
  const step = { UL: [-1, -1], UR: [-1, 1], DL: [1, -1], DR: [1, 1] }[entry.direction];
  let [row, col] = place(entry.cell);
  const cells = [];
  for (;;) {
    row += step[0];
    col += step[1];
    if (row < 1 || col < 1 || row > size || col > size) break;
    cells.push(cellId(row, col));
  }
  if (cells.length === 1) return constraint('', `${cells[0]}_${entry.value}`);
  return constraint('Sum', entry.value, ...cells);
}

function outside(type, entry, size) {
  const [row, col] = place(entry.cell);
  const value = entry.value;
  if (row === 0) return constraint(type, `C${col.toString(36)}`, value, '');
  if (row === size + 1) return constraint(type, `C${col.toString(36)}`, '', value);
  if (col === 0) return constraint(type, `R${row.toString(36)}`, value, '');
  return constraint(type, `R${row.toString(36)}`, '', value);
}

/** Height and width of the boxes where an f-puzzles object does not tell. */
function boxHeight(size) {
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) --height;
  return height;
}

function ofFpuzzles(puzzle) {
  const size = puzzle.size;
  if (size > 16) throw new Untranslated(`size ${size}`);
  const parts = [];
  if (size !== 9) parts.push(constraint('Shape', `${size}x${size}`));
  const height = boxHeight(size);
  const width = size / height;
  const regions = [];
  let irregular = false;
  puzzle.grid.forEach((row, r) =>
    row.forEach((cell, c) => {
      const box = Math.floor(r / height) * height + Math.floor(c / width);
      const region = cell.region === undefined ? box : cell.region;
      irregular ||= region !== box;
      regions.push(region);
      const values = cell.given ? [cell.value] : cell.givenPencilMarks;
      if (values) parts.push(constraint('', [cellId(r + 1, c + 1), ...values].join('_')));
    }),
  );
  if (irregular) {
    parts.push(constraint('NoBoxes'));
    const members = new Map();
    regions.forEach((region, i) => {
      if (region === null) return;
      if (!members.has(region)) members.set(region, []);
      members.get(region).push(cellId(Math.floor(i / size) + 1, (i % size) + 1));
    });
    if (regions.every((region) => region !== null) && [...members.values()].every((cells) => cells.length === size)) {
      parts.push(constraint('Jigsaw', regions.map((region) => region.toString(36)).join('')));
    } else {
      for (const cells of members.values()) parts.push(constraint('AllDifferent', ...cells));
    }
  }
  for (const [field, value] of Object.entries(puzzle)) {
    if (NO_RULE.has(field) || value === false || value === null) continue;
    if (field === 'negative') {
      for (const kind of new Set(value.map((name) => NEGATIVE[name]))) {
        if (!kind) throw new Untranslated(`negative ${value}`);
        parts.push(constraint(kind));
      }
    } else if (FLAGS[field]) {
      parts.push(FLAGS[field]);
    } else if (ENTRIES[field]) {
      for (const entry of value) parts.push(...ENTRIES[field](entry, size));
    } else {
      throw new Untranslated(`field ${field}`);
    }
  }
  return parts.join('');
}

/** Overlapping grids of nine: the one that meets most others is the grid, the cells of the rest variables beside it. */
function ofLattice({ order, cols, grids, givens }) {
  if (order !== 3 && order !== 9) throw new Untranslated(`order ${order}`);
  const side = 9;
  const covers = ([r, c], row, col) => row >= r && row < r + side && col >= c && col < c + side;
  const meets = (a, b) => Math.abs(a[0] - b[0]) < side && Math.abs(a[1] - b[1]) < side;
  const main = grids.reduce((best, grid) => {
    const score = (one) => grids.filter((other) => meets(one, other)).length;
    return score(grid) > score(best) ? grid : best;
  });
  const names = new Map();
  const cells = [];
  [...givens].forEach((char, i) => {
    if (char === '#') return;
    const row = Math.floor(i / cols);
    const col = i % cols;
    const name = covers(main, row, col)
      ? cellId(row - main[0] + 1, col - main[1] + 1)
      : `VS${[...names.values()].filter((one) => one.startsWith('VS')).length + 1}`;
    names.set(i, name);
    cells.push([name, char]);
  });
  const parts = [constraint('Var', 'S', '', [...names.values()].filter((name) => name.startsWith('VS')).length)];
  for (const [name, char] of cells) if (char !== '.') parts.push(constraint('', `${name}_${char}`));
  for (const grid of grids) {
    if (grid === main) continue;
    for (let k = 0; k < side; ++k) {
      const at = (row, col) => names.get((grid[0] + row) * cols + grid[1] + col);
      const all = [...Array(side).keys()];
      parts.push(constraint('AllDifferent', ...all.map((i) => at(k, i))));
      parts.push(constraint('AllDifferent', ...all.map((i) => at(i, k))));
      parts.push(constraint('AllDifferent', ...all.map((i) => at(Math.floor(k / 3) * 3 + Math.floor(i / 3), (k % 3) * 3 + (i % 3)))));
    }
  }
  return parts.join('');
}

function notation(record) {
  if (record.iss) return record.iss;
  if (record.fpuzzles) return ofFpuzzles(record.fpuzzles);
  if (record.grids) return ofLattice(record);
  throw new Untranslated('a record of another kind');
}

/** One run from the notation to the proof. */
function solveOnce(program, text, seconds) {
  const began = processor();
  const solver = program.SudokuBuilder.build(program.SudokuBuilder.resolveConstraint(program.SudokuParser.parseText(text)));
  const search = solver._internalSolver;
  const built = processor();
  const start = performance.now();
  let first = null;
  const cells = search._geometry.numGridCells;
  const offset = search._geometry.valueOffset;
  let overdue = false;
  // Asked between steps of the search: the only way to stop it without another thread.
  const watch = { logFrequency: 12, callback: () => {
    if (performance.now() - start > seconds * 1000) {
      overdue = true;
      throw new Error('time');
    }
  } };
  search.setProgressCallback?.(watch.callback, watch.logFrequency);
  try {
    search.run({ maxSolutions: 2 }, (grid) => {
      first ??= Array.from(grid.slice(0, cells), (mask) => program.LookupTables.toOffsetValue(mask, offset));
    });
  } catch (error) {
    if (!overdue) throw error;
  }
  const ended = processor();
  const found = search.counters.solutions;
  const status = overdue ? 'limit' : found > 1 ? 'multiple' : found === 1 ? 'unique' : 'none';
  return { status, solution: first, build: (built - began) / 1000, seconds: (ended - built) / 1000, guesses: search.counters.guesses };
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function measure(program, text, seconds) {
  let run = solveOnce(program, text, seconds);
  const total = run.build + run.seconds;
  if (total > 1.5) return run;
  const runs = [];
  const times = Math.max(1, Math.min(50, Math.ceil(0.3 / total)));
  for (let i = 0; i < times; ++i) runs.push(solveOnce(program, text, seconds));
  return { ...run, build: median(runs.map((one) => one.build)), seconds: median(runs.map((one) => one.seconds)) };
}

async function load(checkout) {
  globalThis.self ??= globalThis;
  globalThis.VERSION_PARAM ??= '';
  const from = (file) => import(join(resolve(checkout), 'js', file));
  return { ...(await from('sudoku_parser.js')), ...(await from('solver/sudoku_builder.js')), ...(await from('solver/lookup_tables.js')) };
}

const [checkout, file, seconds] = process.argv.slice(2);
if (!seconds) {
  console.error('usage: node bench/iss_peer.mjs CHECKOUT FILE SECONDS');
  process.exit(2);
}
const program = await load(checkout);
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const record = JSON.parse(line);
  let answer;
  try {
    answer = measure(program, notation(record), Number(seconds));
  } catch (error) {
    answer = { status: 'untranslated', reason: String(error.message) };
  }
  console.log(JSON.stringify({ name: record.name, ...answer }));
}
