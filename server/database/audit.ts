/** What the audit is told beside the changes of rows (publish-changes.ts): access, sessions, and what opens an account. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables';

/** Values are what people read; no password, code or token among them. */
export interface AuditEntry {
  /** `access.given`, `session.begun`: the group is what stands before the dot (migration 0030). */
  readonly kind: AuditKind;
  readonly at: Date;
  /** On what: a person, a device, a document. */
  readonly subject?: string;
  /** From where; without it, what the transaction's session says of itself. */
  readonly from?: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

export type AuditKind =
  | 'access.invited'
  | 'access.withdrawn'
  | 'access.given'
  | 'access.role'
  | 'access.removed'
  | 'session.begun'
  | 'session.ended'
  | 'support.opened'
  | 'anaf.let-in'
  | 'anaf.extended'
  | 'anaf.revoked'
  | 'anaf.key-copied'
  | 'account.particulars'
  | 'account.email'
  | 'account.password'
  | 'account.factor-on'
  | 'account.factor-off'
  | 'account.recovery-codes'
  | 'account.closing'
  | 'account.kept'
  | 'account.deleted';

/** In a transaction of one of the company's people. Takes the company's row: what else locks rows of it comes before. */
export async function auditCompany(tx: Transaction<Tables>, companyId: number, entry: AuditEntry): Promise<void> {
  await sql`select audit_company(${companyId}, ${JSON.stringify([entry])}::jsonb)`.execute(tx);
}

/** In a transaction of the account. */
export async function auditUser(tx: Transaction<Tables> | Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await sql`select audit_user(${JSON.stringify([entry])}::jsonb)`.execute(tx);
}

/** From where, as the audit says it: the device by its own words, and the network. */
export function placeWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
