/** A new draft that is left while its first keys are on their way to the storage is kept, and its address does not come back. Verifies: G1. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import { storedRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { openEditor } from './pages/editor-page';
import { openNewTransport, TRANSPORTS } from './pages/transport-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

/** In one task: no save of it can end before the page is another one. */
async function typeAndGo(field: Locator, text: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'e-Transport' }).first();
  await field.evaluate(
    (input: HTMLInputElement | HTMLTextAreaElement, { text, link }) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
      set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (link instanceof HTMLElement) link.click();
    },
    { text, link: await link.elementHandle() },
  );
}

async function expectKeptAndLeft(table: 'draft' | 'transportDraft', text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await storedRows(page, [table]))).toContain(text);
  await expect(page.getByRole('heading', { level: 1, name: 'e-Transport' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${TRANSPORTS}$`));
}

test('an invoice', async () => {
  await openEditor(page);
  await typeAndGo(page.getByLabel('Observații'), 'Plecat de la prima tastă');
  await expectKeptAndLeft('draft', 'Plecat de la prima tastă');
});

// Before: the save that came after brought the editor back over the page that was gone to.
test('a declaration of transport', async () => {
  const form = await openNewTransport(page, installation.url);
  const line = form.getByRole('group', { name: 'Linia 1', exact: true });
  await typeAndGo(line.getByRole('textbox', { name: /^Marfă/ }), 'Mere Idared');
  await expectKeptAndLeft('transportDraft', 'Mere Idared');
});
