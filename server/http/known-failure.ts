/** What an exception of a call means to the caller. */
import { RefusedEffect } from '../calls/idempotent';
import { type RefusedReply, refused } from '../calls/reply';

/** Codes that have an answer of their own: SQLSTATE (PostgreSQL, appendix A), Node's and Fastify's. */
const BY_CODE: Readonly<Record<string, RefusedReply>> = {
  // lock_not_available, deadlock_detected, serialization_failure
  '55P03': refused('busy'),
  '40P01': refused('busy'),
  '40001': refused('busy'),
  // query_canceled: it took longer than a statement may
  '57014': refused('busy'),
  // unique_violation of an index that no call answers for (refusal-of-clash.ts): another request made the same at this moment.
  '23505': refused('busy'),
  // disk_full
  '53100': refused('disk-full'),
  // untranslatable_character (a NUL in JSON), invalid_text_representation, character_not_in_repertoire,
  // numeric_value_out_of_range
  '22P05': refused('invalid-request'),
  '22P02': refused('invalid-request'),
  '22021': refused('invalid-request'),
  '22003': refused('invalid-request'),
  // The caller left while its answer was on the way: nobody reads what is said.
  ERR_STREAM_PREMATURE_CLOSE: refused('busy'),
  FST_ERR_CTP_BODY_TOO_LARGE: refused('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refused('invalid-request'),
};

/** Undefined: a defect, to be logged and answered with 500. */
export function knownFailure(error: unknown): RefusedReply | undefined {
  if (error instanceof RefusedEffect) return error.reply;
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return undefined;
  return BY_CODE[error.code];
}
