/**
 * A draft that the office issued while it was written in the field, on a phone and by touch: what became of it is told where the
 * state of the synchronisation stands, and what was written comes back as a draft. The same on a desktop: conflicts.spec.ts.
 */
import { expect, type Page, test } from '@playwright/test';
import { ListSavedDrafts } from '@/api/calls/draft-calls';
import { signIn as signInToServer } from '../server/support/test-client';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import { openDevice } from './device';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { DEMO, untilSynchronised } from './pages/sign-in-page';
import { companyOf } from './server-company';

const CIF = '14399840';
const BUYER = 'Electro Instal';
const WRITTEN = 'predat pe șantier';

let installation: Installation;
let office: Page;
let phone: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page: office } = await openDesktop(browser));
  phone = await openDevice(browser, installation, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
});
test.afterAll(async () => {
  await phone.context().close();
  await closeDesktop({ installation, page: office });
});

async function draftNotesOnServer(): Promise<readonly unknown[]> {
  const client = await signInToServer(installation.url, DEMO);
  const { drafts } = await client.must(ListSavedDrafts, { body: { company: await companyOf(client, CIF) } });
  return drafts.flatMap(({ content }) => (content.buyer.name.startsWith(BUYER) ? [content.notes] : []));
}

async function fitsWidth(): Promise<void> {
  const wider = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('its number is told, nothing is cut, and a touch brings back what was written', async () => {
  await office.goto(`${installation.url}/app/invoices/out`);
  const number = await openEditor(office);
  await writeInvoice(office, BUYER);
  await expect(office.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await untilSynchronised(office);

  await phone.goto(`${installation.url}/app/invoices/drafts`);
  const card = phone.getByRole('list', { name: 'Ciorne' }).getByRole('listitem').filter({ hasText: BUYER });
  await expect(card).toContainText('242,00', { timeout: 30_000 });
  await card.getByText(BUYER).tap();
  await phone.getByRole('navigation', { name: 'Pașii facturii' }).getByRole('button', { name: 'Detalii' }).tap();
  const notes = phone.getByLabel('Observații');
  await expect(notes).toBeVisible();
  await phone.context().setOffline(true);
  await notes.fill(WRITTEN);
  await phone.getByRole('button', { name: 'Înapoi la ciorne' }).tap();
  await expect(card).toContainText('Doar aici');
  await issue(office, number);
  await untilSynchronised(office);

  await phone.context().setOffline(false);
  const state = phone.getByRole('button', { name: /^Sincronizare: 1 de ales/ });
  await expect(state).toBeVisible({ timeout: 30_000 });
  await state.tap();
  await phone.getByRole('button', { name: 'Alege', exact: true }).tap();
  const dialog = phone.getByRole('dialog', { name: new RegExp(` a emis ciorna pentru ${BUYER}.* ca ${number}$`) });
  await expect(dialog).toContainText(`nu este în factura ${number} și este păstrat pe acest dispozitiv`);
  await fitsWidth();
  expect(await violationsOf(phone)).toEqual([]);
  if (process.env.CONDICA_LOOK) await phone.screenshot({ path: '/tmp/look-conflict-phone.png' });
  await dialog.getByRole('button', { name: 'Adu înapoi ca ciornă' }).tap();
  await expect(dialog).toHaveCount(0);
  await untilSynchronised(phone);
  expect(await draftNotesOnServer()).toEqual([WRITTEN]);
  await expect
    .poll(async () => (await installation.uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
});
