// SPDX-License-Identifier: MIT
//
// Icons: strokes on a 24 by 24 sheet.

export const kIconPaths = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  erase: 'M21 5H9l-7 7 7 7h12zM18 9l-6 6m0-6 6 6',
  fill: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  check: 'm4 12 5 5L20 6',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.8 10.6c.7.6 1.1 1.5 1.3 2.4h5c.2-.9.6-1.8 1.3-2.4A6 6 0 0 0 12 3z',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  open: 'M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  library: 'M4 5h4v14H4zM10 5h4v14h-4zm6.2.6 3.7-1 3.4 13-3.7 1z',
  share: 'M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M14 4.5v5M10 14.5v5',
  help: 'M9.2 9a3 3 0 1 1 4.3 3c-.9.5-1.5 1.1-1.5 2.2m0 3v.3',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z',
  flag: 'M5 21V4m0 1h12l-2.5 4L17 13H5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 21 21M10.5 7.5v6m-3-3h6',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  restart: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5',
  picture: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15.5 9h.01',
  trash: 'M4 7h16M9 7V4h6v3m-8.5 0 1 13h9l1-13M10 11v5m4-5v5',
  'to-left': 'M20 12H4m6-6-6 6 6 6',
  'to-right': 'M4 12h16m-6-6 6 6-6 6',
  'to-top': 'M12 20V4M6 10l6-6 6 6',
  'to-bottom': 'M12 4v16m-6-6 6 6 6-6',
  turn: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
  mirror: 'M12 3v18M8.5 7 3 12l5.5 5M15.5 7l5.5 5-5.5 5',
  flip: 'M3 12h18M7 8.5 12 3l5 5.5M7 15.5l5 5.5 5-5.5',
} as const;

export type IconName = keyof typeof kIconPaths;
