// SPDX-License-Identifier: MIT
//
// Each tool of a setter, open, on a desk and on a phone: axe finds no fault and nothing is cut off at the side.
// Pictures go to the folder that PICTURES names, to be looked at.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { button, kPuzzle, openPuzzle, test } from './page';

const kSet = JSON.stringify({
  omnidoku: 1,
  metadata: { title: 'Half set', author: 'Somebody' },
  givens: { R5C5: '5' },
  constraints: [
    { type: 'killer', cells: ['R1C1', 'R1C2'], sum: 9 },
    { type: 'thermometer', cells: ['R3C3', 'R4C4', 'R5C4'] },
    { type: 'little_killer', cells: ['R3C1', 'R2C2', 'R1C3'], sum: 12 },
  ],
  drawings: [{ form: 'line', cells: ['R7C7', 'R8C8'], colour: '#67f067' }],
  fog: 'R1C1',
});

/** Keeps a picture where that is wished; axe finds nothing, and nothing is wider than its place. */
async function look(page: Page, file: string, name: string, part: Locator): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    const path = `${folder}/${file}.png`;
    await page.screenshot({ path });
    console.log(`${path}: ${name}`);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    name,
  ).toEqual([]);
  const beyond = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(beyond, `${name}: wider than its place`).toBeLessThanOrEqual(1);
}

for (const [where, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('each tool of a setter is whole, and axe finds no fault in it', async ({ page }) => {
      test.slow(); // axe looks at each of them
      // With one game alone the library asks no more.
      await openPuzzle(page, kPuzzle);
      await openPuzzle(page, kSet);
      await button(page, 'Set').click();
      const tools = page.locator('.setting > details');
      await expect(tools.last()).toBeVisible();
      for (const one of await tools.all()) {
        if ((await one.getAttribute('open')) !== null) await one.locator('summary').first().click();
      }
      for (const [at, tool] of (await tools.all()).entries()) {
        const summary = tool.locator('summary').first();
        const name = (await summary.innerText()).trim();
        await summary.click();
        if (name === 'Before publishing') {
          await button(page, 'Go through the list').click();
          await expect(tool.locator('.checklist li').first()).toBeVisible();
        }
        await tool.scrollIntoViewIfNeeded();
        await look(page, `${viewport.width}-${at}`, name, tool);
        await summary.click();
      }
      await button(page, 'Library').click();
      const dialog = page.getByRole('dialog');
      await button(page, 'Drafts').click();
      await expect(dialog.getByText('Half set').first()).toBeVisible();
      await look(page, `${viewport.width}-drafts`, 'Drafts', dialog);
    });
  });
}
