/** What stands in the address of `/auth/callback`: of ANAF, or of our own server where a ticket leads nowhere. */
import { TICKET_TEXTS } from '@/api/calls/anaf-texts';

export type AnafReturn =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  /** No certificate, another one, or no right. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'nothing' };

export function anafReturn(search: string): AnafReturn {
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const refused = query.get('refused');
  if (refused !== null) return { kind: 'refused', text: refusedText(refused) };
  if (query.get('error') !== null) return { kind: 'denied' };
  return code === '' || state === '' ? { kind: 'nothing' } : { kind: 'code', code, state };
}

function refusedText(why: string): string {
  return isTrouble(why) ? TICKET_TEXTS[why] : TICKET_TEXTS.unknown;
}

function isTrouble(why: string): why is keyof typeof TICKET_TEXTS {
  return Object.hasOwn(TICKET_TEXTS, why);
}
