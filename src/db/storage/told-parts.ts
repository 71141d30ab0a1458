/**
 * Of fewer than 50 rows at once Dexie tells its observers which ones changed; of more it says that any may have, and whoever follows
 * the store reads all of it again: the list's worker the archive for each page of a pull, the second copy the outbox for each
 * step of an import.
 */
const TOLD_ROWS = 49;

/** Writes rows part by part, so that each is told. To be called inside a transaction: the parts are one change. */
export async function inToldParts<Row>(
  rows: readonly Row[],
  write: (part: readonly Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += TOLD_ROWS) await write(rows.slice(from, from + TOLD_ROWS));
}
