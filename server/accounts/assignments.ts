/**
 * Who works on a company, beside who may: whoever loses the access works there no more.
 *
 * Giving a company and taking the access wait at one turn, that of the company's row of the collection, before either asks for the other's
 * state; so nobody is given what he has just lost.
 */
import { sql } from 'kysely';
import { type Assignment, ownAssignmentId } from '@/api/entities/assignment';
import type { CompanyId } from '@/api/ids';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { publishChanges } from '../database/publish-changes';
import { lockRow, type RowTarget, type StoredRow } from '../database/replicated-rows';
import { takeTurn } from '../database/take-turn';

/** The company's row, and nobody else's until the transaction ends. */
export async function lockAssignment(
  tx: TenantTransaction,
  companyId: number,
): Promise<{ readonly target: RowTarget; readonly known: StoredRow | undefined }> {
  const id = ownAssignmentId(companyId as CompanyId);
  const target: RowTarget = { companyId, collection: 'assignment', id };
  await takeTurn(tx, 'row', companyId, target.collection, id);
  return { target, known: await lockRow(tx, companyId, target.collection, id) };
}

/** Before the access of a person ends, while the transaction's user may still write: the company is nobody's from now on, if it was his. */
export async function endAssignment(tx: TenantTransaction, companyId: number, userId: number): Promise<void> {
  const { target, known } = await lockAssignment(tx, companyId);
  // As it was written here, by its schema.
  const row = known?.body as unknown as Assignment | null | undefined;
  if (row?.person?.user !== userId) return;
  await publishChanges(tx, companyId, [{ ...target, row: { ...row, person: null, givenBy: '', givenAt: '' } }]);
}

/** Of an account that goes, company by company: a transaction takes one turn of a kind. */
export async function endAssignmentsOf(db: AppDatabase, userId: number, at: Date): Promise<void> {
  const companies = await asUser(db, userId, async (tx) => {
    const { rows } = await sql<{ company_id: number }>`
      select company_id from replicated_row
      where collection = 'assignment' and body is not null and body #>> '{person,user}' = ${String(userId)}`.execute(
      tx,
    );
    return rows.map(({ company_id }) => company_id);
  });
  for (const company of companies) await asUser(db, userId, (tx) => endAssignment(tx, company, userId), at);
}
