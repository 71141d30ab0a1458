import { API_ERRORS } from '@/api/errors';
import type { RefusedReply } from './reply';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** A refusal as the contract writes it. */
export function errorReply(reply: RefusedReply): ErrorAnswer {
  const { status, text: words } = API_ERRORS[reply.code];
  const { code, messages, authenticator, row, fields, version, author = null, waitMs = 0, text = words } = reply;
  const waitS = Math.ceil(waitMs / 1000);
  return {
    status,
    // RFC 9110, section 10.2.3
    headers: waitS === 0 ? {} : { 'retry-after': String(waitS) },
    body: {
      status: 'error',
      error: waitS === 0 ? text : tooManyText(waitS),
      code,
      ...(messages === undefined ? {} : { messages }),
      ...(authenticator === undefined ? {} : { authenticator }),
      ...(row === undefined ? {} : { row }),
      // Always of a wrong form: a caller newer than its server tells by it that this one would have named an unknown field.
      ...(fields === undefined && code !== 'invalid-request' ? {} : { fields: fields ?? [] }),
      ...(version === undefined ? {} : { version }),
      ...(author === null ? {} : { changedBy: author.name, changedAt: author.at.toISOString() }),
    },
  };
}

/** Waits are of an hour at most. */
function tooManyText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const counted = minutes === 1 ? 'un minut' : `${minutes} ${minutes < 20 ? 'minute' : 'de minute'}`;
  return `Prea multe încercări. Încercați din nou peste ${counted}.`;
}
