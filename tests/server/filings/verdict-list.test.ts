/** Many verdicts waited for at once: read from lists, by the shipped jobs and ANAF's own plan, with a clock that is turned. */
import { afterEach, expect, it } from 'vitest';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import { type FilingWorld, filingWorld } from '../../bench/filings/filing-world';
import { documentOf, fillFilings } from '../../bench/filings/fill-filings';

const MINUTE_MS = 60_000;
/** Of a hundred calls a minute two are few. */
const CALLS = 100;
const TIMEOUT_MS = 120_000;

let world: FilingWorld;
afterEach(() => world.close());

async function worldWith(
  filings: number,
  standIn: Partial<AnafStandInSettings> = {},
  document = documentOf,
  beatMs = 5_000,
): Promise<void> {
  world = await filingWorld({ companies: 1, callsAMinute: CALLS, answerMs: 100, standIn, beatMs });
  await fillFilings(world, world.companies[0] ?? 0, filings, document);
}

async function states(): Promise<readonly string[]> {
  const rows = await world.database.asOwner((db) =>
    db.selectFrom('filing').select(['state', 'zip', 'messages']).orderBy('id').execute(),
  );
  return rows.map(({ state, zip, messages }) => [state, zip, ...messages].join(' '));
}

const callsOf = (name: string): number => world.calls.filter((call) => call.name === name).length;

/** And kept. */
async function untilDownloaded(filings: number, mostMs: number): Promise<void> {
  await world.clock.turnUntil(() => callsOf('descarcare') >= filings, mostMs);
  await world.clock.turnUntil(() => false, 1_000);
}

it('a list page stands in the place of a state query an invoice', { timeout: TIMEOUT_MS }, async () => {
  await worldWith(24);
  await untilDownloaded(24, 10 * MINUTE_MS);
  expect(await states()).toEqual(Array.from({ length: 24 }, () => 'accepted kept'));
  expect(callsOf('upload')).toBe(24);
  expect(callsOf('descarcare')).toBe(24);
  // Before: one at least for each. What ten hands took before anybody waited is asked for, and so are the last two.
  expect(callsOf('stareMesaj')).toBeLessThanOrEqual(12);
});

it('an upload that the list calls refused ends with ANAF’s reasons', { timeout: TIMEOUT_MS }, async () => {
  await worldWith(6, {}, (number, cif) => {
    const text = new TextDecoder().decode(documentOf(number, cif));
    const noted = text.replace('</cbc:InvoiceTypeCode>', '</cbc:InvoiceTypeCode><cbc:Note>BR-RO-900</cbc:Note>');
    return new TextEncoder().encode(noted.replace(/(<cbc:Note>BR-RO-900<\/cbc:Note>)<cbc:Note>.*?<\/cbc:Note>/s, '$1'));
  });
  await untilDownloaded(6, 10 * MINUTE_MS);
  expect(await states()).toEqual(
    Array.from({ length: 6 }, () => 'rejected none E: validari globale SCHEMATRON eroare: [BR-RO-900]'),
  );
});

it('what no list tells in time is asked for', { timeout: TIMEOUT_MS }, async () => {
  await worldWith(6, { listLagMs: 24 * 60 * MINUTE_MS }, documentOf, MINUTE_MS);
  await untilDownloaded(6, 60 * MINUTE_MS);
  expect(await states()).toEqual(Array.from({ length: 6 }, () => 'accepted kept'));
  expect(callsOf('upload')).toBe(6);
});

it('few are asked for one by one, within seconds', { timeout: TIMEOUT_MS }, async () => {
  await worldWith(2, { processingMs: 1000 });
  await untilDownloaded(2, 30_000);
  expect(await states()).toEqual(['accepted kept', 'accepted kept']);
  expect(callsOf('stareMesaj')).toBe(2);
});
