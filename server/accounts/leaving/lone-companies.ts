/** Companies that the transaction's user alone owns, and until when the law keeps what is in them. */
import { sql } from 'kysely';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { TenantTransaction } from '../../database/app-database';
import { keptUntil } from './keep-terms';

export interface LoneCompany {
  readonly id: number;
  readonly name: string;
  readonly cif: string;
  /** Others who work there. */
  readonly people: number;
  /** `yyyy-MM-dd`; null: it has no papers of accounting. */
  readonly keptUntil: string | null;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly cif: string;
  readonly people: number;
  readonly last_day: string | null;
  readonly transports: boolean;
}

/** `now`: ms since 1970. */
export async function loneCompanies(tx: TenantTransaction, now: number): Promise<readonly LoneCompany[]> {
  const today = bucharestDay(now);
  const { rows } = await sql<Row>`
    select company.id, company.name, company.cif, own.people,
      (select max(issue_date) from archive_item where company_id = company.id) as last_day,
      exists (select from transport where company_id = company.id) as transports
    from companies_of_last_owner() as own join company on company.id = own.company_id
    order by company.name`.execute(tx);
  return rows.map(({ id, name, cif, people, last_day, transports }) => {
    // A declaration of transport has no day of its own in the archive: it counts as of today.
    const last = transports ? today : last_day;
    return { id, name, cif, people, keptUntil: last === null ? null : keptUntil(Number(last.slice(0, 4)), today) };
  });
}
