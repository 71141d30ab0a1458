/** Declarations of transport that ask for a decision: a code about to end or just ended with goods on the road, or refused before the start. Pure. */
import type { Transport } from '@/api/entities/transport';
import type { CompanyId } from '@/api/ids';
import { actionFacts } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { expiryWarning, legalDay, lifeOf, uitWindow } from '@/domain/transport/life/declaration-life';

/** `uitExpired` for a day after its end; `transportRefused` while it can still be declared anew in time. */
export const TRANSPORT_KINDS = ['uitExpired', 'uitEnding', 'transportRefused'] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

export interface DueTransport extends Pick<Transport, 'id' | 'uit' | 'vehicle' | 'partnerName'> {
  readonly companyId: CompanyId;
  readonly kind: TransportKind;
  /** The last day of the code; of one that was refused the day of the start. `yyyy-MM-dd`. */
  readonly day: string;
  /** Less than these are left. */
  readonly hours: 24 | 3 | 0;
}

/** Null: it asks for nothing. `now`: ms since 1970, by the server's clock. */
export function dueTransport(companyId: CompanyId, item: Transport, now: number): DueTransport | null {
  const facts = actionFacts(item);
  const { id, uit, partnerName, startDate } = item;
  const { vehicle } = platesOf(item);
  const what = { companyId, id, uit, vehicle, partnerName };
  if (lifeOf(facts, now) === 'refused')
    return startDate < legalDay(now) ? null : { ...what, kind: 'transportRefused', day: startDate, hours: 24 };
  const hours = uit === '' ? null : expiryWarning(facts, now);
  const window = uitWindow(facts);
  if (hours === null || window === null) return null;
  return { ...what, kind: hours === 0 ? 'uitExpired' : 'uitEnding', day: window.lastDay, hours };
}
