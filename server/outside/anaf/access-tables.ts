/** The authorizations at ANAF as Kysely sees them (migrations 0002, 0007, 0013, 0070). */
import type { ColumnType, Generated } from 'kysely';
import type { FoundationTables } from '../../database/foundation-tables';

export interface AnafAccessTables {
  /** A person's pair of tokens. */
  readonly anaf_credential: {
    readonly id: string;
    /** Null: given by invitation, without an account. */
    readonly user_id: number | null;
    readonly person: Generated<string>;
    /** Serial number of the certificate; '' where ANAF's token does not tell it. */
    readonly certificate: Generated<string>;
    readonly access_sealed: Buffer;
    readonly refresh_sealed: Buffer;
    readonly access_expires_at: ColumnType<Date, Date, Date>;
    readonly refresh_expires_at: ColumnType<Date, Date, Date>;
    readonly state: 'active' | 'ended';
    readonly ended_at: Date | null;
    readonly renewing_until: Generated<Date>;
    readonly renewal_failures: Generated<number>;
    readonly renewal_trouble: 'client' | 'unavailable' | null;
    readonly refusals: Generated<number>;
    readonly refused_at: Generated<Date>;
    /** When the person took a copy of the access token last; null: never. */
    readonly copied_at: Date | null;
  };
  /** Through whom a company reaches ANAF: who is let in and has not gone. */
  readonly anaf_access: {
    readonly id: Generated<string>;
    readonly company_id: number;
    readonly credential_id: string;
    readonly by_invitation: Generated<boolean>;
    readonly given_at: Date;
    /** Null: nobody of the company has let the person in. */
    readonly confirmed_at: Date | null;
    readonly confirmed_by: Generated<string>;
    readonly ended_at: Date | null;
    readonly ended_why: AccessEnd | null;
    /** Whether ANAF answered for the company when it was asked last; null: not asked yet. */
    readonly covered: boolean | null;
    readonly covered_at: Date | null;
    /** Fiscal codes of companies that ANAF's list named for the person, digits only. */
    readonly named_cifs: Generated<string[]>;
    /** Days before the end that were told by mail last; null: nothing yet. */
    readonly reminded_days: number | null;
  };
}

/** `replaced`: by a newer authorization of the same person. */
export type AccessEnd = 'revoked' | 'declined' | 'replaced';

/** With the companies they are for. */
export type AnafDatabase = AnafAccessTables & Pick<FoundationTables, 'company'>;
