import { test } from '@playwright/test';
import { openDesktop, closeDesktop } from './desktop';

const DAY = 86_400_000;
const day = (by: number): string => new Date(Date.now() + by * DAY).toISOString().slice(0, 10);

function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

function item(n: number, over: object) {
  return {
    id: uuid(n), origin: 'own', uit: '7K2P0C4X0W3DTQ34', expiresOn: '', operation: '30', startDate: day(-1), vehicle: 'CJ24MGD',
    firstTrailer: 'CJ09XTR', secondTrailer: '', partnerCountry: 'RO', partnerCode: '18745203', partnerName: 'Hotel Vârful Înalt S.R.L.',
    organiserCountry: 'RO', organiserCode: '17488322', organiserName: 'Transilog Nord S.R.L.', from: 'Cluj-Napoca, Fabricii 9', to: 'Brașov, Cetinii 14',
    lines: 3, goods: 'Mere Idared 08081080, Bere blondă 22030001', papers: 'FCT-0405', netWeight: '3198.00', grossWeight: '4280.00', value: '20400.00',
    declaredAt: new Date().toISOString(),
    steps: [{ id: uuid(1000 + n), kind: 'declare', state: 'accepted', madeAt: new Date().toISOString(), recordedAt: new Date().toISOString(), uploadIndex: '5014886907',
      settledAt: new Date().toISOString(), messages: [], afterOutage: false, xmlSha256: 'a'.repeat(64), xmlBytes: 900 }],
    ...over,
  };
}
const step = (n: number, state: string, messages: string[] = []) => [{ ...item(n, {}).steps[0], state, settledAt: '', messages }];

test('look', async ({ browser }) => {
  test.setTimeout(300_000);
  const desktop = await openDesktop(browser);
  const { page, installation } = desktop;
  const rows = [
    item(1, {}),
    item(2, { uit: '4C0U0C0J0W3DDQ92', startDate: day(-4), vehicle: 'CJ18TRN', partnerName: 'Farmacia Țițeica S.R.L.', to: 'Craiova' }),
    item(3, { uit: '9A3W0D8Q0C2PFL04', startDate: day(-5), operation: '10', vehicle: 'W8142KS', partnerName: 'Steiner Kaffee GmbH', from: 'PTF Nădlac', to: 'Cluj-Napoca' }),
    item(4, { uit: '1M8H0R5T0J6LKA13', startDate: day(1), vehicle: 'CJ31MGD', partnerName: 'Panificație Siret S.R.L.', to: 'Suceava', steps: step(4, 'processing') }),
    item(5, { uit: '', startDate: day(0), vehicle: 'B204KLM', partnerName: 'Dunav Foods EOOD', to: 'Giurgiu', steps: step(5, 'rejected', ['Linia 2: codul tarifar cere 4, 6 sau 8 cifre.']) }),
    item(6, { uit: '5Y0Q0L0A0Y3AJA00', startDate: day(-20), partnerName: 'Restaurant Poarta Veche S.R.L.' }),
  ];
  await page.goto(`${installation.url}/app/eTrans/eTransHome`);
  await page.getByRole('heading', { name: 'e-Transport' }).waitFor();
  await page.screenshot({ path: '/tmp/look-home-empty.png' });
  await page.evaluate(async (all) => {
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((ok, bad) => { const r = indexedDB.open(name); r.onsuccess = () => ok(r.result); r.onerror = () => bad(r.error); });
      if (!db.objectStoreNames.contains('transport')) { db.close(); continue; }
      const companies: any[] = await new Promise((ok) => { const r = db.transaction('company').objectStore('company').getAll(); r.onsuccess = () => ok(r.result); });
      const tx = db.transaction('transport', 'readwrite');
      for (const company of companies) for (const one of all as any[]) {
        const id = one.id.slice(0, 24) + String(company.id).padStart(6, '0') + one.id.slice(30);
        const base = { ...one, id };
        tx.objectStore('transport').put({ id, companyId: company.id, startDate: base.startDate, search: JSON.stringify(base).toLowerCase(), version: 1, base, pending: [] });
      }
      await new Promise((ok) => { tx.oncomplete = ok; });
      db.close();
    }
  }, rows);
  await page.reload();
  await page.getByText('7K2P 0C4X 0W3D TQ34').first().waitFor();
  await page.screenshot({ path: '/tmp/look-home.png' });
  await page.getByText('7K2P 0C4X 0W3D TQ34').first().click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/look-panel.png' });
  await page.goto(`${installation.url}/app/eTrans/viewEtrans`);
  await page.getByRole('form', { name: 'Declarația' }).waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/look-editor.png' });
  await page.getByLabel('Marfă').first().fill('Bere blondă');
  await page.getByLabel('Cod tarifar').first().fill('bere');
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/look-editor-tariff.png' });
  await page.goto(`${installation.url}/app/eTrans/defs/transportators`); await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-carriers.png' });
  await page.goto(`${installation.url}/app/eTrans/etransOptions`); await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-options.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/eTrans/eTransHome`); await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/look-phone-home.png' });
  await page.getByText('7K2P 0C4X 0W3D TQ34').first().click(); await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-phone-card.png' });
  await page.getByRole('button', { name: 'Schimbă vehiculul' }).click(); await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/look-phone-vehicle.png' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Arată la control' }).click(); await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/look-phone-control.png' });
  await page.goto(`${installation.url}/app/eTrans/eTransHome`); await page.waitForTimeout(800);
  await page.getByText('1M8H 0R5T 0J6L KA13').first().click(); await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-phone-pending.png' });
  await page.goto(`${installation.url}/app/eTrans/viewEtrans`); await page.waitForTimeout(1200);
  await page.screenshot({ path: '/tmp/look-phone-editor.png' });
  await page.getByRole('button', { name: 'Marfă', exact: true }).click(); await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/look-phone-goods.png' });
  await closeDesktop(desktop);
});
