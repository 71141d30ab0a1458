/** A search that nobody asked for: the first key of a person does not wait then for the search to be compiled. */
import { fold } from '../../domain/text/fold';
import { findInArchive } from './answer-query';
import type { ArchiveColumns } from './archive-columns';
import type { ArchiveQuery } from './archive-query';

/** As texts begin. */
const TEXTS = ['1', '10', 'a1'];

/** `rest`: awaited before each; false where the columns are not looked at any more. */
export async function rehearseSearch(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  rest: () => Promise<boolean>,
): Promise<void> {
  for (const text of TEXTS) if (await rest()) findInArchive(columns, { ...query, text }, fold);
}
