import { API_ERRORS } from '@/api/errors';
import type { RefusedReply } from './reply';

/** A refusal as the contract writes it: HTTP status and body. */
export function errorReply(reply: RefusedReply): { readonly status: number; readonly body: object } {
  const { status, text } = API_ERRORS[reply.code];
  const { code, messages, authenticator, row, fields, version } = reply;
  return {
    status,
    body: {
      status: 'error',
      error: text,
      code,
      ...(messages === undefined ? {} : { messages }),
      ...(authenticator === undefined ? {} : { authenticator }),
      ...(row === undefined ? {} : { row }),
      // Always of a wrong form: a caller newer than its server tells by it that this one would have named an unknown field.
      ...(fields === undefined && code !== 'invalid-request' ? {} : { fields: fields ?? [] }),
      ...(version === undefined ? {} : { version }),
    },
  };
}
