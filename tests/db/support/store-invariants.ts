/** What holds of the local database between any two transactions, whatever was done (rows, archive, leases: see their files). */
import { expect } from 'vitest';
import { type ArchiveRow, shownItem, uploadOf } from '@/db/archive/archive-row';
import { placesWhere } from '@/db/archive/cold/cold-places';
import { rowsAt } from '@/db/archive/cold/cold-rows';
import { isPackable } from '@/db/archive/cold/packable';
import { openFilingOf } from '@/db/archive/open-filing';
import { ROWS_COLLECTIONS, ROWS_NAMES } from '@/db/collections/collections';
import type { RowKind } from '@/db/collections/row-kind';
import type { CondicaDatabase } from '@/db/condica-database';
import { storedRow } from '@/db/rows/show-row';

export async function expectSoundStore(db: CondicaDatabase): Promise<void> {
  const named = [
    ...(await Promise.all(ROWS_NAMES.map((name) => ROWS_COLLECTIONS[name].rows((kind) => soundRows(db, kind))))).flat(),
    ...(await soundArchive(db)),
  ];
  // What is told of numbers is no change of a row: the lease holds it already.
  const entries = (await db.outbox.toArray()).filter(({ subject }) => subject.collection !== 'lease');
  const open = entries.filter(({ state }) => state !== 'conflict').map(({ id }) => id);
  expect([...new Set(named)].sort(), 'G1: every entry has its change, every change its entry').toEqual(open.sort());
  const clashing = entries.filter(({ state }) => state === 'conflict').map(({ id }) => id);
  const conflicts = (await db.conflict.toArray()).map(({ id }) => id);
  expect(conflicts.sort(), 'G9: every conflict has its entry').toEqual(clashing.sort());
  await soundCounters(db);
  await soundLeases(db);
}

/** Gives the keys that the rows' pending changes name. */
async function soundRows<R>(db: CondicaDatabase, kind: RowKind<R>): Promise<readonly string[]> {
  const rows = await kind.table(db).toArray();
  for (const row of rows) expect(row, 'shown and order key follow from base and pending').toEqual(storedRow(kind, row));
  return rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId));
}

/** Every document, wherever it stands. */
async function everyDocument(db: CondicaDatabase): Promise<readonly ArchiveRow[]> {
  const rows = await db.archive.toArray();
  const packed = (
    await rowsAt(
      db,
      placesWhere(await db.coldHeader.toArray(), () => true),
    )
  ).map(({ row }) => row);
  for (const row of packed) expect(isPackable(row) || row.version === 0, 'what is packed is settled').toBe(true);
  const ids = [...rows, ...packed].map(({ id }) => id);
  expect(new Set(ids).size, 'a document stands once').toBe(ids.length);
  for (const { gone, living } of await db.coldHeader.toArray())
    expect([living, living > 0], 'a header counts its places').toEqual([
      gone.filter((flag) => flag === 0).length,
      true,
    ]);
  return [...rows, ...packed];
}

async function soundArchive(db: CondicaDatabase): Promise<readonly string[]> {
  const rows = await everyDocument(db);
  for (const row of rows) {
    const item = shownItem(row);
    const { direction, issueDate, number, xmlSha256 } = row;
    expect({ direction, issueDate, number, xmlSha256 }, 'what is indexed is what is shown').toEqual({
      direction: item?.direction,
      issueDate: item?.issueDate,
      number: item?.number,
      xmlSha256: item?.xmlSha256,
    });
    const upload = uploadOf(row);
    if (upload !== null) await expectSameBytes(db, row.id, upload.outboxId);
    if (row.lost !== undefined)
      expect([row.version, upload], 'what is lost is at no server and on no way').toEqual([0, null]);
  }
  const open = rows.flatMap((row) => openFilingOf(row) ?? []);
  const kept = (await db.openFiling.toArray()).map((row) => ({ ...row, seen: false }));
  expect(kept.sort(byId), 'open filings follow the archive').toEqual(open.sort(byId));
  return rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId));
}

/** What is kept of a document on its way is what will be sent. */
async function expectSameBytes(db: CondicaDatabase, invoiceId: string, outboxId: string): Promise<void> {
  const document = await db.document.get([invoiceId, 'xml']);
  const entry = await db.outbox.where('id').equals(outboxId).first();
  expect(document?.bytes, 'the bytes kept are the bytes queued').toEqual(new TextEncoder().encode(String(entry?.body)));
}

async function soundCounters(db: CondicaDatabase): Promise<void> {
  const rows = await everyDocument(db);
  for (const { companyId, name, count } of await db.counter.toArray()) {
    const own = rows.filter((row) => row.companyId === companyId);
    const counted = own.filter((row) =>
      name === 'doubtful' ? shownItem(row)?.state === 'doubtful' : row.direction === name,
    );
    expect(count, `counter ${name} of company ${companyId}`).toBe(counted.length);
  }
}

/** Promise 6: a number is borne by one invoice, or free, or void. */
async function soundLeases(db: CondicaDatabase): Promise<void> {
  const archive = await everyDocument(db);
  for (const { id, taken, numbers } of await db.lease.toArray()) {
    const held = taken.map(({ number }) => number);
    expect(held, 'taken numbers rise').toEqual([...new Set(held)].sort((a, b) => a - b));
    const free = [...numbers.returned, ...numbers.voided].map(({ number }) => number);
    expect(
      free.filter((number) => held.includes(number)),
      'a number is either borne or free',
    ).toEqual([]);
    for (const row of archive)
      if (row.taken?.leaseId === id) expect(held, 'an invoice holds its number').toContain(row.taken.number);
  }
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
