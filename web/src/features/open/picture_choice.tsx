// SPDX-License-Identifier: MIT
//
// The choice of a picture to read a puzzle from.

import { usePage } from '../../ui/context';
import { openPicture } from './open_any';

/** The choice of a picture, from a camera where there is one. */
export function PictureChoice({ label }: { label: string }) {
  const page = usePage();
  return (
    <label class="button">
      {label}
      <input
        type="file"
        accept="image/*"
        class="hidden"
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file) void openPicture(page, file);
          input.value = '';
        }}
      />
    </label>
  );
}
