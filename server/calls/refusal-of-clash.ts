import { type RefusedReply, refused } from './reply';

/** What each unique index stands for, said as the call's own refusal: without it an entry would try for ever. */
const BY_CONSTRAINT: Readonly<Record<string, RefusedReply>> = {
  archive_item_number_once: refused('number-taken'),
  number_use_pkey: refused('number-taken'),
  number_lease_once: refused('lease-overlap'),
  filing_one_alive: refused('already-sent'),
  replicated_row_serial_once: refused('serial-in-use'),
};

/** Of a unique violation (SQLSTATE 23505); undefined for anything else. */
export function refusalOfClash(error: unknown): RefusedReply | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? BY_CONSTRAINT[error.constraint] : undefined;
}
