/**
 * A look at what ANAF knows of a company's transports: its list of so many days, and those of others that it carries. What this
 * program declared is followed by its own steps; here comes what it did not.
 */
import type { Transport } from '@/api/entities/transport';
import type { publishChanges } from '../database/publish-changes';
import { type AskParts, askAnaf } from '../filings/ask-anaf';
import type { CarriedTransport, ListedTransport, TransportPort } from '../outside/etransport/etransport-port';
import { carriedTransport, listedTransport } from './others-transport';
import type { StepTransaction } from './postgres-step-store';
import { putTransport } from './record-step';

export interface WatchParts extends AskParts {
  readonly etransport: TransportPort;
  asCompany<T>(companyId: number, work: (tx: StepTransaction) => Promise<T>): Promise<T>;
  readonly publish: typeof publishChanges;
  /** Between two looks, where nobody asks for one. */
  readonly everyMs: number;
  readonly now: () => number;
}

/** What is asked for where nobody wants more: a day that began in another, and the one before it. */
const USUAL_DAYS = 2;
/** The first look at a company. */
const FIRST_DAYS = 60;

/** Gives when to look again, ms since 1970. */
export async function watchCompany(parts: WatchParts, companyId: number): Promise<number> {
  const asked = await parts.asCompany(companyId, (tx) => openWatch(tx, companyId, parts.now()));
  if (asked === undefined) return parts.now() + parts.everyMs;
  const { cif, days } = asked;
  const list = await askAnaf(parts, { companyId }, (token) => parts.etransport.list(token, cif, days));
  const carried =
    list.kind === 'list'
      ? await askAnaf(parts, { companyId }, (token) => parts.etransport.carried(token, cif))
      : undefined;
  const text = troubleOf(list) || (carried === undefined ? '' : troubleOf(carried));
  const found = {
    listed: list.kind === 'list' ? list.transports : [],
    carried: carried?.kind === 'carried' ? carried.transports : [],
  };
  const waitMs = list.kind === 'held' ? Math.min(list.waitMs, parts.everyMs) : parts.everyMs;
  const dueAt = parts.now() + waitMs;
  await parts.asCompany(companyId, async (tx) => {
    await takeIn(parts, tx, companyId, cif, found);
    const answered = list.kind === 'list' ? { answered_at: new Date(parts.now()), wanted_days: 0 } : {};
    await tx
      .updateTable('transport_watch')
      .set({ trouble_text: text, due_at: new Date(dueAt), ...answered })
      .where('company_id', '=', companyId)
      .execute();
  });
  return dueAt;
}

async function openWatch(tx: StepTransaction, companyId: number, now: number) {
  const row = await tx
    .selectFrom('transport_watch')
    .innerJoin('company', 'company.id', 'transport_watch.company_id')
    .select(['company.cif', 'transport_watch.wanted_days', 'transport_watch.answered_at'])
    .where('transport_watch.company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .updateTable('transport_watch')
    .set({ asked_at: new Date(now) })
    .where('company_id', '=', companyId)
    .execute();
  const usual = row.answered_at === null ? FIRST_DAYS : USUAL_DAYS;
  return { cif: row.cif, days: Math.max(row.wanted_days, usual) };
}

/** ANAF's own words, or ours, where a person may have to act; '' where only time must pass. */
function troubleOf(answer: { readonly kind: string; readonly text?: string }): string {
  return (answer.kind === 'query-failed' || answer.kind === 'held') && answer.text !== undefined ? answer.text : '';
}

interface Found {
  readonly listed: readonly ListedTransport[];
  readonly carried: readonly CarriedTransport[];
}

/** New rows, and what has changed of known ones; all of it at one version after another. */
async function takeIn(
  { publish, now }: WatchParts,
  tx: StepTransaction,
  companyId: number,
  cif: string,
  { listed, carried }: Found,
): Promise<void> {
  const known = await knownByUit(
    tx,
    companyId,
    [...listed, ...carried].map(({ uit }) => uit),
  );
  const own = await ownSteps(
    tx,
    companyId,
    listed.map(({ reference }) => reference),
  );
  const changed = new Map<string, Transport>();
  for (const one of listed) {
    if (one.uit === '' || !one.ok || (one.type !== 'NOT' && one.type !== '') || own.has(one.reference)) continue;
    const before = known.get(one.uit);
    if (before !== undefined && before.origin !== 'elsewhere') continue;
    const after = listedTransport(companyId, one, before, now());
    if (after !== before) changed.set(one.uit, after);
  }
  for (const one of carried) {
    if (one.uit === '') continue;
    const before = changed.get(one.uit) ?? known.get(one.uit);
    const after = carriedTransport(companyId, cif, one, before, now());
    if (after !== undefined && after !== before) changed.set(one.uit, after);
  }
  if (changed.size === 0) return;
  for (const item of changed.values()) await putTransport(tx, companyId, item);
  const rows = [...changed.values()].map((row) => ({ collection: 'transport', id: row.id, row }));
  await publish(tx, companyId, rows);
}

async function knownByUit(
  tx: StepTransaction,
  companyId: number,
  uits: readonly string[],
): Promise<ReadonlyMap<string, Transport>> {
  const asked = uits.filter((uit) => uit !== '');
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('transport')
    .select(['uit', 'item'])
    .where('company_id', '=', companyId)
    .where('uit', 'in', asked)
    .forUpdate()
    .execute();
  return new Map(rows.map(({ uit, item }) => [uit, item]));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of these references, those that are steps of ours: their UIT may not be known here yet. */
async function ownSteps(
  tx: StepTransaction,
  companyId: number,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = references.filter((reference) => UUID.test(reference));
  if (asked.length === 0) return new Set();
  const rows = await tx
    .selectFrom('transport_step')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', asked)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
