/** Declarations of transport with network: each operation, each refusal at its field, warnings before a code ends, a repeated route. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { uitText } from '@/app/transport/uit-time';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays, calendarDate } from '@/domain/calendar/iso-date';
import { faintTexts } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation, StandInTransport } from './installation';
import { fillTransports } from './pages/fill-transports';
import { asInNewTab } from './pages/new-tab';
import {
  card,
  declare,
  openNewTransport,
  TRANSPORTS,
  transportForm,
  transportRows,
  writeTransport,
} from './pages/transport-page';

const ARRIVES = { timeout: 60_000 } as const;
const HOUR_MS = 3_600_000;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function openPanel(view: string, partner: string): Promise<Locator> {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('tab', { name: view }).click();
  // What ends first stands first; the same partner may have another by now.
  await transportRows(page).getByText(partner).first().click();
  return page.getByRole('complementary').last();
}

/** What the stand-in took in of a kind, the newest last. */
async function taken(type: StandInTransport['type']): Promise<readonly StandInTransport[]> {
  return (await installation.transports()).filter((told) => told.type === type);
}

async function expectTaken(type: StandInTransport['type'], count: number): Promise<void> {
  await expect
    .poll(async () => (await taken(type)).filter(({ verdict }) => verdict === 'ok').length, ARRIVES)
    .toBe(count);
}

test('is declared on one page, and its code is valid once ANAF has said ok', async () => {
  const before = (await taken('NOT')).filter(({ verdict }) => verdict === 'ok').length;
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  await declare(page);
  await expect(card(page, 'Valid')).toBeVisible(ARRIVES);
  await expectTaken('NOT', before + 1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintTexts(page, 'section[aria-label="Valid"]'), colorScheme).toEqual([]);
  }
});

test('is corrected before it starts: the code stays', async () => {
  const panel = await openPanel('De pornit', 'Építő Kft.');
  await panel.getByRole('button', { name: 'Corectează' }).click();
  await expect(page.getByRole('heading', { name: /^Corectează / })).toBeVisible();
  await transportForm(page)
    .getByRole('textbox', { name: /^Brut, kg/ })
    .fill('7.000');
  await page.getByRole('button', { name: /^Trimite corecția/ }).click();
  await expect(page.getByRole('region', { name: 'Parcurs' })).toContainText('Corectată');
  await expectTaken('COR', 1);
  await expect(page.getByText('7.000,00 kg brut')).toBeVisible();
});

