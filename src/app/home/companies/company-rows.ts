/** The companies as the home page lists them: what each waits for, from this device, or from the server where it is not here. Pure. */
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { CompanyMonth } from '@/db/archive/company-month';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import { partOf } from '@/db/archive/open-work';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';
import { eachOnce } from '../each-once';

export const COMPANY_VIEWS = ['all', 'refused', 'today', 'toBook', 'fine', 'open'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

export interface CompanyCounts {
  readonly refused: number;
  /** A person decides before ANAF hears of them. */
  readonly held: number;
  readonly unsent: number;
  readonly doubtful: number;
  /** At ANAF, which has not decided. */
  readonly underWay: number;
  /** Day of issue of the oldest that ANAF has not got; '' none. */
  readonly oldestUnsent: string;
  /** Received in the months whose books are open. */
  readonly toBook: number;
  readonly issued: number;
}

export interface HomeCompanyRow extends CompanyCounts {
  readonly company: Company;
  /** `yyyy-MM-dd`; null: nothing is due. */
  readonly deadline: string | null;
  /** When ANAF last answered for its mailbox; '' not known. */
  readonly answeredAt: string;
  /** The documents are not on this device: the counts are the server's. */
  readonly fromServer: boolean;
}

export interface CompanyFacts {
  readonly companies: readonly Company[];
  readonly open: ReadonlyMap<CompanyId, OpenCounts>;
  readonly months: ReadonlyMap<CompanyId, CompanyMonth>;
  readonly server: ReadonlyMap<CompanyId, DashboardCompany>;
  /** Companies whose documents are on this device. */
  readonly here: ReadonlySet<CompanyId>;
}

type OpenCounts = Pick<CompanyCounts, 'refused' | 'held' | 'unsent' | 'doubtful' | 'underWay' | 'oldestUnsent'>;

const NOTHING_OPEN: OpenCounts = { refused: 0, held: 0, unsent: 0, doubtful: 0, underWay: 0, oldestUnsent: '' };

/** Red first: by deadline, then by how many were refused, then in the order of the account. */
export function homeCompanyRows(facts: CompanyFacts): readonly HomeCompanyRow[] {
  const deadlineOf = eachOnce((issueDate: string) => filingDeadline(issueDate));
  const rows = facts.companies.map((company) => rowOf(company, facts, deadlineOf));
  return rows.sort(
    (a, b) =>
      compareTexts(a.deadline ?? AFTER_EVERY_DAY, b.deadline ?? AFTER_EVERY_DAY) ||
      b.refused - a.refused ||
      b.unsent - a.unsent,
  );
}

function rowOf(
  company: Company,
  { open, months, server, here }: CompanyFacts,
  deadlineOf: (issueDate: string) => string,
): HomeCompanyRow {
  const told = server.get(company.id);
  const fromServer = told !== undefined && !here.has(company.id);
  const month = months.get(company.id);
  const local = {
    ...(open.get(company.id) ?? NOTHING_OPEN),
    ...{ toBook: month?.toBook ?? 0, issued: month?.issued ?? 0 },
  };
  const counts: CompanyCounts = fromServer ? told : local;
  const { refused, held, unsent, doubtful, underWay, oldestUnsent, toBook, issued } = counts;
  return {
    ...{ company, refused, held, unsent, doubtful, underWay, oldestUnsent, toBook, issued, fromServer },
    deadline: oldestUnsent === '' ? null : deadlineOf(oldestUnsent),
    answeredAt: told?.answeredAt ?? '',
  };
}

/** What is open of each company, by one walk over all. */
export function openCounts(rows: readonly OpenFilingRow[]): ReadonlyMap<CompanyId, OpenCounts> {
  const counts = new Map<CompanyId, OpenCounts>();
  for (const row of rows) {
    const before = counts.get(row.companyId) ?? NOTHING_OPEN;
    const part = partOf(row);
    const dated = part !== 'verdict' && (before.oldestUnsent === '' || row.issueDate < before.oldestUnsent);
    counts.set(row.companyId, {
      refused: before.refused + Number(part === 'refused'),
      held: before.held + Number(part === 'held'),
      unsent: before.unsent + Number(part === 'waiting'),
      doubtful: before.doubtful + Number(part === 'doubtful'),
      underWay: before.underWay + Number(part === 'verdict'),
      oldestUnsent: dated ? row.issueDate : before.oldestUnsent,
    });
  }
  return counts;
}

/** `today`: `yyyy-MM-dd`. */
export function isOfView(view: CompanyView, row: HomeCompanyRow, today: string): boolean {
  if (view === 'refused') return row.refused > 0;
  if (view === 'today') return row.deadline !== null && row.deadline <= today;
  if (view === 'toBook') return row.toBook > 0;
  if (view === 'fine') return row.refused + row.held + row.unsent + row.doubtful === 0;
  return true;
}
