import type { ApiErrorCode } from '@/api/errors';

/** A refusal of the numbers, with its sentence. */
export interface NumberRefusal {
  readonly kind: 'refused';
  readonly code: ApiErrorCode;
  readonly messages?: readonly string[];
}

export function refuseNumber(code: ApiErrorCode, ...messages: readonly string[]): NumberRefusal {
  return messages.length === 0 ? { kind: 'refused', code } : { kind: 'refused', code, messages };
}
