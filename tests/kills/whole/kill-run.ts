/**
 * One run: two people write an invoice each, one blow falls at a moment of the seed, everything is mended, what was cut is
 * gone on with, and within bounded time all sides must agree.
 */
import type { Breach } from '../../simulation/oracle/verdict';
import type { Chance } from '../../simulation/random';
import { PROMISED_MS } from '../typing-kill';
import { type Blow, drawBlow } from './blows';
import { readDrafts } from './device-read';
import { judge } from './judge';
import { goOnWith, mend } from './mend';
import type { Storm } from './storm';
import { oldestLostKey, sureWords } from './typed-keys';
import { type Work, writeAndIssue } from './work';

/** About as long as an invoice takes. */
const LATEST_BLOW_MS = 7_500;
const SETTLES_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 700;

export interface KillRun {
  readonly blow: string;
  /** ms after the beginning. */
  readonly at: number;
  readonly works: readonly Work[];
  /** From everything mended until all sides agreed. */
  readonly settledMs: number;
  readonly oldestLostKeyMs: number;
  readonly breaches: readonly Breach[];
}

export async function killRun(storm: Storm, dice: Chance): Promise<KillRun> {
  const blow = drawBlow(storm, dice);
  const at = dice.below(LATEST_BLOW_MS);
  await blow.prepare?.(storm, dice);
  const { works, kills } = await workUnder(storm, { blow, at }, dice);
  await mend(storm);
  for (const work of works) await goOnWith(storm, work);
  noteSure(storm, works, kills);
  const { breaches, settledMs } = await settle(storm);
  const ages = await Promise.all(works.map((work, place) => lostKeyOf(work, kills[place] ?? null, storm)));
  const oldestLostKeyMs = Math.max(0, ...ages);
  return {
    ...{ blow: blow.name, at, works, settledMs, oldestLostKeyMs },
    breaches: [...breaches, ...stops(works), ...lateKeys(oldestLostKeyMs)],
  };
}

/** `kills`: when each one's browser was killed (performance.now), or null. */
async function workUnder(
  storm: Storm,
  { blow, at }: { readonly blow: Blow; readonly at: number },
  dice: Chance,
): Promise<{ readonly works: readonly Work[]; readonly kills: readonly (number | null)[] }> {
  const before = await Promise.all(
    storm.hands.map(async ({ browser }) => new Set((await readDrafts(browser.page)).keys())),
  );
  const declares = storm.hands.map(
    ({ fullness }) => fullness === null && blow.turnsClock !== true && dice.happens(0.5),
  );
  const working = storm.hands.map((hand, place) =>
    writeAndIssue(storm, hand, before[place] ?? new Set(), dice, declares[place] === true),
  );
  const striking = new Promise((wake) => setTimeout(wake, at)).then(() => {
    storm.story.tell(`— ${blow.name} —`);
    return blow.strike(storm, dice);
  });
  const works = await Promise.all(working);
  await striking;
  return { works, kills: storm.hands.map(({ killedAt }) => killedAt) };
}

/** Each word is the ledger's from here on; sure where it must be somewhere. */
function noteSure({ ledger }: Storm, works: readonly Work[], kills: readonly (number | null)[]): void {
  works.forEach((work, place) => {
    const sure = sureWords(work, kills[place] ?? Number.POSITIVE_INFINITY);
    for (const { whole, field } of work.typed) {
      const word = whole.replace(/^.* /, '');
      ledger.begin({ word, row: `${work.hand.name}'s draft`, field, saw: '' }).sure = sure.includes(whole);
    }
  });
}

export async function settle(storm: Storm): Promise<Pick<KillRun, 'breaches' | 'settledMs'>> {
  const begun = performance.now();
  for (;;) {
    const breaches = (await judge(storm)).filter(({ sentence }) => !storm.told.has(sentence));
    const settledMs = performance.now() - begun;
    if (breaches.length === 0 || settledMs > SETTLES_WITHIN_MS) {
      for (const { sentence } of breaches) storm.told.add(sentence);
      return { breaches, settledMs };
    }
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
  }
}

/** Of a killed browser: the oldest key that neither a draft of the device nor a document of the server has. */
async function lostKeyOf(work: Work, killedAt: number | null, { ask }: Storm): Promise<number> {
  if (killedAt === null) return 0;
  const filed = await ask<{ n: number }>(
    `select count(*)::integer as n from document where position('${work.words.notes}' in encode(bytes, 'escape')) > 0`,
  );
  if ((filed[0]?.n ?? 0) > 0) return 0;
  const drafts = [...(await readDrafts(work.hand.browser.page))].filter(([id]) => !work.draftsBefore.has(id));
  const ages = drafts.map(([, content]) => oldestLostKey(work, content, killedAt));
  return Math.min(...ages, oldestLostKey(work, '', killedAt));
}

function stops(works: readonly Work[]): readonly Breach[] {
  return works
    .filter(({ outcome }) => outcome === 'stopped')
    .map(({ hand }) => ({ promise: 'unsettled', sentence: `${hand.name} could not go on with the invoice` }));
}

function lateKeys(oldest: number): readonly Breach[] {
  if (oldest <= PROMISED_MS) return [];
  return [{ promise: 'lost', sentence: `A key typed ${Math.round(oldest)} ms before the kill is not there` }];
}
