/**
 * Partners changed and removed by two people, one of them without network, as a person meets it: whose, when, what becomes of either
 * side, by keys on a desktop and by touch on a phone. Verifies: G9
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import {
  AddCompanyPartner,
  ListCompanyPartner,
  RemoveCompanyPartner,
  UpdateCompanyPartner,
} from '@/api/calls/definition-calls';
import type { EntityId, Version } from '@/api/ids';
import { authorizeUser, createAccount } from '../../server/accounts/create-account';
import { samplePartner } from '../server/support/samples';
import { signIn as signInToServer, type TestClient } from '../server/support/test-client';
import { asOwner } from './as-owner';
import { violationsOf } from './axe';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { openDevice } from './device';
import { openConflictChoice } from './pages/conflict-choice';
import { DEMO, untilSynchronised } from './pages/sign-in-page';
import { companyOf } from './server-company';

/** Current after the first sign-in. */
const CIF = '14399840';
const ANA = { email: 'ana.pop@exemplu.ro', password: 'o propoziție de ținut minte' };
const TODAY = /astăzi, \d\d:\d\d/;
/** Where pictures are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;

let desktop: Desktop;
let phone: Page;
let ana: TestClient;

test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
  const { installation } = desktop;
  const company = await companyOf(await signInToServer(installation.url, DEMO), CIF);
  await asOwner(installation, async (owner) => {
    const id = await createAccount(owner, { ...ANA, firstName: 'Ana', lastName: 'Pop', planName: '' });
    await authorizeUser(owner, id, company);
  });
  ana = await signInToServer(installation.url, ANA);
  phone = await phoneOf(browser);
});
test.afterAll(async () => {
  await phone.context().close();
  await closeDesktop(desktop);
});
test.afterEach(async () => {
  for (const page of [desktop.page, phone]) await page.context().setOffline(false);
});

async function phoneOf(browser: Browser): Promise<Page> {
  const page = await openDevice(browser, desktop.installation, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  return page;
}

interface Shared {
  readonly id: EntityId;
  readonly version: Version;
}

const company = () => companyOf(ana, CIF);

/** Known to both people. */
async function sharedPartner(name: string): Promise<Shared> {
  const partner = { ...samplePartner(name), contactName: 'Gheorghe', telephone: '0264 111 111' };
  const { version } = await ana.must(AddCompanyPartner, { body: { company: await company(), partner } });
  return { id: partner.id, version };
}

async function anaChanges({ id, version }: Shared, was: object, changes: object): Promise<void> {
  await ana.must(UpdateCompanyPartner, { body: { company: await company(), id, version, base: was, changes } });
}

async function anaRemoves({ id, version }: Shared): Promise<void> {
  await ana.must(RemoveCompanyPartner, { body: { company: await company(), id, version } });
}

async function onServer({ id }: Shared) {
  const { partners } = await ana.must(ListCompanyPartner, { body: { company: await company() } });
  return partners.find((partner) => partner.id === id);
}

/** Beside the list, or over it on the phone. */
async function openPartner(page: Page, name: string): Promise<Locator> {
  await page.goto(`${desktop.installation.url}/app/defs/partner`);
  // Long lists draw what is in sight.
  await page.getByLabel('Denumire: conține').fill(name);
  await page.getByText(name).first().click({ timeout: 20_000 });
  const panel = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
  await expect(panel.getByLabel('Persoană de contact')).toBeVisible();
  return panel;
}

async function changeContact(page: Page, name: string, contact: string): Promise<void> {
  const panel = await openPartner(page, name);
  await page.context().setOffline(true);
  await panel.getByLabel('Persoană de contact').fill(contact);
  await panel.getByLabel('Persoană de contact').press('Enter');
  await expect(page.getByText(new RegExp(`persoană de contact ${contact}`))).toBeAttached();
}

async function remove(page: Page, name: string): Promise<void> {
  const panel = await openPartner(page, name);
  await page.context().setOffline(true);
  await panel.getByRole('button', { name: 'Șterge partenerul' }).click();
  await expect(page.getByRole('button', { name: 'Anulează ștergerea' })).toBeVisible();
}

/** Back on the network; from the state in the bar to the choice, by keys alone. */
/** On the phone the partner lies over the list and the chip. */
async function closePartner(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Închide' });
  if (await close.isVisible()) await close.click();
}

async function openChoice(page: Page, title: string): Promise<Locator> {
  await closePartner(page);
  await page.context().setOffline(false);
  return openConflictChoice(page, title);
}

