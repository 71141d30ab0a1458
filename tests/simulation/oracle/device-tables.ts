/** What one database of a device holds, as far as promises are made about it: all of one moment. */
import type { LostDocument } from '@/db/archive/archive-row';
import { placesWhere } from '@/db/archive/cold/cold-places';
import { rowsAt } from '@/db/archive/cold/cold-rows';
import { ROWS_COLLECTIONS, ROWS_NAMES } from '@/db/collections/collections';
import type { CondicaDatabase } from '@/db/condica-database';
import { lostMarks } from '@/db/settings/lost-marks';

export interface DeviceRow {
  readonly id: string;
  readonly version: number;
  /** As the server has it; null: it has never heard of it. */
  readonly base: unknown;
  /** What was changed here and waits; a lease has none. */
  readonly pending?: readonly { readonly outboxId: string }[];
  /** Of a document that a restored server has lost and nobody here can give back. */
  readonly lost?: LostDocument;
}

export interface DeviceEntry {
  readonly id: string;
  readonly call: string;
  readonly subject: { readonly label: string };
  readonly state: string;
  readonly failure: { readonly code: string } | null;
}

export interface DeviceTables {
  /** By collection. */
  readonly rows: Readonly<Record<string, readonly DeviceRow[]>>;
  readonly outbox: readonly DeviceEntry[];
  /** The invoices whose XML is here. */
  readonly documents: ReadonlySet<string>;
  /** What a restored server has lost and waits here for what it is about: the keys of those rows. */
  readonly waiting: readonly string[];
}

export function deviceTables(db: CondicaDatabase): Promise<DeviceTables> {
  return db.transaction('r', db.tables, async () => {
    const own = [
      ['archive', await everyDocument(db)] as const,
      ['lease', await db.lease.toArray()] as const,
      ['transport', await db.transport.toArray()] as const,
    ];
    const stored = await Promise.all(
      ROWS_NAMES.map((name) =>
        ROWS_COLLECTIONS[name].rows(async (kind) => [name, await kind.table(db).toArray()] as const),
      ),
    );
    const keys = await db.document.toCollection().primaryKeys();
    const documents = new Set(keys.flatMap(([invoice, format]) => (format === 'xml' ? [invoice] : [])));
    const outbox = await db.outbox.toArray();
    return { rows: Object.fromEntries([...stored, ...own]), outbox, documents, waiting: await waitingFor(db) };
  });
}

/** Marks and messages wait for their documents. */
async function waitingFor(db: CondicaDatabase): Promise<readonly string[]> {
  const companies = await db.syncState.toArray();
  const kept = await Promise.all(companies.map(({ companyId }) => lostMarks(db, companyId)));
  return kept.flat().map(({ invoice }) => `archive ${invoice}`);
}

/** As rows of their own, and in blocks. */
async function everyDocument(db: CondicaDatabase): Promise<readonly DeviceRow[]> {
  const packed = await rowsAt(
    db,
    placesWhere(await db.coldHeader.toArray(), () => true),
  );
  return [...(await db.archive.toArray()), ...packed.map(({ row }) => row)];
}
