/** Goods of a transport out of the papers that go with them: an invoice just written without network, a received one, a delivery note's file. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer, issue, openEditor, typeLine } from './pages/editor-page';
import { openNewTransport, PARTNER, transportForm } from './pages/transport-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const line = (place: number) => transportForm(page).getByRole('group', { name: `Linia ${place}`, exact: true });
const need = () => page.getByRole('region', { name: 'Trebuie UIT?' });

test('of an invoice just issued without network: goods, buyer, number, and whether a UIT is needed', async () => {
  const number = await openEditor(page);
  await page.context().setOffline(true);
  try {
    await chooseBuyer(page, PARTNER);
    await typeLine(page, 1, { name: 'Mere Idared', quantity: '1200', price: '10' });
    await issue(page, number);
    await openFromInvoice(number);
    await expect(line(1).getByRole('textbox', { name: /^Marfă/ })).toHaveValue('Mere Idared');
    await expect(line(1).getByRole('textbox', { name: /^Fără TVA, lei/ })).toHaveValue(/^12\.?000/);
    const form = transportForm(page);
    await expect(form.getByRole('combobox', { name: /^Denumire/ })).toHaveValue(new RegExp(`^${PARTNER}`));
    await expect(form.getByRole('textbox', { name: 'Număr document' })).toHaveValue(number);
    await line(1)
      .getByRole('combobox', { name: /^Cod tarifar/ })
      .fill('08081080');
    await need().getByRole('combobox').selectOption('light');
    await expect(need()).toContainText('Nu, transportul nu are nevoie de UIT.');
    await need().getByRole('combobox').selectOption('heavy');
    await expect(need()).toContainText('Da, transportul are nevoie de UIT.');
  } finally {
    await page.context().setOffline(false);
  }
});

/** From the new declaration's own head, the newest with this number. */
async function openFromInvoice(number: string): Promise<void> {
  await openNewTransport(page, installation.url);
  await page.getByRole('button', { name: 'Marfă din factură' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(number);
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(dialog).toBeHidden();
}

test('of a delivery note out of its table: the goods, the number, the day', async () => {
  await openNewTransport(page, installation.url);
  await page.getByRole('button', { name: 'Marfă din aviz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marfă dintr-un aviz' });
  const choose = (name: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') }]);
  await choose('sold.csv', 'Cont;Sold\n401;12');
  await expect(dialog).toContainText('nu are marfă care se poate citi');
  await choose(
    'aviz.csv',
    'Denumire;UM;Cantitate;Cod NC;Kg brut;Valoare;Nr. aviz;Data aviz\nPere;KGM;900;08083090;945;5400;AV 77;25.11.2026\n',
  );
  await expect(dialog).toBeHidden();
  await expect(line(1).getByRole('textbox', { name: /^Marfă/ })).toHaveValue('Pere');
  await expect(transportForm(page).getByRole('textbox', { name: 'Număr document' })).toHaveValue('AV 77');
  await need().getByRole('combobox').selectOption('heavy');
  await expect(need()).toContainText('Da, transportul are nevoie de UIT.');
});