async function look(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` });
  expect.soft(await violationsOf(page), name).toEqual([]);
}

const DEVICES = [
  { name: 'on a desktop', page: () => desktop.page, suffix: 'A' },
  { name: 'on a phone', page: () => phone, suffix: 'B' },
] as const;

for (const { name: where, page: of, suffix } of DEVICES) {
  test(`a partner that two people changed: whose and when, and the choice is what the server keeps, ${where}`, async () => {
    const page = of();
    const name = `Moara Veche ${suffix} SRL`;
    const shared = await sharedPartner(name);
    await changeContact(page, name, 'Ilinca Bârsan');
    await anaChanges(
      shared,
      { contactName: 'Gheorghe', telephone: '0264 111 111' },
      { contactName: 'Vasile Rus', telephone: '0264 222 222' },
    );
    const dialog = await openChoice(page, `Partenerul „${name}” a fost schimbat în două locuri`);
    await expect(dialog).toContainText('Un câmp diferă. Alegeți ce rămâne.');
    await expect(dialog.getByRole('columnheader', { name: /^De la Ana Pop/ })).toContainText(TODAY);
    await expect(dialog.getByRole('columnheader', { name: /^Ale mele/ })).toContainText(TODAY);
    await expect(dialog.getByRole('row').filter({ hasText: 'Persoană de contact' })).toContainText('era Gheorghe');
    await look(page, `conflict-partner-${suffix}`);
    const mine = dialog.getByRole('radio', { name: 'Persoană de contact: Ale mele' });
    await mine.focus();
    await page.keyboard.press('Space');
    await expect(mine).toBeChecked();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await untilSynchronised(page);
    expect(await onServer(shared)).toMatchObject({ contactName: 'Ilinca Bârsan', telephone: '0264 222 222' });
  });

  // Catches: what another person writes into a field while one types in it takes the place of the keys, or is written over unseen.
  test(`a field that another person changes while one types in it: both are kept, and told, ${where}`, async () => {
    const page = of();
    const name = `Valea Lungă ${suffix} SRL`;
    const shared = await sharedPartner(name);
    const panel = await openPartner(page, name);
    const contact = panel.getByLabel('Persoană de contact');
    await contact.fill('Ilinca Bârsan');
    await anaChanges(
      shared,
      { contactName: 'Gheorghe', telephone: '0264 111 111' },
      { contactName: 'Vasile Rus', telephone: '0264 222 222' },
    );
    await expect(panel.getByLabel('Telefon')).toHaveValue('0264 222 222', { timeout: 30_000 });
    await expect(contact).toHaveValue('Ilinca Bârsan');
    await look(page, `typed-over-${suffix}`);
    await contact.press('Enter');
    const dialog = await openChoice(page, `Partenerul „${name}” a fost schimbat în două locuri`);
    await expect(dialog.getByRole('row').filter({ hasText: 'Persoană de contact' })).toContainText('era Gheorghe');
    await expect(dialog.getByRole('row').filter({ hasText: 'Persoană de contact' })).toContainText('Vasile Rus');
    await dialog.getByRole('radio', { name: 'Persoană de contact: Ale mele' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await untilSynchronised(page);
    expect(await onServer(shared)).toMatchObject({ contactName: 'Ilinca Bârsan', telephone: '0264 222 222' });
  });

  test(`a partner removed here and changed by another: who and when, and kept by the first choice, ${where}`, async () => {
    const page = of();
    const name = `Șura Nouă ${suffix} SRL`;
    const shared = await sharedPartner(name);
    await remove(page, name);
    await anaChanges(shared, { contactName: 'Gheorghe' }, { contactName: 'Vasile Rus' });
    const dialog = await openChoice(page, `Ați șters partenerul „${name}”, iar Ana Pop a făcut schimbări`);
    await expect(dialog).toContainText(
      /Schimbările făcute de Ana Pop, .*astăzi, \d\d:\d\d, au rămas; nimic nu s-a pierdut/,
    );
    await look(page, `conflict-removal-${suffix}`);
    await dialog.getByRole('button', { name: 'Păstrează' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await untilSynchronised(page);
    expect(await onServer(shared)).toMatchObject({ contactName: 'Vasile Rus' });
    await openPartner(page, name);
    await closePartner(page);
  });

  test(`a partner changed here and removed by another: it is brought back whole, ${where}`, async () => {
    const page = of();
    const name = `Fânul Alb ${suffix} SRL`;
    const shared = await sharedPartner(name);
    await changeContact(page, name, 'Ilinca Bârsan');
    await anaRemoves(shared);
    const dialog = await openChoice(page, `Ana Pop a șters partenerul „${name}”`);
    await expect(dialog).toContainText(TODAY);
    await expect(dialog).toContainText('este păstrat pe acest dispozitiv. Îl puteți aduce înapoi întreg');
    await look(page, `conflict-removed-elsewhere-${suffix}`);
    await dialog.getByRole('button', { name: 'Adu înapoi ce am scris' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await untilSynchronised(page);
    const { partners } = await ana.must(ListCompanyPartner, { body: { company: await company() } });
    expect(partners.filter((one) => one.name === name)).toMatchObject([
      { contactName: 'Ilinca Bârsan', telephone: '0264 111 111' },
    ]);
  });
}

// Catches: a cell that one only looked at writes back what stood there, over what another person wrote meanwhile.
test('a cell that was opened and left, and changed by another person meanwhile, stays as the other one wrote it', async () => {
  const { page } = desktop;
  const name = 'Poiana Mare SRL';
  const shared = await sharedPartner(name);
  const panel = await openPartner(page, name);
  await page.getByRole('grid', { name: 'Parteneri' }).focus();
  await page.keyboard.press('F2');
  const cell = page.getByRole('textbox', { name: 'Denumire', exact: true }).and(page.locator('[role=grid] *'));
  await expect(cell).toBeFocused();
  await anaChanges(shared, { name, telephone: '0264 111 111' }, { name: 'Poiana Mică SRL', telephone: '0264 222 222' });
  await expect(page.getByLabel('Telefon')).toHaveValue('0264 222 222', { timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(cell).toHaveCount(0);
  await expect(panel.or(page.getByRole('complementary', { name: 'Poiana Mică SRL' }))).toBeVisible();
  await untilSynchronised(page);
  expect(await onServer(shared)).toMatchObject({ name: 'Poiana Mică SRL' });
});
