/** Sums of companies that need not be the one whose snapshot is kept. */
import type { CompanyId } from '../../api/ids';
import { type CompanyMonth, companyMonth, type MonthQuestion } from '../../db/archive/company-month';
import { CondicaDatabase } from '../../db/condica-database';

/** Reads in the database that is open where it has the name, else in a handle of its own. */
export async function readIn<R>(
  open: CondicaDatabase | undefined,
  name: string,
  read: (db: CondicaDatabase) => Promise<R>,
): Promise<R> {
  const db = open?.name === name ? open : new CondicaDatabase(name);
  try {
    return await read(db);
  } finally {
    if (db !== open) db.close();
  }
}

/** One after another: a hundred at once would read as many blocks into memory. */
export async function companyMonths(
  db: CondicaDatabase,
  companies: readonly CompanyId[],
  question: MonthQuestion,
): Promise<readonly CompanyMonth[]> {
  const months: CompanyMonth[] = [];
  for (const company of companies) months.push(await companyMonth(db, company, question));
  return months;
}
