// A table of a document that a command writes: the rows under a head are replaced, and nothing else.
import { paddedTable } from './padded-table.mjs';

/** The text with the table whose head `begins` names replaced, its columns under each other; throws where it has none. */
export function withTable(text, begins, table) {
  const rows = text.split('\n');
  const from = rows.findIndex((row) => begins.test(row));
  if (from < 0) throw new Error(`There is no table that begins with ${begins}.`);
  const to = rows.findIndex((row, place) => place > from && !row.startsWith('|'));
  return [...rows.slice(0, from), ...paddedTable(table), ...rows.slice(to < 0 ? rows.length : to)].join('\n');
}
