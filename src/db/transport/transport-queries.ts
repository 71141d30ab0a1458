/** What screens read of declarations. */
import Dexie from 'dexie';
import type { Transport } from '@/api/entities/transport';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import type { ActionFacts } from '@/domain/transport/life/allowed-actions';
import type { CondicaDatabase } from '../condica-database';
import { scatteredEntries } from '../outbox/entries-by-id';
import type { EntryFailure, EntryState, OutboxEntry } from '../outbox/outbox-entry';
import { contentStep, shownTransport, type TransportRow } from './transport-row';

/** A step's way from this device to the server, while it is on it. */
export interface StepDelivery {
  readonly state: EntryState;
  readonly attempts: number;
  readonly failure: EntryFailure | null;
}

export interface TransportView {
  readonly item: Transport;
  /** What it is searched by, folded. */
  readonly search: string;
  readonly version: Version;
  /** By the id of the step; one that stands in it is not confirmed by the server yet. */
  readonly deliveries: ReadonlyMap<EntityId, StepDelivery>;
}

/** The newest day of start first. */
export interface TransportPage {
  readonly rows: readonly TransportView[];
  /** Null: there is no more. */
  readonly next: TransportPosition | null;
}

export type TransportPosition = Pick<TransportRow, 'startDate' | 'id'>;

/** The newest ones; `next` is where the older ones begin. */
export async function newestTransports(
  db: CondicaDatabase,
  companyId: CompanyId,
  limit: number,
): Promise<TransportPage> {
  const found = await db.transport
    .where('[companyId+startDate+id]')
    .between([companyId], [companyId, Dexie.maxKey], false, false)
    .reverse()
    .limit(limit)
    .toArray();
  const end = found.at(-1);
  const next = found.length < limit || end === undefined ? null : { startDate: end.startDate, id: end.id };
  return { rows: await views(db, found), next };
}

/** Rows of a piece: read in one go, without a cursor, and short enough not to be felt on a phone. */
const PIECE = 500;

/** All that is older than a position, the newest first: read from the oldest on, in pieces, by key. */
export async function transportsBefore(
  db: CondicaDatabase,
  companyId: CompanyId,
  before: TransportPosition,
): Promise<readonly TransportView[]> {
  const end = [companyId, before.startDate, before.id];
  const all: TransportView[] = [];
  let after: readonly unknown[] = [companyId];
  for (;;) {
    const range = db.transport.where('[companyId+startDate+id]').between([...after], end, false, false);
    const piece = await range.limit(PIECE).toArray();
    all.push(...(await views(db, piece)));
    const last = piece.at(-1);
    if (last === undefined || piece.length < PIECE) return all.reverse();
    after = [companyId, last.startDate, last.id];
  }
}

/** Null where the company has none of that id: an address may name another's. */
export async function transportById(
  db: CondicaDatabase,
  companyId: CompanyId,
  id: string,
): Promise<TransportView | null> {
  const row = await db.transport.get(id);
  return row?.companyId !== companyId ? null : ((await views(db, [row]))[0] ?? null);
}

export async function transportsByIds(db: CondicaDatabase, ids: readonly string[]): Promise<readonly TransportView[]> {
  const rows = await db.transport.bulkGet([...ids]);
  return views(
    db,
    rows.filter((row) => row !== undefined),
  );
}

/** Those that start on these days, for warnings and for what is under way; in no order. */
export async function transportsBetween(
  db: CondicaDatabase,
  companyId: CompanyId,
  firstDay: string,
  lastDay: string,
): Promise<readonly TransportView[]> {
  const range = [
    [companyId, firstDay, Dexie.minKey],
    [companyId, lastDay, Dexie.maxKey],
  ];
  return views(
    db,
    await db.transport.where('[companyId+startDate+id]').between(range[0], range[1], true, true).toArray(),
  );
}

/** The companies that have any: hundreds may have none, and none of these costs a request. */
export function companiesWithTransports(db: CondicaDatabase): Promise<readonly CompanyId[]> {
  return db.transaction('r', db.transport, async () => {
    const found: CompanyId[] = [];
    let after: readonly unknown[] = [Dexie.minKey];
    for (;;) {
      const next = await db.transport.where('[companyId+startDate+id]').above(after).first();
      if (next === undefined) return found;
      found.push(next.companyId);
      after = [next.companyId, Dexie.maxKey];
    }
  });
}

export function countTransports(db: CondicaDatabase, companyId: CompanyId): Promise<number> {
  return db.transport
    .where('[companyId+startDate+id]')
    .between([companyId, Dexie.minKey], [companyId, Dexie.maxKey])
    .count();
}

async function views(db: CondicaDatabase, rows: readonly TransportRow[]): Promise<readonly TransportView[]> {
  const ids = rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId));
  const entries = await scatteredEntries(db, ids);
  const byId = new Map<string, OutboxEntry>(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row) => view(row, byId));
}

function view(row: TransportRow, entries: ReadonlyMap<string, OutboxEntry>): readonly TransportView[] {
  const item = shownTransport(row);
  if (item === null) return [];
  const deliveries = row.pending.flatMap(({ outboxId, step }) => {
    const entry = entries.get(outboxId);
    return entry === undefined
      ? []
      : [[step.id, { state: entry.state, attempts: entry.attempts, failure: entry.failure }] as const];
  });
  return [{ item, search: row.search, version: row.version, deliveries: new Map(deliveries) }];
}

/** What the machine of what is allowed asks of a declaration. */
export function actionFacts(item: Transport): ActionFacts {
  const { operation, startDate, uit, expiresOn, steps, origin } = item;
  return { operation, startDate, uit, expiresOn, steps, own: origin !== 'carried' };
}

/** The kept document of a step; undefined where it was not fetched yet. */
export async function stepXml(db: CondicaDatabase, step: EntityId): Promise<string | undefined> {
  return (await db.transportXml.get(step))?.xml;
}

/** The document of what the declaration says now; undefined where it is not on this device. */
export async function contentXml(db: CondicaDatabase, item: Transport): Promise<string | undefined> {
  const step = contentStep(item);
  return step === undefined ? undefined : stepXml(db, step.id);
}
