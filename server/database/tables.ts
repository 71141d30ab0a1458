/** The tables of the server as Kysely sees them; int8 comes as text, bytea as Buffer. */
import type { ColumnType, Generated } from 'kysely';
import type { FilingTables } from '../jobs/filing/filing-tables';
import type { AnafAccessTables } from '../outside/anaf/access-tables';
import type { SharedTables } from '../outside/shared-tables';

type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | null, Date | null>;
/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

export interface CoreTables {
  readonly app_user: {
    readonly id: Generated<number>;
    /** Lower case. */
    readonly email: string;
    readonly password_hash: string;
    readonly profile: Json<UserProfile>;
    readonly plan_name: string;
    readonly plan_restrictions: Json<Readonly<Record<string, boolean>>>;
    /** Base32; '' where two-factor is off. */
    readonly totp_secret: string;
    /** The last accepted time step: a code is good once. */
    readonly totp_step: ColumnType<string, string | number, string | number>;
    readonly disabled: boolean;
  };
  readonly recovery_code: { readonly user_id: number; readonly code_hash: string; readonly used_at: NullableInstant };
  readonly session_family: {
    readonly id: string;
    readonly user_id: number;
    readonly remember: boolean;
    /** Highest generation of refresh token that was presented; −1 before the first. */
    readonly used: number;
    readonly created_at: Instant;
    readonly expires_at: Instant;
    readonly ended_at: NullableInstant;
  };
  readonly company: {
    readonly id: Generated<number>;
    readonly cif: string;
    readonly name: string;
    /** What stands on its invoices: the contract's company without ids. */
    readonly details: Json<CompanyDetailsRow>;
    readonly version: ColumnType<string, never, string | number>;
  };
  readonly company_authorization: {
    readonly id: Generated<number>;
    readonly company_id: number;
    readonly user_id: number;
    readonly plan_administrator: boolean;
  };
  readonly replicated_row: {
    readonly company_id: number;
    readonly collection: string;
    readonly id: string;
    readonly version: ColumnType<string, string | number, string | number>;
    /** Null: deleted. */
    readonly body: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
  };
  readonly number_lease: {
    readonly id: string;
    readonly company_id: number;
    readonly serial_id: string;
    readonly device_id: string;
    readonly device_name: string;
    readonly first: number;
    readonly last: number;
    readonly used_to: number;
    readonly last_date: string;
    readonly state: 'open' | 'returned' | 'closed';
    readonly granted_at: Instant;
  };
  readonly used_number: {
    readonly company_id: number;
    readonly serial_id: string;
    readonly number: number;
    readonly invoice_id: string;
    readonly issue_date: string;
  };
  readonly idempotency: {
    readonly user_id: number;
    readonly key: string;
    readonly call: string;
    readonly request_sha256: string;
    readonly status: number | null;
    /** Text, so that a repeated answer is equal to the byte. */
    readonly answer: string | null;
  };
}

export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly telephone: string;
  readonly cnp: string;
  readonly company: string;
  readonly legalEntity: boolean;
}

export interface CompanyDetailsRow {
  readonly vatRegistered: boolean;
  readonly registration: string;
  readonly legalForm: string;
  readonly tradingName: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly postCode: string;
    readonly countrySubdivision: string;
    readonly country: string;
  };
  readonly email: string;
  readonly telephone: string;
  readonly contactName: string;
  readonly iban: string;
  readonly bank: string;
  readonly paymentTermDays: number;
}

export type Tables = CoreTables & FilingTables & AnafAccessTables & SharedTables;
