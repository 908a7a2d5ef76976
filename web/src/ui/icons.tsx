// SPDX-License-Identifier: MIT
//
// Icons, in the colour of the text.

import { type IconName, kIconPaths } from '../base/icon_paths';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kIconPaths[name]} />
    </svg>
  );
}
