import type { CallFailure } from '@/api/call-server';
import { passwordTexts } from './password-texts';

/** Why a call of these pages came to nothing, in a sentence: the server's own where it has one. */
export function failureWords(failure: CallFailure): string {
  if (failure.kind === 'refused') return failure.body.error;
  return failure.kind === 'network' ? passwordTexts.offline : passwordTexts.failed;
}
