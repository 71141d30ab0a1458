/** Tickets and the consents begun with them, as Kysely sees them (migration 0013). */
import type { ColumnType, Generated } from 'kysely';

export interface TicketTables {
  readonly anaf_ticket: {
    readonly id: string;
    readonly company_id: number;
    readonly secret_hash: string;
    readonly kind: TicketKind;
    /** Account of who made it, and the name as it was then. */
    readonly made_by: number;
    readonly made_by_name: string;
    readonly made_at: ColumnType<Date, Date, never>;
    readonly expires_at: ColumnType<Date, Date, never>;
    /** How many consents were begun with it. */
    readonly starts: Generated<number>;
    readonly used_at: Date | null;
    readonly withdrawn_at: Date | null;
  };
  readonly anaf_consent: {
    readonly state_hash: string;
    readonly company_id: number;
    readonly ticket_id: string;
    readonly browser_hash: string;
    /** By what name who consents goes. */
    readonly person: string;
    readonly expires_at: ColumnType<Date, Date, never>;
    readonly used_at: Date | null;
  };
}

/** `here`: for who made it, at this computer. `invitation`: for somebody else, who needs no account. */
export type TicketKind = 'here' | 'invitation';
