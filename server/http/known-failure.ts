/** What an exception of a call means to the caller. */
import { RefusedEffect } from '../calls/idempotent';
import { type RefusedReply, refused } from '../calls/reply';

/** SQLSTATE codes that have an answer of their own (PostgreSQL, appendix A). */
const BY_SQLSTATE: Readonly<Record<string, RefusedReply>> = {
  // lock_not_available, deadlock_detected, serialization_failure
  '55P03': refused('busy'),
  '40P01': refused('busy'),
  '40001': refused('busy'),
  // disk_full
  '53100': refused('disk-full'),
};

/** Undefined: a defect, to be logged and answered with 500. */
export function knownFailure(error: unknown): RefusedReply | undefined {
  if (error instanceof RefusedEffect) return error.reply;
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string')
    return undefined;
  return BY_SQLSTATE[error.code];
}
