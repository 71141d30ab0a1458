/** The preview of a draft of many lines: how far it is, stopped by its button, and begun again. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer, openEditor } from './pages/editor-page';

const LINES = 420;
const HELD = 'answers of workers are held';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

/** Workers whose answers, though not their words about progress, are kept from the page while it is told so. */
async function withHeldWorkers(): Promise<void> {
  await page.addInitScript((held) => {
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
        const heard = (event: Event): void => {
          if (event.type === 'message' && sessionStorage.getItem(held) !== null) return;
          if (typeof listener === 'function') listener.call(this, event);
          else listener?.handleEvent(event);
        };
        super.addEventListener(type, heard);
      }
    };
  }, HELD);
  await page.reload();
}

async function pasteLines(): Promise<void> {
  const rows = Array.from({ length: LINES }, (_, at) => `Șurub M${at + 1}\t\tbuc\t${at + 1}\t2,50`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('combobox', { name: 'Denumire, linia 1' }).focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('221.025,00').first()).toBeVisible();
}

test('is stopped by its button, says so, and is laid out again when asked', async () => {
  await withHeldWorkers();
  await openEditor(page);
  await chooseBuyer(page, 'Mobila Transilvania');
  await pasteLines();
  await page.evaluate((held) => sessionStorage.setItem(held, 'yes'), HELD);
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  const standing = page.getByRole('status').filter({ hasText: 'pe pagini' });
  await expect(standing).toHaveText('Se așază pe pagini: 400 din 420 de linii.');
  await page.getByRole('button', { name: 'Oprește', exact: true }).click();
  await expect(standing).toHaveText('Așezarea pe pagini este oprită. Nimic din factură nu s-a pierdut.');
  await expect(page.locator('.paper-page')).toHaveCount(0);

  await page.evaluate((held) => sessionStorage.removeItem(held), HELD);
  await page.getByRole('button', { name: 'Așază pe pagini' }).click();
  await expect(page.getByText('Așa o vede cumpărătorul după emitere.')).toBeVisible();
  await expect(page.locator('.paper-page').last()).toContainText(/Pagina (\d+) din \1/);
});
