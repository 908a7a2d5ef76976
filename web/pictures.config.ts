// SPDX-License-Identifier: MIT
//
// Makes the pictures of docs/PAGE.md, in place of testing anything, after a build of the page:
//
//   npx playwright test --config pictures.config.ts
//   pngquant --force --ext .png --skip-if-larger ../docs/pictures/page-*.png

import tests from './playwright.config';

export default { ...tests, testDir: 'pictures', workers: 1 };
