/** Declarations of transport as people write and find them, on the desktop and in the steps of the phone. */
import { expect, type Locator, type Page } from '@playwright/test';

export const TRANSPORTS = '/app/eTrans/eTransHome';
export const TRANSPORT = '/app/eTrans/viewEtrans';

/** Of the demonstration's partners: at home, with an address. */
export const PARTNER = 'Mobila Transilvania';

export function transportForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Declarația' });
}

/** The list's rows, or its cards on the phone. */
export function transportRows(page: Page): Locator {
  const label = { name: 'e-Transport', exact: true };
  return page.getByRole('grid', label).or(page.getByRole('list', label));
}

type Step = 'Traseu' | 'Marfă' | 'Vehicul' | 'Declară';

/** On the phone the step of this name; the desktop shows all of them. */
export async function goToStep(page: Page, step: Step): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Pașii declarației' });
  if (await steps.isVisible()) await steps.getByRole('button', { name: step }).click();
}

/** The editor on a new declaration. */
export async function openNewTransport(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}${TRANSPORT}`);
  await expect(page.getByRole('heading', { name: 'Declarație nouă' })).toBeVisible();
  return transportForm(page);
}

/** As above, from the list: nothing is fetched. */
export async function openFromList(page: Page): Promise<void> {
  const name = /^Declarație nouă/;
  await page.getByRole('main').getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  await expect(page.getByRole('heading', { name: 'Declarație nouă' })).toBeVisible();
}

export interface WrittenTransport {
  readonly vehicle?: string;
  readonly paper?: string;
  readonly gross?: string;
}

/** A whole domestic declaration that starts today: goods to a known partner. */
export async function writeTransport(page: Page, written: WrittenTransport = {}): Promise<void> {
  const { vehicle = 'B 321 PRB', paper = 'AV 321', gross = '1.260,50' } = written;
  const form = transportForm(page);
  await goToStep(page, 'Traseu');
  const partner = form.getByRole('group', { name: 'Partener' });
  await partner.getByRole('combobox', { name: /^Denumire/ }).fill(PARTNER);
  await page.getByRole('option', { name: new RegExp(`^${PARTNER}`) }).click();
  await partner.getByLabel(/^Scop/).selectOption('101');
  await goToStep(page, 'Marfă');
  const line = form.getByRole('group', { name: 'Linia 1' });
  await line.getByRole('textbox', { name: /^Marfă/ }).fill('Mere Idared');
  await line.getByRole('combobox', { name: /^Cod tarifar/ }).fill('08081080');
  await line.getByRole('textbox', { name: /^Cantitate/ }).fill('1200');
  await line.getByRole('combobox', { name: /^UM/ }).fill('KGM');
  await line.getByRole('textbox', { name: /^Net, kg/ }).fill('1200');
  await line.getByRole('textbox', { name: /^Brut, kg/ }).fill(gross);
  await line.getByRole('textbox', { name: /^Fără TVA, lei/ }).fill('3840');
  await goToStep(page, 'Vehicul');
  await form.getByRole('combobox', { name: /^Vehicul/ }).fill(vehicle);
  await form.getByRole('textbox', { name: 'Număr document' }).fill(paper);
  await form.getByRole('textbox', { name: 'Număr document' }).press('Tab');
  await goToStep(page, 'Declară');
}

/** Presses the button that declares, whatever it is called now, and waits for the card. */
export async function declare(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Declară( când revine rețeaua)?( |$)|^Declară/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Cod UIT' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  if (id === null) throw new Error('The card has an address with its id.');
  return id;
}

/** The card by its state in words. */
export function card(page: Page, state: string): Locator {
  return page.getByRole('region', { name: state, exact: true });
}

/** Waits until the page itself is there: before it the first frame may show the card alone, which nothing can be done with. */
export async function untilCardPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Cod UIT', exact: true })).toBeVisible();
}
