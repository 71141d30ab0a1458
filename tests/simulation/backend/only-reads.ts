/**
 * Whether a statement leaves nothing behind that another transaction could meet: no row, no lock of a row, no lock of its own, no
 * place of a counter. The end of a transaction of such statements alone tells nobody anything, so the world need not say when.
 *
 * Invariant: where the text does not make it certain, it is taken for one that leaves something. Functions are believed by name.
 */
const READS = /^\s*(select|with)\b/i;
const LEAVES = /\b(insert|update|delete|merge|truncate|lock|share|into|call)\b/i;
const CALLED = /([a-z_][a-z0-9_]*)"?\s*\(/gi;

/** Words of the language before a bracket, and functions of PostgreSQL's own that compute. */
const COMPUTES = new Set(
  (
    'select in exists and or not as over any all filter by using lateral on from where when then else values union except ' +
    'with case distinct coalesce nullif greatest least count sum min max avg bool_or bool_and array_agg jsonb_agg ' +
    'jsonb_build_object jsonb_object_agg jsonb_array_elements unnest row_number rank lead lag lower upper length left right ' +
    'substring concat concat_ws trim position get_byte octet_length pg_column_size current_setting date_trunc extract ' +
    'make_interval to_char cardinality array_length numeric integer varchar pg_control_system pg_control_checkpoint'
  ).split(' '),
);

const known = new Map<string, boolean>();

export function onlyReads(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reads =
    READS.test(text) && !LEAVES.test(text) && [...text.matchAll(CALLED)].every(([, name]) => computes(name));
  known.set(text, reads);
  return reads;
}

function computes(name = ''): boolean {
  return COMPUTES.has(name.toLowerCase());
}
