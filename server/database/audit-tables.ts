/** Tables of migration 0030: chains of what was done. */
import type { Generated } from 'kysely';

export interface AuditTables {
  readonly audit_head: {
    /** `c12`: of the company 12; `u5`: of the account 5. */
    readonly chain: string;
    readonly company_id: number | null;
    readonly user_id: number | null;
    readonly count: Generated<string | number>;
    readonly hash: Buffer;
    readonly last_at: Date | null;
    readonly groups: Readonly<Record<string, number>>;
  };
  readonly audit_event: {
    readonly chain: string;
    readonly seq: string | number;
    readonly company_id: number | null;
    readonly user_id: number | null;
    readonly at: Date;
    readonly kind: string;
    readonly grp: string;
    readonly commitment: Buffer;
    readonly hash: Buffer;
    /** Null, as content, actor and subject: forgotten with a person's data. */
    readonly salt: Buffer | null;
    readonly content: string | null;
    readonly actor_id: number | null;
    readonly subject: string | null;
  };
  readonly audit_seal: {
    readonly chain: string;
    readonly seq: string | number;
    /** `chain|seq|hash`, sealed with a key outside the database. */
    readonly sealed: Buffer;
    readonly made_at: Date;
  };
}
