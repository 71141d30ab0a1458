/** The card of a declared transport where it is needed: on a small screen in any light, on paper, in another's hands, and 90 days without network. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { readPdf } from '../workers/pdf/read-pdf';
import { faintTexts } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { asInNewTab } from './pages/new-tab';
import { readQr } from './pages/read-qr';
import { card, TRANSPORT, TRANSPORTS, transportRows, untilCardPage } from './pages/transport-page';

const PARTNER = 'Fructe Proaspete SRL';
const DAY_MS = 86_400_000;
const SMALL = { width: 320, height: 640 };

let installation: Installation;
let page: Page;
let uit: string;
let address: string;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await page.setViewportSize(SMALL);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await transportRows(page).getByText(PARTNER).click();
  const name = await card(page, 'Valid')
    .getByRole('img', { name: /^Cod UIT / })
    .getAttribute('aria-label');
  uit = name?.replace('Cod UIT ', '') ?? '';
  address = `${installation.url}${TRANSPORT}${new URL(page.url()).search}`;
});
test.afterAll(() => closeDesktop({ installation, page }));

async function openCard(): Promise<void> {
  await asInNewTab(page);
  await page.goto(address);
  await untilCardPage(page);
  await expect(card(page, 'Valid')).toBeVisible();
}

/** Px that the widest thing reaches over the right edge. */
function beyondTheEdge(): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function expectReadable(part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintTexts(page, part), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function downloaded(press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

test('at 320 px the code and its QR are whole, and every word is 7:1 in both themes', async () => {
  await openCard();
  expect(await beyondTheEdge()).toBe(0);
  const code = card(page, 'Valid').getByRole('img', { name: `Cod UIT ${uit}` });
  const box = await code.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? SMALL.width) <= SMALL.width).toBe(true);
  expect(await readQr(page.getByRole('img', { name: `Cod QR cu UIT ${uit}` }))).toBe(uit);
  await expectReadable('section[aria-label="Valid"]');
});

test('for a control it fills the screen, black on white in both themes, and closes by Esc', async () => {
  await openCard();
  await page.getByRole('button', { name: 'Arată la control' }).click();
  const whole = page.getByRole('dialog', { name: 'Codul UIT pe tot ecranul' });
  await expect(whole).toBeVisible();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([SMALL.width, SMALL.height]);
  expect(await beyondTheEdge()).toBe(0);
  expect(await readQr(whole.getByRole('img', { name: `Cod QR cu UIT ${uit}` }))).toBe(uit);
  await expectReadable('dialog');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
});

test('on paper there is the card with the company, and nothing to press', async () => {
  await openCard();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'Valid').getByRole('img', { name: `Cod UIT ${uit}` })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await readQr(page.getByRole('img', { name: `Cod QR cu UIT ${uit}` }))).toBe(uit);
  const paper = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(paper.pages).toHaveLength(1);
  expect(paper.pages[0]?.text).toContain(PARTNER);
  // What runs on is not true on paper: it says of which moment it is, and until which day the code holds.
  expect(paper.pages[0]?.text).toMatch(/Tipărit\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  expect(paper.pages[0]?.text).toContain('Până la sfârșitul zilei');
  expect(paper.pages[0]?.text).not.toContain('Mai este valabil');
  await page.emulateMedia({ media: null });
});

// Before: a reload printed again, and a second press on the card did not.
test('it is printed at once for each press, and for no reload', async () => {
  await page.addInitScript(() => {
    window.print = () => void sessionStorage.setItem('printed', `${sessionStorage.getItem('printed') ?? ''}p`);
  });
  const printed = () => page.evaluate(() => sessionStorage.getItem('printed'));
  await openCard();
  for (const times of ['p', 'pp']) {
    await page.getByRole('button', { name: 'Alte acțiuni' }).first().click();
    await page.getByRole('menuitem', { name: 'Tipărește' }).click();
    await expect.poll(printed).toBe(times);
    await expect(page).not.toHaveURL(/print/);
  }
});

test('it is shared as a PDF with the declaration; where the device refuses its sheet, it is saved', async () => {
  await openCard();
  await page.evaluate(() => {
    const shared: { files: File[]; text: string }[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      shared.push({ files: [...(data?.files ?? [])], text: data?.text ?? '' });
    };
  });
  const share = page.getByRole('button', { name: 'Trimite șoferului' });
  await share.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(1);
  const { name, text, bytes } = await page.evaluate(async () => {
    const [{ files, text: words }] = Reflect.get(window, 'shared');
    return { name: files[0].name, text: words, bytes: [...new Uint8Array(await files[0].arrayBuffer())] };
  });
  expect(name).toBe(`UIT-${uit}.pdf`);
  expect(text).toContain('valabil până la sfârșitul zilei de');
  const { pages } = await readPdf(Uint8Array.from(bytes));
  const words = pages.map((one) => one.text).join(' ');
  for (const said of [PARTNER, 'Mere']) expect(words).toContain(said);
  // The press is too long ago for it, or the system has none: what was asked for is not lost.
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('No activation', 'NotAllowedError'));
  });
  const saved = await downloaded(() => share.click());
  expect(saved.suggestedFilename()).toBe(`UIT-${uit}.pdf`);
});

test('89 days later, without network all the time, it is there with its answers, its XML and its PDF', async () => {
  await openCard();
  await page.context().setOffline(true);
  try {
    await page.clock.setFixedTime(Date.now() + 89 * DAY_MS);
    await page.goto(address);
    await untilCardPage(page);
    await expect(card(page, 'Expirat')).toContainText('nu se mai folosește');
    await expect(page.getByRole('region', { name: 'Parcurs' })).toContainText('ANAF: ok');
    const xml = await downloaded(async () => {
      await page.getByRole('button', { name: 'Alte acțiuni' }).click();
      await page.getByRole('menuitem', { name: 'XML' }).click();
    });
    expect(readFileSync(await xml.path(), 'utf8')).toContain('Fructe Proaspete');
    const pdf = await downloaded(() => page.getByRole('button', { name: 'PDF' }).click());
    const { pages } = await readPdf(new Uint8Array(readFileSync(await pdf.path())));
    expect(pages[0]?.text).toContain(PARTNER);
  } finally {
    await page.context().setOffline(false);
  }
});
