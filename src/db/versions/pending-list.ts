/** The row of an earlier version, or of a file written by one, with its list; unknown fields stay. */
export function withPendingList(row: object): object {
  const pending: unknown = 'pending' in row ? row.pending : null;
  if (Array.isArray(pending)) return row;
  return { ...row, pending: typeof pending === 'object' && pending !== null ? [{ kind: 'upload', ...pending }] : [] };
}
