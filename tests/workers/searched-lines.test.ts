/** The words of lines over a device's own database: what the newest block says of a document counts, whoever was looked up before. */
import { describe, expect, it } from 'vitest';
import { packWords, type WordsOfDocument } from '@/db/archive/lines/line-words-block';
import { putLineWordsState } from '@/db/archive/lines/line-words-state';
import type { CondicaDatabase } from '@/db/condica-database';
import { fold } from '@/domain/text/fold';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import { SearchedLines } from '@/workers/archive-search/searched-lines';
import { entityId, version } from '../db/support/samples';
import { COMPANY, openTestDatabase } from '../db/support/test-database';

const ID = (n: number) => entityId(`00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`);

function documents(...ids: readonly number[]) {
  return ids.map((n) => ({
    ...{ id: ID(n), direction: 'out' as const, number: `F${n}`, issueDate: '2026-11-20', dueDate: '', currency: 'RON' },
    ...{ partnerName: 'Moara', partnerTaxId: '1', net: '1', vat: '0', total: '1', state: 'accepted', issuedAt: '' },
    xmlSha256: '',
  }));
}

async function write(db: CondicaDatabase, number: number, words: readonly WordsOfDocument[]): Promise<void> {
  await db.lineWords.put({ companyId: COMPANY, number, epoch: 'e', ...packWords(words) });
  const at = version(number * 10 + words.length);
  await putLineWordsState(db, COMPANY, { cursor: at, upTo: at, head: at, epoch: 'e', whole: true });
}

async function opened() {
  const db = openTestDatabase();
  const lines = new SearchedLines(db, COMPANY);
  const columns = new ArchiveColumns(fold);
  const holding = (text: string): readonly string[] => {
    const found = lines.matching(text, columns);
    return columns.entries.flatMap(({ id }, place) => (found.has(place) ? [id] : []));
  };
  return { db, lines, columns, holding };
}

describe('the words of lines', () => {
  it('are found by every word, of documents that are listed', async () => {
    const { db, lines, columns, holding } = await opened();
    await write(db, 1, [
      { id: ID(1), words: 'otel beton' },
      { id: ID(2), words: 'otel rotund' },
      { id: ID(3), words: 'otel beton' },
    ]);
    await lines.read();
    columns.put(documents(1, 2));
    expect(holding('Oțel')).toEqual([ID(1), ID(2)]);
    expect(holding('beton otel')).toEqual([ID(1)]);
    expect(holding('lemn')).toEqual([]);
    columns.put(documents(3, 4));
    expect(holding('beton')).toEqual([ID(1), ID(3)]);
  });

  it('are those that the newest block says, in a last block that has grown too', async () => {
    const { db, lines, columns, holding } = await opened();
    columns.put(documents(1, 2, 3));
    const first = [
      { id: ID(1), words: 'otel' },
      { id: ID(2), words: 'otel' },
    ];
    await write(db, 1, first);
    await lines.read();
    expect(holding('otel')).toEqual([ID(1), ID(2)]);
    await write(db, 1, [...first, { id: ID(3), words: 'otel' }]);
    await lines.read();
    expect(holding('otel')).toEqual([ID(1), ID(2), ID(3)]);
    await write(db, 2, [{ id: ID(1), words: 'lemn' }]);
    await lines.read();
    expect(holding('otel')).toEqual([ID(2), ID(3)]);
    expect(holding('lemn')).toEqual([ID(1)]);
  });

  // Before: what came into the last block while the reading waited was never read.
  it.each([2, 3])('are read whole where blocks grow and come while the reading of %i waits', async (last) => {
    const { db, lines, columns, holding } = await opened();
    columns.put(documents(1, 2, 3, 4, 5, 6));
    const numbers = Array.from({ length: last }, (_, at) => at + 1);
    for (const number of numbers) await write(db, number, [{ id: ID(number), words: 'otel' }]);
    const come = async (): Promise<void> => {
      const grown = [last, last + 1].map((number) => ({ id: ID(number), words: 'otel' }));
      await write(db, last, grown);
      await write(db, last + 1, [{ id: ID(last + 2), words: 'otel' }]);
      await write(db, last + 2, [{ id: ID(last + 3), words: 'otel' }]);
    };
    let waited = false;
    await lines.read(async () => {
      if (!waited) await come();
      waited = true;
      return true;
    });
    // A reading that did not wait has nothing come into it.
    if (!waited) await come();
    await lines.read();
    await lines.read();
    expect(holding('otel')).toEqual(Array.from({ length: last + 3 }, (_, at) => ID(at + 1)));
  });

  it('follow a document to another place', async () => {
    const { db, lines, columns, holding } = await opened();
    columns.put(documents(1, 2, 3));
    await write(db, 1, [{ id: ID(3), words: 'otel' }]);
    await lines.read();
    expect(holding('otel')).toEqual([ID(3)]);
    columns.remove([ID(1)]);
    expect(holding('otel')).toEqual([ID(3)]);
    columns.put(documents(4));
    expect(holding('otel')).toEqual([ID(3)]);
  });
});
