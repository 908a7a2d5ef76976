// SPDX-License-Identifier: MIT
//
// Printing drawings, one or several on a sheet; the browser makes a PDF of it if asked to.

export const kPerSheet = [1, 2, 4, 6] as const;
export type PerSheet = (typeof kPerSheet)[number];

export interface Printed {
  title: string;
  svg: string;
}

const kStyle = `
  @page { margin: 12mm; }
  body { margin: 0; font: 12pt system-ui, sans-serif; }
  section { display: grid; gap: 8mm; height: 100vh; box-sizing: border-box; break-after: page; }
  section:last-child { break-after: auto; }
  section[data-count='1'], section[data-count='2'] { grid-template-columns: 1fr; }
  section[data-count='4'], section[data-count='6'] { grid-template-columns: 1fr 1fr; }
  figure { display: flex; flex-direction: column; gap: 2mm; margin: 0; min-height: 0; }
  figcaption { text-align: center; }
  svg { flex: 1; min-height: 0; width: 100%; }
`;

function figure(inside: Document, { title, svg }: Printed): HTMLElement {
  const made = inside.createElement('figure');
  const caption = inside.createElement('figcaption');
  caption.textContent = title;
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const drawn = inside.importNode(parsed, true);
  drawn.removeAttribute('width');
  drawn.removeAttribute('height');
  made.append(caption, drawn);
  return made;
}

/** Lays the drawings out on sheets and asks the browser to print them. */
export function printSheets(drawings: readonly Printed[], perSheet: PerSheet): void {
  const frame = document.createElement('iframe');
  frame.className = 'hidden';
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (inside === null || frame.contentWindow === null) return;
  inside.title = drawings[0]?.title || 'Omnidoku';
  const style = inside.createElement('style');
  style.textContent = kStyle;
  inside.head.append(style);
  for (let i = 0; i < drawings.length; i += perSheet) {
    const sheet = inside.createElement('section');
    sheet.dataset['count'] = String(perSheet);
    sheet.append(...drawings.slice(i, i + perSheet).map((drawing) => figure(inside, drawing)));
    inside.body.append(sheet);
  }
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
