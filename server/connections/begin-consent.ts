/**
 * The way to ANAF: a state that comes back with the person, bound to the ticket and to the browser that went.
 *
 * Invariants: a state is random, kept as a hash, good once and for ten minutes, in this browser only.
 */
import { newSecret, secretHash } from './one-time-secret';
import { type TicketAt, type TicketTrouble, withTicket } from './tickets';

const STATE_MS = 10 * 60_000;
/** Certificates that are not plugged in, wrong PINs, a browser that knows no certificate: more than a patient person tries. */
const MOST_STARTS = 30;

export interface BeginConsent extends TicketAt {
  /** By what name who consents goes; of an invitation. */
  readonly person: string;
  /** What the browser's cookie holds. */
  readonly browser: string;
}

export type ConsentBegun = { readonly state: string } | TicketTrouble | 'too-often';

export function beginConsent({ person, browser, ...at }: BeginConsent): Promise<ConsentBegun> {
  const state = newSecret();
  return withTicket(at, async (tx, ticket): Promise<ConsentBegun> => {
    if (ticket.starts >= MOST_STARTS) return 'too-often';
    await tx
      .updateTable('anaf_ticket')
      .set((row) => ({ starts: row('starts', '+', 1) }))
      .where('id', '=', ticket.id)
      .execute();
    await tx
      .insertInto('anaf_consent')
      .values({
        state_hash: secretHash(state),
        company_id: ticket.companyId,
        ticket_id: ticket.id,
        browser_hash: secretHash(browser),
        person: ticket.kind === 'here' ? ticket.madeByName : person.trim(),
        expires_at: new Date(at.now + STATE_MS),
      })
      .execute();
    return { state };
  });
}
