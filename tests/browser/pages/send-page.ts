import { expect, type Locator, type Page } from '@playwright/test';

/** Rows of a hundred files and more are drawn at once in a window this high. */
export const TALL_WINDOW = { width: 1440, height: 2400 } as const;

export async function openSend(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/invoices/send`);
  await expect(page.getByRole('heading', { name: 'Trimitere XML' })).toBeVisible();
}

/** Drops files and folders of the disk on the page, as a hand would: Chromium makes the drag, the page only gets it. */
export async function dropPaths(page: Page, paths: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 700, y: 500, data });
  await devtools.detach();
}

/** How many files the summary counts under a name: „Acceptate”, „Cu erori”. */
export async function summaryCount(page: Page, kind: string): Promise<number> {
  const part = page
    .getByRole('group', { name: 'Rezumatul citirii' })
    .getByRole('button', { name: new RegExp(`^${kind}`) });
  // Name, count and note: the note may begin with a number too.
  const count = await part.locator('span').nth(1).textContent();
  return Number(count?.replaceAll('.', ''));
}

/** Waits until so many files are listed and all of them are read. */
export async function untilRead(page: Page, files: number): Promise<void> {
  await expect.poll(() => summaryCount(page, 'Toate'), { timeout: 60_000 }).toBe(files);
  await expect(page.getByRole('button', { name: 'Oprește citirea' })).toBeHidden();
}

/** The row of a file, by its whole path. */
export function fileRow(page: Page, path: string): Locator {
  return page
    .getByRole('grid', { name: 'Trimitere XML' })
    .getByRole('row')
    .filter({ has: page.getByTitle(path, { exact: true }) });
}

export async function clearList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Golește lista' }).click();
  await expect(page.getByText(/^Trageți aici/)).toBeVisible();
}
