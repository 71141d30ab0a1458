/** The authorizations at ANAF as Kysely sees them (migrations 0002, 0007). */
import type { ColumnType, Generated } from 'kysely';
import type { FoundationTables } from '../../database/foundation-tables';

export interface AnafAccessTables {
  readonly anaf_credential: {
    readonly id: string;
    readonly user_id: number;
    readonly access_sealed: Buffer;
    readonly refresh_sealed: Buffer;
    readonly access_expires_at: ColumnType<Date, Date, Date>;
    readonly refresh_expires_at: ColumnType<Date, Date, Date>;
    readonly state: 'active' | 'ended';
    readonly renewing_until: Generated<Date>;
    readonly renewal_failures: Generated<number>;
    readonly renewal_trouble: 'client' | 'unavailable' | null;
    readonly refusals: Generated<number>;
    readonly refused_at: Generated<Date>;
  };
  /** Through which person's authorization a company reaches ANAF. */
  readonly anaf_access: { readonly company_id: number; readonly credential_id: string };
}

/** With the companies they are for. */
export type AnafDatabase = AnafAccessTables & Pick<FoundationTables, 'company'>;
