/** What definitions and series open beside their lists, as it is looked at: tables taken in, what stands twice, own codes, the register. */
import { expect, type Page } from '@playwright/test';
import { AddCompanyPartner, AddCompanyPrice, ListCompanyProduct } from '@/api/calls/definition-calls';
import { AddCompanyInternCode } from '@/api/calls/intern-code-calls';
import { decimalText } from '@/domain/money/decimal-text';
import { newEntityId, samplePartner } from '../server/support/samples';
import { signIn } from '../server/support/test-client';
import { DEMO } from './pages/sign-in-page';
import { goTo, type Screen, screen } from './screen';
import { companyOf } from './server-company';

const BOTH = { phone: true } as const;
/** Current after the first sign-in. */
const CIF = '14399840';
/** One row is new, one has no name, and one column is not known. */
const PRODUCTS = ['Denumire;Cod;UM;Preț;Raft', 'Șurub M6;SRB6;buc;1,5;A1', ';PLT6;buc;0,9;A2'].join('\r\n');

async function openCodes(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/defs/intProCod`, 'Coduri interne');
}

async function openFirstCode(page: Page, url: string): Promise<void> {
  const client = await signIn(url, DEMO);
  const code = { id: newEntityId(), code: 'M-100', name: 'Făină albă 650', unitCode: 'KGM', group: '', account: '371' };
  const companyId = await companyOf(client, CIF);
  await client.must(AddCompanyInternCode, { body: { companyId, internalCode: code } });
  await openCodes(page, url);
  await page.getByText('Făină albă 650').first().click();
  await expect(page.getByLabel(/^Grupă/).first()).toBeVisible();
}

/** The strip below the list: nothing is written before it is asked for. */
async function openStrip(page: Page, url: string, table: string): Promise<void> {
  await goTo(page, `${url}/app/defs/product`, 'Produse');
  const file = { name: 'nomenclator.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.locator('input[type=file][accept*=xlsx]').setInputFiles([file]);
  await expect(page.getByRole('region', { name: 'nomenclator.csv' })).toBeVisible();
}

async function openDuplicates(page: Page, url: string): Promise<void> {
  const client = await signIn(url, DEMO);
  const company = await companyOf(client, CIF);
  for (const email of ['', 'contact@dublura.ro'])
    await client.must(AddCompanyPartner, { body: { company, partner: { ...samplePartner('Dublura SRL'), email } } });
  await goTo(page, `${url}/app/defs/partner`, 'Parteneri');
  await page.getByRole('button', { name: 'Unește dublurile' }).click({ timeout: 30_000 });
  await expect(page.getByRole('dialog', { name: 'Parteneri scriși de mai multe ori' })).toBeVisible();
}

async function openFirstPrice(page: Page, url: string): Promise<void> {
  const client = await signIn(url, DEMO);
  const company = await companyOf(client, CIF);
  const { products } = await client.must(ListCompanyProduct, { body: { company } });
  const lists = [
    { list: 'Angro', price: decimalText('2.40'), discount: decimalText('10'), validFrom: '2026-11-01', validUntil: '' },
    { list: 'HoReCa', price: decimalText('2.65'), discount: '' as const, validFrom: '', validUntil: '2026-12-31' },
  ];
  for (const { id: product } of products.slice(0, 3))
    for (const own of lists) {
      const listPrice = { id: newEntityId(), product, currency: 'RON', ...own };
      await client.must(AddCompanyPrice, { body: { company, listPrice } });
    }
  await goTo(page, `${url}/app/defs/prices`, 'Liste de prețuri');
  await page.getByText('HoReCa').first().click();
  await expect(page.getByLabel(/^Lista de prețuri/).first()).toBeVisible();
}

async function openRegister(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/config/serialRegister`, 'Registrul seriilor');
  await page.getByRole('tab', { name: /^FCT-/ }).click();
  await expect(page.getByText(/^\d+ facturi, \d/).first()).toBeVisible();
}

export const DEFINITION_SCREENS: readonly Screen[] = [
  screen('intern-codes-empty', openCodes, BOTH),
  screen('intern-code', openFirstCode, BOTH),
  screen('prices-empty', (page, url) => goTo(page, `${url}/app/defs/prices`, 'Liste de prețuri'), BOTH),
  screen('price', openFirstPrice, BOTH),
  screen('prices', (page, url) => goTo(page, `${url}/app/defs/prices`, 'Liste de prețuri'), BOTH),
  screen('product-panel', async (page, url) => {
    await goTo(page, `${url}/app/defs/product`, 'Produse');
    await page.getByRole('grid', { name: 'Produse' }).getByRole('row').nth(2).click();
    await expect(page.getByLabel('Grupă', { exact: true })).toBeVisible();
  }),
  screen('import-strip', (page, url) => openStrip(page, url, PRODUCTS), BOTH),
  screen('import-rows', async (page, url) => {
    await openStrip(page, url, PRODUCTS);
    await page.getByRole('button', { name: 'Coloane și rânduri' }).click();
    await expect(page.getByRole('region', { name: 'Ce se schimbă' })).toBeVisible();
  }),
  screen(
    'import-columns',
    async (page, url) => {
      await openStrip(page, url, 'Ce;Nr;Cum\r\nȘurub M6;SRB6;buc');
      await expect(page.getByRole('region', { name: 'Ce conține fiecare coloană' })).toBeVisible();
    },
    BOTH,
  ),
  screen('merge', openDuplicates),
  screen('serial-register', openRegister, BOTH),
  screen(
    'serial-decision',
    async (page, url) => {
      await openRegister(page, url);
      await page.getByRole('button', { name: 'Decizie internă' }).click();
      await expect(page.getByText(/^Nicio decizie încă|^Decizia nr\. \d/).first()).toBeVisible();
    },
    BOTH,
  ),
];
