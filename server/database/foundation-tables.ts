/** The tables of migration 0001 as Kysely sees them; int8 comes as number (connect.ts). */
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Company, CompanyRole } from '@/api/entities/company';

type Json<T> = ColumnType<T, string, string>;

export interface FoundationTables {
  readonly app_user: {
    readonly id: Generated<number>;
    readonly email: string;
    /** The address as it is compared: trimmed, lower case. */
    readonly email_key: string;
    readonly password_hash: string;
    readonly first_name: Generated<string>;
    readonly last_name: Generated<string>;
    readonly telephone: Generated<string>;
    readonly cnp: Generated<string>;
    readonly company: Generated<string>;
    readonly legal_entity: Generated<boolean>;
    readonly plan_name: Generated<string>;
    readonly plan_restrictions: ColumnType<Readonly<Record<string, boolean>>, string | undefined, string>;
    readonly notification_status: Generated<boolean>;
    /** What was changed of the usual ones; with its version since migration 0069. */
    readonly preferences: ColumnType<Readonly<Record<string, unknown>>, never, RawBuilder<unknown>>;
    readonly preferences_version: ColumnType<number, never, number>;
    readonly person_version: ColumnType<number, never, number>;
    /** The two-factor secret, sealed with a key outside the database; null: no two-factor. */
    readonly totp_sealed: Buffer | null;
    /** The last time step whose code was used: each code once. */
    readonly totp_time_step: number | null;
    /** Shown, and not yet confirmed by a first code; this and the next two since migration 0020. */
    readonly totp_pending_sealed: Buffer | null;
    readonly totp_since: Date | null;
    readonly password_changed_at: Date | null;
    readonly disabled: Generated<boolean>;
    /** Of the demonstration: its password is published. */
    readonly demo: Generated<boolean>;
    readonly created_at: Generated<Date>;
  };
  readonly recovery_code: { readonly user_id: number; readonly code_hash: string; readonly used_at: Date | null };
  readonly session_family: {
    readonly id: string;
    readonly user_id: number;
    readonly remember: boolean;
    /** The newest refresh token that was presented; its successor is the only live one. */
    readonly used_serial: Generated<number>;
    /** The request that presented it. */
    readonly last_request_id: string | null;
    readonly created_at: Date;
    readonly expires_at: Date;
    readonly ended_at: Date | null;
    readonly ended_why: string | null;
    /** What signed in, by its own words; from where; when it was renewed last. Migration 0020. */
    readonly device: Generated<string>;
    readonly network: Generated<string>;
    readonly last_used_at: Date | null;
  };
  /** A link that is good once, known by a hash (accounts/account-links.ts). Migration 0020. */
  readonly account_link: {
    readonly secret_hash: string;
    readonly kind: 'activation' | 'reset' | 'invitation' | 'email' | 'leaving';
    readonly user_id: number | null;
    readonly company_id: number | null;
    readonly sealed: Buffer;
    readonly made_at: Date;
    readonly expires_at: Date;
    readonly used_at: Date | null;
    readonly withdrawn_at: Date | null;
    /** What an invitation gives. Migration 0029. */
    readonly role: CompanyRole | null;
  };
  /** Who was taken the access to which company; goes where it is given anew. Migration 0029. */
  readonly access_removal: { readonly company_id: number; readonly user_id: number; readonly removed_at: Date };
  /** An account that is deleted when its grace is over. Migration 0067. */
  readonly account_closing: { readonly user_id: number; readonly asked_at: Date; readonly delete_at: Date };
  readonly attempt: { readonly key: string; readonly window_start: number; readonly used: number };
  readonly public_notice: {
    readonly id: Generated<number>;
    readonly title: string;
    readonly body: string;
    readonly shown_from: Generated<Date>;
    readonly shown_until: Date | null;
  };
  readonly company: {
    readonly id: Generated<number>;
    readonly cif: string;
    readonly name: string;
    readonly is_authorized: Generated<boolean>;
    readonly administrator: Generated<string>;
    readonly vat_registered: Generated<boolean>;
    readonly registration: Generated<string>;
    readonly legal_form: Generated<string>;
    readonly trading_name: Generated<string>;
    readonly address: Json<Company['address']>;
    readonly email: Generated<string>;
    readonly telephone: Generated<string>;
    readonly contact_name: Generated<string>;
    readonly iban: Generated<string>;
    readonly bank: Generated<string>;
    readonly payment_term_days: Generated<number>;
    /** Migration 0065. */
    readonly vat_on_collection: Generated<boolean>;
    /** Version of the newest change of the company's rows. */
    readonly version: Generated<number>;
    /** Of the demonstration: nothing of it goes to the real ANAF. */
    readonly demo: Generated<boolean>;
    /** The account that made it, unique with the fiscal code; null: made by the operator, for nobody yet. Migration 0016. */
    readonly owner_id: number | null;
    /** Its last owner has gone: nobody sees it, and then it goes too. Migration 0067. */
    readonly kept_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    readonly created_at: Generated<Date>;
  };
  readonly company_authorization: {
    readonly id: Generated<number>;
    readonly company_id: number;
    readonly user_id: number;
    readonly role: Generated<CompanyRole>;
    readonly created_at: Generated<Date>;
  };
  /** One row of one collection as it stands; `body` null: deleted. Written by publish-changes.ts only. */
  readonly replicated_row: {
    readonly company_id: number;
    readonly collection: string;
    readonly id: string;
    readonly version: number;
    readonly body: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
    /** Who changed it last, by name; null: the server itself, or nobody knows any more. Migration 0012. */
    readonly changed_by: string | null;
    /** Account of who that was. Migration 0067. */
    readonly changed_by_id: ColumnType<number | null, number | null | undefined, number | null>;
    readonly changed_at: Date | null;
  };
  readonly idempotency: {
    readonly user_id: number;
    readonly key: string;
    readonly call: string;
    readonly request_hash: string;
    readonly status: number | null;
    /**
     * Text, because jsonb would reorder it: a repeated call gets the same bytes. Null with a status: forgotten
     * (docs/decisions/0012).
     */
    readonly answer: string | null;
    readonly created_at: ColumnType<Date, Date, never>;
  };
}
