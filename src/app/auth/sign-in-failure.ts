import type { CallFailure } from '@/api/call-server';
import { authTexts } from '@/app/texts/auth-texts';

/** What a refused sign-in asks of the page: the two-factor code, or a sentence. */
export type SignInFailure =
  | { readonly kind: 'code-wanted' }
  | { readonly kind: 'message'; readonly text: string; readonly field: 'code' | 'none' };

/** The sentence for a failed sign-in, by status (specification, section 8, „Login”). */
export function signInFailure(failure: CallFailure, codeGiven: boolean): SignInFailure {
  if (failure.kind === 'network' || failure.kind === 'cancelled')
    return { kind: 'message', text: authTexts.failures.noResponse, field: 'none' };
  if (failure.kind === 'refused' && failure.body.authenticator === true && !codeGiven) return { kind: 'code-wanted' };
  return {
    kind: 'message',
    text: textFor(failure),
    field: failure.kind === 'refused' && failure.body.authenticator === true ? 'code' : 'none',
  };
}

function textFor(failure: Extract<CallFailure, { kind: 'refused' | 'malformed' }>): string {
  if (failure.status === 400) return authTexts.failures[400];
  if (failure.status === 401 && failure.kind === 'refused') return failure.body.error;
  if (failure.status === 500) return authTexts.failures[500];
  return authTexts.failures.other;
}
