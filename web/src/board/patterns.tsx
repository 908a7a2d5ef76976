// SPDX-License-Identifier: MIT
//
// A pattern for each colour, drawn over it where that is preferred, so that colours are told apart
// without seeing them. Lengths are parts of a cell's side.

/** What is drawn in a square of this side, again and again. */
const kPatterns: readonly { side: number; path: string; isFilled?: boolean }[] = [
  { side: 0.25, path: 'M0 .25L.25 0M-.06 .06L.06 -.06M.19 .31L.31 .19' },
  { side: 0.25, path: 'M0 0L.25 .25M.19 -.06L.31 .06M-.06 .19L.06 .31' },
  { side: 0.2, path: 'M0 .1H.2' },
  { side: 0.2, path: 'M.1 0V.2' },
  { side: 0.2, path: 'M.06 .1a.04 .04 0 1 0 .08 0a.04 .04 0 1 0 -.08 0', isFilled: true },
  { side: 0.25, path: 'M0 .125H.25M.125 0V.25' },
  { side: 0.25, path: 'M0 0L.25 .25M0 .25L.25 0' },
  { side: 0.25, path: 'M0 .16L.0625 .08L.125 .16L.1875 .08L.25 .16' },
  { side: 0.25, path: 'M.125 .06V.19M.06 .125H.19' },
  { side: 0.25, path: 'M.04 .2L.125 .05L.21 .2Z', isFilled: true },
  { side: 0.25, path: 'M.055 .055H.195V.195H.055Z' },
  { side: 0.25, path: 'M.125 .04L.21 .125L.125 .21L.04 .125Z' },
];

/** Once on the page: what "#pattern-1" and so on stand for. */
export function Patterns() {
  return (
    <svg class="definitions" aria-hidden="true">
      {kPatterns.map(({ side, path, isFilled }, i) => (
        <pattern
          key={i}
          id={`pattern-${i + 1}`}
          width={side}
          height={side}
          patternUnits="userSpaceOnUse"
        >
          <path class={isFilled ? 'filled' : ''} d={path} />
        </pattern>
      ))}
    </svg>
  );
}
