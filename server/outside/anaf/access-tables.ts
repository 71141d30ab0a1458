/** The authorizations at ANAF as Kysely sees them (migration 0002). */
import type { ColumnType, Generated } from 'kysely';

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
  };
  /** Through which person's authorization a company reaches ANAF. */
  readonly anaf_access: { readonly company_id: number; readonly credential_id: string };
}
