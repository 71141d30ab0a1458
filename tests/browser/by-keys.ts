/** Going about a page by the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A person would have gone no further. */
const MOST_STEPS = 60;

/** Tab, or Shift+Tab where the field stands before, until it has the keyboard. */
export async function goTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const way = await wanted.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const position = activeElement?.compareDocumentPosition(element) ?? 0;
      return (position & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'Tab' : 'Shift+Tab';
    });
    if (way === 'there') return;
    await page.keyboard.press(way);
  }
  await expect(wanted).toBeFocused();
}

/** The entry of an open menu, by the arrows, and Enter. */
export async function takeEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  await expect(entry).toBeVisible();
  for (let step = 0; step < MOST_STEPS && (await entry.getAttribute('data-focus')) === null; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The number that the invoice being written will have, as the editor says it. */
export async function announcedNumber(page: Page): Promise<string> {
  const note = page.getByText(/urmează FCT-\d+/);
  await expect(note).toBeVisible();
  return /urmează (FCT-\d+)/.exec((await note.textContent()) ?? '')?.[1] ?? '';
}
