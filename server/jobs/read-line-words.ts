/**
 * Reads the lines of documents that were recorded before their words were kept (migration 0015), or received by a server that did
 * not keep them: some at a time, each batch of a company in a transaction of its own, so that nobody waits long for its lock.
 */
import { sql } from 'kysely';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { addLineWords, type DocumentWords, lineWordsIn } from '../filings/line-words';

export const LINE_WORDS_TASK = 'line-words';

const HOUR_MS = 60 * 60_000;
const PAST_HOUR_MS = 41 * 60_000;

/** Hourly, when other clocks rarely strike: the next time after `now`, both ms since 1970. */
export function nextLineWords(now: number): number {
  return now - ((now - PAST_HOUR_MS) % HOUR_MS) + HOUR_MS;
}

const BATCH = 200;
/** Of a run: 200,000 documents in an hour. */
const BATCHES = 1_000;

interface WaitingDocument {
  readonly company_id: number;
  readonly id: string;
  readonly xml_sha256: string;
}

/** How many documents were read; the next run goes on. */
export async function readLineWords(db: AppDatabase): Promise<number> {
  let read = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const { rows } = await sql<WaitingDocument>`select * from documents_without_line_words(${BATCH})`.execute(
      db.kysely,
    );
    for (const companyId of new Set(rows.map(({ company_id }) => company_id))) {
      const own = rows.filter(({ company_id }) => company_id === companyId);
      await asCompany(db, companyId, async (tx) => addLineWords(tx, companyId, await wordsOfKept(tx, own)));
    }
    read += rows.length;
    if (rows.length < BATCH) break;
  }
  return read;
}

/** A document that cannot be read, or is not kept, has no words: it is not asked for again. */
async function wordsOfKept(
  tx: TenantTransaction,
  documents: readonly WaitingDocument[],
): Promise<readonly DocumentWords[]> {
  const hashes = documents.map(({ xml_sha256 }) => xml_sha256);
  const kept = await tx.selectFrom('document').select(['sha256', 'bytes']).where('sha256', 'in', hashes).execute();
  const words = new Map(kept.map(({ sha256, bytes }) => [sha256, lineWordsIn(bytes)]));
  return documents.map(({ id, xml_sha256 }) => ({ id, words: words.get(xml_sha256) ?? '' }));
}
