// SPDX-License-Identifier: MIT
//
// Teaches the page to read digits, in place of testing anything (photo_training/train.spec.ts):
//
//   npx playwright test --config photo_training.config.ts

import tests from './playwright.config';

export default {
  ...tests,
  testDir: 'photo_training',
  workers: 1,
  retries: 0,
  webServer: undefined,
};
