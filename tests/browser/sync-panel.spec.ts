/**
 * What the panel and the pages say where nobody is at work: a pause of another tab, and what a restored server has lost and this device
 * cannot give back (decisions 0148 and 0161). Its rows are put in place as the device leaves them after a restore.
 */
import { expect, type Page, test } from '@playwright/test';
import { fillOutbox } from '../bench/browser/fill-outbox';
import { violationsOf } from './axe';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { closeNotices } from './pages/public-notices';

/** Where pictures are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;
const SINCE = '2026-11-24T07:14:00.000Z';
const SIZES = { 390: 844, 1440: 900 } as const;

let desktop: Desktop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Sincronizare' }).or(page.getByRole('dialog'));

async function openPanel(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: /^Sincronizare: / });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
}

async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390] as const) {
    await page.setViewportSize({ width, height: SIZES[width] });
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    expect.soft(await violationsOf(page), `${name}, ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a second tab says that the first one is paused, and ends it', async () => {
  const { page, installation } = desktop;
  const second = await page.context().newPage();
  await second.goto(`${installation.url}/app/invoices/out`);
  await closeNotices(second);
  await openPanel(second);
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Pauză' }).press('Enter');
  await expect(panelOf(page)).toContainText('Sincronizarea este oprită');
  // Before: it said that all was sent.
  await expect(panelOf(second)).toContainText('Sincronizarea este oprită din altă filă');
  await look(second, 'paused-elsewhere');
  await second.reload();
  await openPanel(second);
  await expect(panelOf(second)).toContainText('Sincronizarea este oprită din altă filă');
  await panelOf(second).getByRole('button', { name: 'Continuă' }).press('Enter');
  for (const tab of [page, second]) {
    await expect(panelOf(tab)).not.toContainText('Sincronizarea este oprită');
    await expect(panelOf(tab).getByRole('button', { name: 'Pauză' })).toBeVisible();
  }
  // A tab that is closed is not believed paused.
  await panelOf(page).getByRole('button', { name: 'Pauză' }).press('Enter');
  await expect(panelOf(second)).toContainText('oprită din altă filă');
  await page.close();
  await expect(panelOf(second)).not.toContainText('Sincronizarea este oprită');
  await panelOf(second).getByRole('button', { name: 'Închide', exact: true }).click();
  desktop = { ...desktop, page: second };
});

interface Lost {
  readonly invoice: { readonly id: string; readonly number: string };
  readonly shown: string;
  readonly gone: { readonly id: string; readonly uit: string };
}

/** As give-document-back.ts and lost-steps.ts leave them: an invoice, a step of a shown declaration, a declaration that has left. */
function loseByRestore(page: Page): Promise<Lost> {
  return page.evaluate(async (since) => {
    const ended = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const db = await ended(indexedDB.open(names.find((name) => name.startsWith('condica:')) ?? ''));
    const stores = db.transaction(['archive', 'document', 'transport', 'transportXml', 'kv'], 'readwrite');
    // As the app wrote them.
    const rows = await ended(stores.objectStore('archive').getAll());
    const row = rows.find(({ direction, base, pending }) => {
      const open = ['recorded', 'uploading', 'uploaded', 'processing', 'doubtful'].includes(base?.state);
      return direction === 'out' && open && base.held === undefined && pending.length === 0;
    });
    stores.objectStore('archive').put({ ...row, version: 0, lost: { since, deviceName: 'Laptopul Anei' } });
    stores.objectStore('document').delete([row.id, 'xml']);
    const transports = await ended(stores.objectStore('transport').getAll());
    const told = transports.find(({ base }) => base?.origin === 'own' && base.uit !== '' && base.companyId !== 0);
    const [first] = told.base.steps;
    const later = (id: string, kind: string) => ({ ...first, id, kind, madeAt: since, settledAt: since });
    const [missing, kept] = ['00000000-0000-4000-8000-00000000f001', '00000000-0000-4000-8000-00000000f002'];
    const steps = [...told.base.steps, later(missing, 'correct'), later(kept, 'vehicle')];
    const document = { step: kept, xml: '<x/>', sha256: 'a'.repeat(64) };
    const gone = { ...told.base, id: '00000000-0000-4000-8000-00000000f003', steps };
    const value = [
      { item: { ...told.base, steps }, documents: [document] },
      { item: gone, documents: [document] },
    ];
    await ended(stores.objectStore('kv').put({ key: `lost-steps ${told.companyId}`, value }));
    db.close();
    return {
      invoice: { id: row.id, number: row.number },
      shown: told.id,
      gone: { id: gone.id, uit: told.base.uit },
    };
  }, SINCE);
}

