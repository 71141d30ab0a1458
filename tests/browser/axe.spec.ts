/** The oracle of accessibility itself: what is faint is found by all rules and by those of colours, and a page without a fault has none. */
import { expect, test } from '@playwright/test';
import { colourViolationsOf, faintTexts, violationsOf } from './axe';

const pageOf = (colour: string): string =>
  `<!doctype html><html lang="ro"><title>Probă</title><main style="background:#fff;color:${colour}">Un text de citit</main></html>`;

test('a faint text is found, by the rules of colours alone too', async ({ page }) => {
  await page.setContent(pageOf('#bbb'));
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^color-contrast at main/)]);
  expect(await colourViolationsOf(page)).toEqual([expect.stringMatching(/^color-contrast at main/)]);
  // Before: what was below 4.5:1 was not counted among the faint ones.
  expect(await faintTexts(page, 'main')).toHaveLength(1);
});

test('a text that is clear enough elsewhere is faint where it is read in a hurry', async ({ page }) => {
  await page.setContent(pageOf('#6a6a6a'));
  expect(await violationsOf(page)).toEqual([]);
  expect(await faintTexts(page, 'main')).toEqual([expect.stringMatching(/^color-contrast-enhanced at main/)]);
});

test('a page without a fault has none', async ({ page }) => {
  await page.setContent(pageOf('#111'));
  expect(await violationsOf(page)).toEqual([]);
  expect(await colourViolationsOf(page)).toEqual([]);
  expect(await faintTexts(page, 'main')).toEqual([]);
});
