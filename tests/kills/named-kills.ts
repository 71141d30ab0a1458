/**
 * One kill run of each hardship that has a name, with the words that its person reads: what happened, what is safe, what to
 * do. Each ends with all sides agreeing and the invoice accepted once.
 */
import { expect } from '@playwright/test';
import { API_ERRORS } from '@/api/errors';
import { editorTexts } from '@/app/invoices/editor/editor-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { DEMO } from '../browser/pages/sign-in-page';
import type { Breach } from '../simulation/oracle/verdict';
import { chance } from '../simulation/random';
import {
  dismissHand,
  emptyStorage,
  fillStorage,
  type Hand,
  killHand,
  newHand,
  startHand,
  untilFullnessCounts,
} from './whole/hand';
import { typeKeys } from './whole/keys';
import { settle } from './whole/kill-run';
import { mend } from './whole/mend';
import { beginStorm, type Storm } from './whole/storm';
import { openSyncPanel } from './whole/sync-panel';
import { issueByKeys, type WrittenWords, writeByKeys } from './whole/write-invoice';

export interface NamedKill {
  readonly name: string;
  readonly run: (storm: Storm, hand: Hand) => Promise<void>;
}

const SOON_MS = 40_000;
/** Of the ten numbers that are reserved here. */
const MOST_THAT_FIT = 8;
const dice = chance(20261122);

/** A new invoice, written; its words. */
async function write(storm: Storm, hand: Hand): Promise<WrittenWords> {
  const words = { line: `Lucrare ${storm.ledger.newWord('d1')}`, notes: storm.ledger.newWord('d1') };
  await writeByKeys(hand, words, dice, () => undefined);
  return words;
}

async function issue(storm: Storm, hand: Hand, words: WrittenWords): Promise<string> {
  const number = await issueByKeys(hand.browser.page);
  storm.shown.push({ number, hand: hand.name, words: [words.line, words.notes] });
  return number;
}

const FULL_DISK: NamedKill = {
  name: 'full disk of the server, server killed',
  run: async (storm, hand) => {
    if (storm.disk === undefined) throw new Error('Only root can make a disk to fill.');
    storm.disk.fill();
    const { page } = hand.browser;
    const refused = page.getByText(API_ERRORS['disk-full'].text);
    const synchronised = page.getByText(syncTexts.doneText);
    // What the database had made room for before still fits.
    for (let issued = 0; issued < MOST_THAT_FIT; issued += 1) {
      await issue(storm, hand, await write(storm, hand));
      await openSyncPanel(page);
      await expect(refused.or(synchronised).first()).toBeVisible({ timeout: SOON_MS });
      if (await refused.isVisible()) break;
    }
    await expect(refused).toBeVisible();
    storm.ended.add('server');
    await storm.installation.killServer();
  },
};

const FULL_STORAGE: NamedKill = {
  name: 'full storage of the browser, browser killed',
  run: async (storm, hand) => {
    const words = await write(storm, hand);
    const { page } = hand.browser;
    await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
    await fillStorage(hand);
    await untilFullnessCounts();
    const more = ` ${storm.ledger.newWord('d1')}`;
    await typeKeys(page, more, dice);
    await expect(page.getByText(editorTexts.saveFailed)).toBeVisible({ timeout: SOON_MS });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(editorTexts.issueNotWritten)).toBeVisible({ timeout: SOON_MS });
    await emptyStorage(hand);
    await typeKeys(page, '.', dice);
    await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible({ timeout: SOON_MS });
    await killHand(hand);
    await startHand(hand);
    await hand.browser.page.goto(`${hand.road.url}/app/invoices/drafts`);
    const drafts = hand.browser.page.getByRole('grid', { name: 'Ciorne' }).getByRole('row');
    await drafts.nth(1).getByRole('gridcell').nth(2).click();
    const notes = hand.browser.page.getByRole('textbox', { name: 'Observații' });
    await expect(notes).toHaveValue(`${words.notes}${more}.`);
    await issue(storm, hand, words);
  },
};

const NO_NUMBERS: NamedKill = {
  name: 'numbers used up without network, browser killed',
  run: async (storm, hand) => {
    hand.road.cut();
    const words = await write(storm, hand);
    const { page } = hand.browser;
    for (;;) {
      await page.keyboard.press('Control+Enter');
      const issued = page.getByRole('heading', { name: /este emisă$/ });
      const none = page.getByText(editorTexts.reserveFailed);
      await expect(issued.or(none).first()).toBeVisible({ timeout: SOON_MS });
      if (await none.isVisible()) break;
      await page.keyboard.press('c');
      await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
    }
    await killHand(hand);
    await startHand(hand);
    await hand.browser.page.goto(`${hand.road.url}/app/invoices`);
    await expect(hand.browser.page.getByText(editorTexts.noNumbers['used-up'])).toBeVisible({ timeout: SOON_MS });
    hand.road.open();
    await expect(hand.browser.page.getByText(/urmează FCT-\d+/)).toBeVisible({ timeout: SOON_MS });
    await issue(storm, hand, await write(storm, hand));
    storm.story.tell(words.line);
  },
};

const WRONG_CLOCK: NamedKill = {
  name: 'clock 40 days ahead and back, browser killed',
  run: async (storm, hand) => {
    hand.clock.putAhead(40);
    await killHand(hand);
    await startHand(hand);
    const words = await write(storm, hand);
    const number = await issueByKeys(hand.browser.page);
    const panel = await openSyncPanel(hand.browser.page);
    await expect(panel).toContainText('cu 40 de zile înaintea serverului', { timeout: SOON_MS });
    await expect(panel).toContainText(`Factura ${number} este datată`, { timeout: SOON_MS });
    await expect(panel).toContainText('factura este păstrată pe dispozitiv');
    hand.clock.putAhead(0);
    await killHand(hand);
    await startHand(hand);
    const { page } = hand.browser;
    const rejected = (await openSyncPanel(page)).getByRole('listitem').filter({ hasText: number });
    await rejected.getByRole('button', { name: 'Corectează' }).click();
    const emitted = page.getByRole('textbox', { name: /^Emisă/ });
    await emitted.fill(new Intl.DateTimeFormat('ro-RO', TODAY).format(new Date()));
    await emitted.press('Tab');
    await issue(storm, hand, words);
  },
};

/** As it is typed. */
const TODAY = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Bucharest' } as const;

export const NAMED_KILLS: readonly NamedKill[] = [FULL_DISK, FULL_STORAGE, NO_NUMBERS, WRONG_CLOCK];

export interface NamedOutcome {
  readonly name: string;
  readonly breaches: readonly Breach[];
  readonly settledMs: number;
}

/** Each at a profile of its own; `told` hears of each as it ends. */
export async function runNamedKills(kills: readonly NamedKill[], told: (outcome: NamedOutcome) => void): Promise<void> {
  const storm = await beginStorm();
  try {
    for (const { name, run } of kills) {
      const common = { server: storm.installation.url, clockLibrary: storm.clockLibrary };
      const hand = await newHand({ ...common, name: 'A', account: DEMO });
      storm.hands = [hand];
      try {
        await run(storm, hand);
        await mend(storm);
        told({ name, ...(await settle(storm)) });
      } catch (error) {
        await hand.browser.page
          .screenshot({ path: `test-results/kills/named-${Date.now()}.png` })
          .catch(() => undefined);
        const sentence = error instanceof Error ? error.message : String(error);
        await mend(storm);
        told({ name, breaches: [{ promise: 'unsettled', sentence }], settledMs: 0 });
      } finally {
        await dismissHand(hand);
      }
    }
  } finally {
    await storm.end();
  }
}
