/**
 * Words in an archive of any size. A frequent one fills a page within the first rows of the order that was asked for; a rare one is
 * found by its letters in an index (migration 0026). Which it is, is found by trying, never by an estimate: a bounded walk, then the
 * index with a bound, and only what is neither (a frequent word under a rare filter) walks the whole order. Words of one or two letters
 * are in no index of threes: where none of the company's documents has them, a set says so (migration 0078).
 */
import { sql, type Transaction } from 'kysely';
import type { FilingTables } from '../../filings/filing-tables';

/** Rows of the order that are looked at first. */
export const WALKED = 5_000;
/** So many ids the index gives; a word that is in more is not rare. So far are matches of words counted, too. */
export const MOST_MATCHES = 10_000;
/** A shorter word has no three letters to be found by. */
const SHORTEST = 3;

/** Ids of the rows with all words of three letters or more, whatever else is asked of them; undefined: too many, or no such word. */
export async function rareMatches(
  tx: Transaction<FilingTables>,
  companyId: number,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const long = words.filter((word) => !isShort(word));
  if (long.length === 0) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from archive_matches(${companyId}, ${long}::text[], ${MOST_MATCHES + 1}) as id`.execute(tx);
  return rows.length > MOST_MATCHES ? undefined : rows.map(({ id }) => id);
}

/** Letters as the database counts them, not as UTF-16 does. */
function isShort(word: string): boolean {
  return [...word].length < SHORTEST;
}

/** True: one of the words has one or two letters that stand in no document of the company. */
export async function hasNowhere(
  tx: Transaction<FilingTables>,
  companyId: number,
  words: readonly string[],
): Promise<boolean> {
  const short = new Set(words.filter(isShort));
  if (short.size === 0) return false;
  const met = await tx
    .selectFrom('archive_short_word')
    .select('word')
    .distinct()
    .where('company_id', '=', companyId)
    .where('word', 'in', [...short])
    .execute();
  return met.length < short.size;
}
