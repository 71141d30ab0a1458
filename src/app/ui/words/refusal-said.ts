import type { CallFailure } from '@/api/call-server';

/** The server's own sentence where it refused a call for good; null where asking again may help. */
export function refusalSaid(failure: CallFailure): string | null {
  return failure.kind === 'refused' && failure.reaction !== 'retry' ? failure.body.error : null;
}
