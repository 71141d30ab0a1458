/**
 * What the local database promises, whatever runs it: the same suite on the fake here and on Chromium's IndexedDB
 * (`runStoreContract` takes the test functions, so that a page can give its own).
 */
import { archivePage } from '@/db/archive/archive-queries';
import { addPartner, listPartners } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { PARTNER, summaryOf } from '../support/samples';
import { COMPANY, risingIds, testContext } from '../support/test-database';

/** Two connections to one new database, as two tabs have them. */
export interface TwoHandles {
  readonly first: CondicaDatabase;
  readonly second: CondicaDatabase;
}

export interface ContractRunner {
  readonly test: (name: string, body: () => Promise<void>) => void;
  /** Throws with the words where the two differ as JSON. */
  readonly same: (actual: unknown, expected: unknown, words: string) => void;
  readonly open: () => Promise<TwoHandles>;
}

export function runStoreContract({ test, same, open }: ContractRunner): void {
  test('a transaction that fails leaves nothing', async () => {
    const { first, second } = await open();
    const failing = first.transaction('rw', first.tables, async () => {
      await addPartner(testContext(first), PARTNER);
      throw new Error('planted');
    });
    same(await failing.catch((error: Error) => error.message), 'planted', 'the failure comes through');
    same([await second.partner.count(), await second.outbox.count()], [0, 0], 'rows and entries');
  });

  test('the order made holds over handles', async () => {
    const { first, second } = await open();
    const contexts = [testContext(first, { newId: risingIds(1) }), testContext(second, { newId: risingIds(2) })];
    for (let index = 0; index < 6; index += 1) {
      const context = contexts[index % 2];
      if (context !== undefined) await addPartner(context, { ...PARTNER, name: `P${index}` });
    }
    const labels = (await first.outbox.orderBy('seq').toArray()).map(({ subject }) => subject.label);
    same(labels, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5'], 'labels by seq');
  });

  test('of two drainers one begins an entry', async () => {
    const { first, second } = await open();
    await addPartner(testContext(first), PARTNER);
    const stores = [first, second].map((db) => dexieOutboxStore(testContext(db)));
    const begun = await Promise.all(
      stores.map(async (store) => {
        const [outline] = await store.outlines();
        return outline === undefined ? null : store.begin(outline);
      }),
    );
    same(begun.filter((entry) => entry !== null).length, 1, 'who begins');
  });

  test('prefixes and diacritics are found by index', async () => {
    const { first } = await open();
    const context = testContext(first);
    for (const name of ['Șantier SA', 'santal', 'Țesături', 'zona']) await addPartner(context, { ...PARTNER, name });
    const found = await listPartners(first, COMPANY, { text: 'ȘANT' });
    same(
      found.map(({ row }) => row.name),
      ['santal', 'Șantier SA'],
      'by folded key',
    );
  });

  test('pages by key neither lose nor repeat a row', async () => {
    const { first } = await open();
    const context = testContext(first);
    for (let index = 0; index < 25; index += 1) {
      const bytes = new TextEncoder().encode(`${index}`);
      const sha256 = index.toString(16).padStart(64, '0');
      await uploadForeignXml(context, {
        bytes,
        sha256,
        summary: summaryOf(`X-${index % 5}`, `2026-03-0${1 + (index % 3)}`),
      });
    }
    const seen = new Set<string>();
    let after: Awaited<ReturnType<typeof archivePage>>['next'] = null;
    let rows = 0;
    do {
      const page = await archivePage(first, COMPANY, { direction: 'out', after, limit: 4 });
      rows += page.rows.length;
      for (const { item } of page.rows) seen.add(item.id);
      after = page.next;
    } while (after !== null);
    same([rows, seen.size], [25, 25], 'rows and different rows');
  });
}
