/** One row a collection: what is forgotten fails the type check, and all that walks over collections knows every one. */
import { describe, expect, it } from 'vitest';
import { COLLECTION_SCHEMAS, type CollectionName, type StoredCollection } from '@/api/collections';
import type { RowsCollection } from '@/db/collections/collection';
import { COLLECTIONS, PENDING_NAMES, ROWS_COLLECTIONS, ROWS_NAMES } from '@/db/collections/collections';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import type { CondicaDatabase, OtherTables } from '@/db/condica-database';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

describe('the table of collections', () => {
  it('fails the type check where a collection is forgotten, or a store stands nowhere', () => {
    const { partner: _, ...withoutPartner } = ROWS_COLLECTIONS;
    // @ts-expect-error a collection without a row
    const table: Record<StoredCollection, RowsCollection> = withoutPartner;
    // @ts-expect-error a store that is neither a collection's nor one of the others
    const store: keyof OtherTables = 'receipt';
    // @ts-expect-error nor has the handle a property for it
    const read = (db: CondicaDatabase) => db.receipt;
    expect([Object.hasOwn(table, 'partner'), Object.hasOwn(COLLECTIONS, store), read(openTestDatabase())]).toEqual([
      false,
      false,
      undefined,
    ]);
  });

  it('has the collections of the contract, and the database a store for each', () => {
    const names = Object.keys(COLLECTION_SCHEMAS).sort();
    expect(Object.keys(COLLECTIONS).sort()).toEqual(names);
    const stores = openTestDatabase().tables.map(({ name }) => name);
    expect(stores).toEqual(expect.arrayContaining(names));
  });

  it.each(ROWS_NAMES)('names the kind of %s as the row', (name) => {
    expect(ROWS_COLLECTIONS[name].rows(({ collection }) => collection)).toBe(name);
    expect(ROWS_COLLECTIONS[name].edits?.(({ collection }) => collection) ?? name).toBe(name);
  });

  it('gives back to a restored server a series before what bears its numbers', () => {
    expect(PENDING_NAMES.indexOf('serial')).toBeLessThan(PENDING_NAMES.indexOf('archive'));
  });

  it.each(ROWS_NAMES)('exports what is unsent of %s and lets the rest go with its company', async (name) => {
    const db = openTestDatabase();
    const row = { companyId: COMPANY, version: 1, base: null, shown: null, sortKey: '' };
    const pending = [{ kind: 'remove', outboxId: '00000000-0000-4000-8000-0000000000c1' }];
    await db.table(name).bulkAdd([
      { ...row, id: 'sent', pending: [] },
      { ...row, id: 'unsent', pending },
    ]);
    await db.table('outbox').add({ id: pending[0]?.outboxId, companyId: COMPANY, subject: { collection: name } });
    expect(rowsOf(await exportUnsent(testContext(db)), name)).toEqual(['unsent']);
    await removeCompanyData(db, COMPANY);
    expect(await db.table(name).toCollection().primaryKeys()).toEqual(['unsent']);
  });
});

function rowsOf(file: string | null, name: CollectionName): readonly string[] {
  const read: { readonly rows: Readonly<Record<string, readonly { readonly id: string }[]>> } = JSON.parse(
    file ?? '{}',
  );
  return (read.rows[name] ?? []).map(({ id }) => id);
}