test('several are corrected at once: each by its own document, what the rules refuse is a draft', async () => {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('tab', { name: 'Toate' }).click();
  await expect(transportRows(page).getByRole('gridcell', { name: /^Pe drum \d/ })).toBeVisible();
  const corrected = (await taken('COR')).length;
  for (const partner of ['Építő Kft.', 'Mobila Transilvania SRL'])
    await transportRows(page).getByRole('row').filter({ hasText: partner }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Corectează', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Corectați 2 declarații/ });
  await expect(dialog.getByRole('button', { name: 'Trimite 2 corecții' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Vehicul').fill('sb 70 trp');
  await dialog.getByRole('button', { name: 'Trimite 2 corecții' }).click();
  await expect(page.getByText('2 din 2 au plecat')).toBeVisible();
  await expectTaken('COR', corrected + 2);
  await expect(transportRows(page).getByText('SB70TRP').nth(1)).toBeVisible(ARRIVES);
});

test('is confirmed on the road', async () => {
  const panel = await openPanel('Pe drum', 'Stomana AD');
  await panel.getByRole('button', { name: 'Confirmă', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Confirmat parțial').check();
  await sheet.getByLabel('Observații').fill('Lipsesc două legături');
  await sheet.getByRole('button', { name: 'Confirmă' }).click();
  await expectTaken('CON', 1);
});

test('changes its vehicle on the road, and after that cannot be corrected any more', async () => {
  const panel = await openPanel('Pe drum', 'Fructe Proaspete SRL');
  await expect(panel.getByRole('button', { name: 'Corectează' })).toBeVisible();
  await panel.getByRole('button', { name: 'Schimbă vehiculul' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alt număr de înmatriculare' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Număr de înmatriculare/)
    .fill('cj 99 xyz');
  await page.getByRole('button', { name: 'Schimbă în CJ99XYZ' }).click();
  await expect(panel.getByText(/transportul a pornit/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Corectează' })).toHaveCount(0);
  await expectTaken('MVH', 1);
});

test('is deleted before it starts, after a question', async () => {
  const panel = await openPanel('De pornit', 'Építő Kft.');
  await panel.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Șterge declarația' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge declarația' }).click();
  await expectTaken('DEL', 1);
  await page.getByRole('tab', { name: 'Toate' }).click();
  await expect(transportRows(page).getByRole('row').filter({ hasText: 'Építő Kft.' })).toContainText(
    'Ștearsă',
    ARRIVES,
  );
});

test('on the phone a route is repeated in two taps from the list, in less than sixty seconds', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await expect(transportRows(page).getByText('Piața Mare SRL')).toBeVisible();
  const began = performance.now();
  let taps = 0;
  const tap = async (button: Locator): Promise<void> => {
    await button.click();
    taps += 1;
  };
  const driven = transportRows(page).getByRole('listitem').filter({ hasText: 'Piața Mare SRL' });
  await tap(driven.getByRole('button', { name: 'Repetă traseul' }));
  await expect(page.getByText('Declarația respectă regulile ANAF')).toBeVisible();
  await tap(page.getByRole('button', { name: /^Declară/ }).last());
  await expect(page.getByRole('heading', { name: 'Cod UIT', exact: true })).toBeVisible();
  expect(taps).toBe(2);
  await expect(page.getByRole('img', { name: /^Cod UIT / })).toBeVisible(ARRIVES);
  const seconds = (performance.now() - began) / 1000;
  console.log(`a repeated route: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** What is typed where, and what is said there: the rule's id stands beside its words. */
const REFUSED: readonly (readonly [group: string, label: RegExp, typed: string, said: RegExp])[] = [
  ['Linia 1', /^Brut, kg/, '1', /BR-020/],
  // No heading begins so: Tab would take the first row of the list.
  ['Linia 1', /^Cod tarifar/, '999', /BR-034/],
  ['Linia 1', /^Cantitate/, '0', /BR-027/],
  ['Linia 1', /^Fără TVA, lei/, '', /BR-208/],
  ['Partener', /^CUI sau cod/, 'X', /BR-007/],
  ['', /^CUI organizator/, '', /BR-209/],
  ['', /^Vehicul/, '', /vehicul/i],
  ['Loc de descărcare', /^Localitate/, 'X', /BR-214/],
  ['Loc de descărcare', /^Stradă/, 'X', /BR-215/],
  ['Document de transport', /^Din data/, '', /Lipsește data documentului/],
  // Not the day that stood there before.
  ['Document de transport', /^Din data/, '31.02', /Lipsește data documentului/],
];

test('what was typed in the moment of the press is judged before it is declared', async () => {
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  await expect(page.getByText('Declarația respectă regulile ANAF')).toBeVisible();
  const form = transportForm(page);
  const weight = form
    .getByRole('group', { name: 'Linia 1' })
    .locator('[data-field]')
    .filter({ has: page.getByLabel(/^Brut, kg/) });
  // The key is drawn, in a microtask, and not judged yet: the findings are drawn in a later task.
  await weight.getByLabel(/^Brut, kg/).evaluate(async (input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(weight).toContainText(/BR-020/);
  // The press led to what is wrong; a declaration that leaves takes the page away a moment later.
  await expect(weight.getByLabel(/^Brut, kg/)).toBeFocused();
});

test('what the rules refuse is said at its field, and holds the declaration back', async () => {
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  const form = transportForm(page);
  for (const [group, label, typed, said] of REFUSED) {
    const part = group === '' ? form : form.getByRole('group', { name: group });
    const field = part.locator('[data-field]').filter({ has: page.getByLabel(label) });
    const input = field.getByLabel(label);
    const right = await input.inputValue();
    await input.fill(typed);
    await input.press('Tab');
    await expect.soft(field, `${group} ${String(label)}`).toContainText(said);
    await page.keyboard.press('Control+Enter');
    await expect(form).toBeVisible();
    await input.fill(right);
    await input.press('Tab');
    await expect(page.getByText('Declarația respectă regulile ANAF')).toBeVisible();
  }
});

test('of thousands the old ones are counted, filtered and found too', async () => {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  const model = transportRows(page).getByRole('row').filter({ hasText: 'Fructe Proaspete SRL' });
  const uit = /(?:[0-9A-Z]{4} ){3}[0-9A-Z]{4}/.exec((await model.textContent()) ?? '')?.[0].replaceAll(' ', '') ?? '';
  await page.evaluate(fillTransports, { count: 3000, uit });
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await expect(page.getByRole('tab', { name: /^Toate\s*3\.0\d\d/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Toate' }).click();
  const grid = page.getByRole('grid', { name: 'e-Transport' });
  await grid.getByRole('combobox', { name: 'Stare' }).selectOption('expired');
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(3000);
  const search = grid.getByRole('textbox').first();
  for (const [typed, found] of [
    ['CJ02999', 'Partener 02999 SRL'],
    ['partener 02998', 'Partener 02998 SRL'],
    ['0a0c0d0e00000', 'Partener 00009 SRL'],
  ] as const) {
    await search.fill(typed);
    await expect(transportRows(page).getByText(found)).toBeVisible();
  }
  await search.fill('');
});

/** When the code of a card ends, in ms since 1970. The demonstration may have been filled yesterday: its dates are read, not reckoned. */
async function endOn(panel: Locator): Promise<number> {
  const lastDay = panel.getByText(/Până la sfârșitul zilei/).locator('..');
  await expect(lastDay).toContainText(/\d\d\.\d\d\.\d{4}/);
  const [day, month, year] = (/\d\d\.\d\d\.\d{4}/.exec((await lastDay.textContent()) ?? '')?.[0] ?? '')
    .split('.')
    .map(Number);
  const date = calendarDate(year ?? 0, month ?? 0, day ?? 0);
  if (date === undefined) throw new Error('The card says no day.');
  return bucharestMidnight(addDays(date, 1));
}

test('before a code ends it is warned of, a day, three hours, and at the end: as an alert, in the list, at home', async () => {
  const alerts = page.getByRole('region', { name: 'Alerte' });
  const end = await endOn(await openPanel('Pe drum', 'Piața Mare SRL'));
  // A server that is heard would say that this clock is wrong.
  await page.route('**/api/**', (route) => route.abort());
  const name = await page.getByRole('img', { name: /^Cod UIT / }).getAttribute('aria-label');
  const uit = name?.replace('Cod UIT ', '') ?? '';
  for (const [hours, said, row, asked] of [
    [-23, 'expiră în cel mult 24 de ore', 'Expiră', 'Expiră în cel mult 24 de ore'],
    [-2, 'expiră în cel mult 3 ore', 'Expiră azi', 'Expiră în cel mult 3 ore'],
    [1, 'a expirat', 'Expirat', 'Transport neconfirmat'],
  ] as const) {
    // A page that is being left would tell it, once on this device, to nobody.
    await page.goto('about:blank');
    await page.clock.setFixedTime(end + hours * HOUR_MS);
    await page.goto(`${installation.url}${TRANSPORTS}`);
    await expect(alerts).toContainText(`Codul UIT ${uit} ${said}`);
    // The alert may lie over the tabs.
    await page.getByRole('tab', { name: 'Toate' }).press('Enter');
    await expect(
      transportRows(page)
        .getByRole('row')
        .filter({ hasText: uitText(uit) }),
    ).toContainText(row);
    await page.goto(`${installation.url}/app`);
    const decision = page.getByRole('listitem').filter({ hasText: uitText(uit) });
    await expect(decision).toContainText(asked);
    await expect(decision.getByRole('button', { name: /^Vezi codul UIT/ })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Vezi codul UIT/ }).click();
  await expect(card(page, 'Expirat').getByRole('img', { name: 'EXPIRAT' })).toBeVisible();
  await page.unroute('**/api/**');
});
