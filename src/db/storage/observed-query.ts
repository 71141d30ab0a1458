/**
 * A query as Dexie's live queries must be given it. Of a plain function that returns a native promise Dexie follows only what is read
 * before the first await within: a change of what was read later was never told. An async function it follows to its end.
 */
export function observedQuery<T>(query: () => Promise<T>): () => Promise<T> {
  return async () => await query();
}
