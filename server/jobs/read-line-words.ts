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

/** Looked at together, and at most read together. */
const PAGE = 500;
/** Read in a run; the next one goes on. */
const MOST = 200_000;

interface LookedAt {
  readonly company_id: number;
  readonly id: string;
  readonly xml_sha256: string;
  /** For its words; the last one looked at is told also where it does not. */
  readonly waits: boolean;
}
type Place = Pick<LookedAt, 'company_id' | 'id'>;

/** Before every document. */
const START: Place = { company_id: 0, id: '00000000-0000-0000-0000-000000000000' };

/** How many documents were read. What comes before the place that the run has reached is the next one's. */
export async function readLineWords(db: AppDatabase): Promise<number> {
  let read = 0;
  for (let last: Place | undefined = START; last !== undefined && read < MOST; ) {
    const page: readonly LookedAt[] = await pageAfter(db, last);
    const waiting = page.filter(({ waits }) => waits);
    for (const companyId of new Set(waiting.map(({ company_id }) => company_id))) {
      const own = waiting.filter(({ company_id }) => company_id === companyId);
      await asCompany(db, companyId, async (tx) => addLineWords(tx, companyId, await wordsOfKept(tx, own)));
    }
    read += waiting.length;
    last = page.at(-1);
  }
  return read;
}

async function pageAfter(db: AppDatabase, { company_id, id }: Place): Promise<readonly LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    select * from documents_without_line_words(${company_id}, ${id}, ${PAGE})`.execute(db.kysely);
  return rows;
}

/** A document that cannot be read, or is not kept, has no words: it is not asked for again. */
async function wordsOfKept(tx: TenantTransaction, documents: readonly LookedAt[]): Promise<readonly DocumentWords[]> {
  const hashes = documents.map(({ xml_sha256 }) => xml_sha256);
  const kept = await tx.selectFrom('document').select(['sha256', 'bytes']).where('sha256', 'in', hashes).execute();
  const words = new Map(kept.map(({ sha256, bytes }) => [sha256, lineWordsIn(bytes)]));
  return documents.map(({ id, xml_sha256 }) => ({ id, words: words.get(xml_sha256) ?? '' }));
}
