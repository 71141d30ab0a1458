/** What an answer of VIES says to a person, and what of it goes into the partner. */
import type { CallResult } from '@/api/call-server';
import type { ViesResult } from '@/api/calls/outside-calls';
import type { PartnerContent } from '@/api/entities/partner';
import { dayText } from '@/app/ui/words/date-words';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { LookUpNote } from '../use-company-look-up';
import { viesTexts } from './vies-texts';

export interface ViesOutcome {
  readonly note: LookUpNote;
  /** Null where VIES said nothing: what is known of the number stays. */
  readonly changes: Partial<PartnerContent> | null;
}

const AWAY = new Set(['MS_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'TIMEOUT', 'SERVER_BUSY']);
const WRONG_INPUT = 'INVALID_INPUT';

export function viesOutcome(vies: ViesResult, country: string): ViesOutcome {
  if (vies.state === 'unknown') return { note: warning(unknownText(vies.code, country)), changes: null };
  const vatCheckedOn = bucharestDay(Date.parse(vies.checkedAt));
  const day = dayText(vatCheckedOn);
  const changes = { vatRegistered: vies.state === 'valid', vatCheckedOn };
  if (vies.state === 'invalid') return { note: warning(viesTexts.invalid(day)), changes };
  const evidence = vies.consultation === '' ? '' : ` ${viesTexts.consultation(vies.consultation)}`;
  return { note: { tone: 'plain', text: `${viesTexts.valid(vies.name, day)}${evidence}` }, changes };
}

/** The call itself failed: nothing is known of the number. */
export function viesFailure({ failure }: Extract<CallResult<unknown>, { ok: false }>): ViesOutcome {
  const tooMany = failure.kind === 'refused' && failure.code === 'too-many-requests';
  const text = tooMany ? failure.body.error : failure.kind === 'network' ? viesTexts.offline : viesTexts.unknown;
  return { note: warning(text), changes: null };
}

function unknownText(code: string, country: string): string {
  if (AWAY.has(code)) return viesTexts.notAnswered(country);
  if (code.includes('MAX_CONCURRENT_REQ')) return viesTexts.busy;
  return code === WRONG_INPUT ? viesTexts.wrongInput : viesTexts.unknown;
}

function warning(text: string): LookUpNote {
  return { tone: 'warning', text };
}
