/** The only writer of line words: a page of them with the new cursor, in one transaction. */
import Dexie from 'dexie';
import type { CompanyId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import { UNCONFIRMED } from '../../rows/stored-row';
import { type LineWordsBlock, packWords, type WordsOfDocument, wordsIn } from './line-words-block';
import { lineWordsState, putLineWordsState } from './line-words-state';

export interface LineWordsPage {
  readonly documents: readonly WordsOfDocument[];
  readonly version: Version;
  readonly head: Version;
  readonly hasMore: boolean;
  readonly epoch: string;
}

/** A smaller newest block takes the next page in: a pull now and then brings few documents. */
const MERGED_ROWS = 500;
const ID_BYTES = 16;

/**
 * `kept`: the page went on from where this device stood. `begin-anew`: the server's database is another one, and what was here is
 * gone. `moved`: another tab has written meanwhile.
 */
export function putLineWords(
  db: CondicaDatabase,
  companyId: CompanyId,
  since: Version,
  page: LineWordsPage,
): Promise<'kept' | 'begin-anew' | 'moved'> {
  return db.transaction('rw', [db.lineWords, db.kv], async () => {
    const before = await lineWordsState(db, companyId);
    if ((before?.cursor ?? UNCONFIRMED) !== since) return 'moved';
    if (before !== null && before.epoch !== page.epoch) {
      await forgetLineWords(db, companyId);
      const nothing = { cursor: UNCONFIRMED, upTo: UNCONFIRMED, whole: false };
      await putLineWordsState(db, companyId, { ...nothing, head: page.head, epoch: page.epoch });
      return 'begin-anew';
    }
    if (page.documents.length > 0) await append(db, companyId, page);
    const upTo = page.hasMore ? page.version : page.head;
    const whole = !page.hasMore || before?.whole === true;
    const { version: cursor, head, epoch } = page;
    await putLineWordsState(db, companyId, { cursor, upTo, head, epoch, whole });
    return 'kept';
  });
}

async function append(db: CondicaDatabase, companyId: CompanyId, { documents, epoch }: LineWordsPage): Promise<void> {
  const last = await db.lineWords
    .where(':id')
    .between(...rangeOf(companyId))
    .last();
  const merges = last !== undefined && last.ids.length / ID_BYTES + documents.length <= MERGED_ROWS;
  const number = (last?.number ?? 0) + (merges ? 0 : 1);
  const kept = merges ? keptBeside(last, documents) : [];
  await db.lineWords.put({ companyId, number, epoch, ...packWords([...kept, ...documents]) });
}

/** What the page does not tell anew. */
function keptBeside(block: LineWordsBlock, documents: readonly WordsOfDocument[]): readonly WordsOfDocument[] {
  const told = new Set(documents.map(({ id }) => id));
  return wordsIn(block).filter(({ id }) => !told.has(id));
}

/** Inside a transaction over the store. */
export async function forgetLineWords(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  await db.lineWords
    .where(':id')
    .between(...rangeOf(companyId))
    .delete();
}

/** From a block of the company on, that one included. */
export function rangeOf(companyId: CompanyId, from = 0): [[CompanyId, number], [CompanyId, typeof Dexie.maxKey]] {
  return [
    [companyId, from],
    [companyId, Dexie.maxKey],
  ];
}
