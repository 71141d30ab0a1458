/** Making a company for the transaction's user: by the database's own function, for the serving role writes no company. */
import { sql } from 'kysely';
import type { CompanyParticulars } from '@/api/entities/company';
import type { TenantTransaction } from '../database/app-database';

/** Its id; undefined: the user has made one of this fiscal code before. Other accounts' companies are not looked at. */
export async function foundCompany(
  tx: TenantTransaction,
  particulars: CompanyParticulars,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`select found_company(${JSON.stringify(particulars)}) as id`.execute(
    tx,
  );
  return rows[0]?.id ?? undefined;
}