test('what a restored server has lost is told on the invoice, the transport and the panel, with what to do', async () => {
  const { page, installation } = desktop;
  await page.context().setOffline(true);
  const { invoice, shown, gone } = await loseByRestore(page);

  await page.goto(`${installation.url}/app/invoices/view?id=${invoice.id}`);
  const told = page.getByRole('heading', { name: 'Documentul ei nu mai este pe server' });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Numărul ${invoice.number} rămâne folosit`)).toBeVisible();
  await expect(page.getByText(/cu rețea, pe „Laptopul Anei”, de unde a fost emisă/)).toBeVisible();
  await expect(page.getByText('Fără document').first()).toBeVisible();
  await expect(page.getByText(/nu este nici aici, nici pe server/)).toBeVisible();
  await look(page, 'lost-invoice-page');
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.getByLabel('Număr: conține').fill(invoice.number);
  await page.getByRole('row').filter({ hasText: invoice.number }).last().click();
  const beside = page.getByRole('complementary', { name: invoice.number });
  await expect(beside.getByRole('heading', { name: 'Documentul ei nu mai este pe server' })).toBeVisible();
  await look(page, 'lost-invoice-panel');
  await beside.getByRole('link', { name: 'Adaugă fișierul XML' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Trimitere XML' })).toBeVisible();

  await page.goto(`${installation.url}/app/eTrans/viewEtrans?id=${shown}`);
  await expect(page.getByText('pierdută de serverul restaurat; documentul ei este păstrat aici')).toBeVisible();
  await look(page, 'lost-step');
  await page.goto(`${installation.url}/app/invoices/out`);
  await openPanel(page);
  const section = panelOf(page);
  await expect(section.getByRole('heading', { name: /^Transporturi care așteaptă alt dispozitiv/ })).toContainText('2');
  await look(page, 'lost-steps-in-panel');
  await section
    .getByRole('link', { name: new RegExp(gone.uit.slice(0, 4)) })
    .last()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Serverul nu mai are această declarație' }).first()).toBeVisible();
  await expect(page.getByText(/este la ANAF și rămâne al transportului.*Păstrat aici: Vehicul schimbat/)).toBeVisible();
  await look(page, 'lost-declaration');
});

// Its keys are counted five hundred at a time, its rows are shown by the fifteen.
test('of a long outbox the oldest stand there at once, and all of them are counted, also after one was given up', async () => {
  const { page, installation } = desktop;
  await page.context().setOffline(true);
  await page.evaluate(fillOutbox, 640);
  await page.goto(`${installation.url}/app/invoices/out`);
  await openPanel(page);
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await expect(panel).toContainText('640 de lucrări nu au ajuns încă pe server.');
  await expect(panel.getByRole('heading', { name: /^În așteptare/ })).toContainText('640');
  const listed = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /: (Partener|FCT-)[^–]*$/ }) });
  await expect(listed).toHaveCount(15);
  await panel.getByRole('button', { name: 'Arată încă din cele 625 rămase' }).press('Enter');
  await expect(listed).toHaveCount(215);
  await look(page, 'long-outbox');
  // One that no attempt has reached.
  const last = panel.getByRole('button', { name: /: Partener 213$/ });
  await last.press('Enter');
  await page.getByRole('menuitem', { name: 'Renunță' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Renunță' }).press('Enter');
  await expect(panel).toContainText('639 de lucrări nu au ajuns încă pe server.');
  await expect(last).toHaveCount(0);
});

// Before: each attempt to send took the menu away for as long as it lasted, and the keyboard with it.
test('the menu of what waits stays as it was opened while the road is tried', async () => {
  const { page, installation } = desktop;
  await page.context().setOffline(true);
  await page.evaluate(fillOutbox, 2);
  const attempts: string[] = [];
  page.context().on('requestfailed', (request) => attempts.push(request.url()));
  await page.goto(`${installation.url}/app/invoices/out`);
  await openPanel(page);
  await panelOf(page)
    .getByRole('button', { name: /: Partener 1$/ })
    .press('Enter');
  const actions = page.getByRole('menuitem');
  const opened = await actions.allTextContents();
  const before = attempts.length;
  await expect.poll(() => attempts.length, { timeout: 60_000 }).toBeGreaterThan(before + 1);
  expect(await actions.allTextContents()).toEqual(opened);
  await page.keyboard.press('Enter');
  await expect(actions).toHaveCount(0);
});
