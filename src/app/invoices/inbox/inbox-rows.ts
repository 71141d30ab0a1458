/** The companies as the inbox shows them: what each asks for, in which order, and which a view holds. Pure. */
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { redOf } from '@/app/companies/company-list';
import type { ConnectionState } from '@/app/companies/connection/connection-state';
import type { CompanyMonth } from '@/db/archive/company-month';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';
import { type AssignedTo, compareAssigned } from './assigned';

export const INBOX_VIEWS = ['all', 'fresh', 'rejected', 'risk', 'leaving', 'unconnected'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export interface InboxRow {
  readonly company: Company;
  readonly work: CompanyWork;
  /** Undefined until it is counted. */
  readonly month: CompanyMonth | undefined;
  /** It is not counted and will not be by itself. */
  readonly uncounted: boolean;
  /** What leaves ANAF's mailbox and is not here; null: nothing, or the server was not asked yet. */
  readonly leaving: Leaving | null;
  /** How it stands with ANAF; undefined while the server has not told. */
  readonly connection: ConnectionState | undefined;
  /** When ANAF last answered for its mailbox, ISO instant; '' never; undefined while the server has not told. */
  readonly readAt: string | undefined;
  readonly assigned: AssignedTo;
}

export interface Leaving {
  readonly count: number;
  /** `yyyy-MM-dd`, the first day without the oldest; '' from a server that does not say. */
  readonly day: string;
}

export interface InboxFacts {
  readonly companies: readonly Company[];
  /** Of this device. */
  readonly work: ReadonlyMap<CompanyId, CompanyWork>;
  readonly months: ReadonlyMap<CompanyId, CompanyMonth>;
  /** By the server, as far as it has told. */
  readonly known: ReadonlyMap<CompanyId, DashboardCompany>;
  readonly connections: ReadonlyMap<CompanyId, ConnectionState>;
  readonly assigned: (company: CompanyId) => AssignedTo;
  /** The months that are missing could not be counted. */
  readonly failed: boolean;
}

/** What asks for a decision first, by deadline; then what has only news; then the others, in the order of the account. */
export function inboxRows({
  companies,
  work,
  months,
  known,
  connections,
  assigned,
  failed,
}: InboxFacts): readonly InboxRow[] {
  const rows = companies.map(
    (company): InboxRow => ({
      company,
      work: work.get(company.id) ?? NO_COMPANY_WORK,
      month: months.get(company.id),
      uncounted: failed && !months.has(company.id),
      leaving: leavingOf(known.get(company.id)),
      connection: connections.get(company.id),
      readAt: known.get(company.id)?.answeredAt,
      assigned: assigned(company.id),
    }),
  );
  return rows.sort((a, b) => rank(a) - rank(b) || compareTexts(firstDay(a), firstDay(b)));
}

function leavingOf(known: DashboardCompany | undefined): Leaving | null {
  return known === undefined || known.endangered === 0 ? null : { count: known.endangered, day: known.leaves };
}

function firstDay({ work, leaving }: InboxRow): string {
  return (
    [work.deadline, leaving?.day].filter((day) => day !== null && day !== undefined && day !== '').sort()[0] ??
    AFTER_EVERY_DAY
  );
}

function rank({ company, work, month, leaving }: InboxRow): number {
  if (redOf(work) > 0) return 0;
  if (work.deadline !== null || leaving !== null) return 1;
  if (!company.isAuthorized) return 2;
  if (month === undefined) return 4;
  return month.unmarked > 0 ? 3 : 5;
}

export const INBOX_GROUPS = ['decision', 'news', 'counting', 'uncounted', 'nothing'] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

/** Companies of one group stand together, in this order. */
export function groupOf(row: InboxRow): InboxGroup {
  const place = rank(row);
  if (place < 3) return 'decision';
  if (place === 3) return 'news';
  // Nothing is said of a month that is not counted.
  if (place === 4) return row.uncounted ? 'uncounted' : 'counting';
  return 'nothing';
}

/** By who works on them, inside the groups; as they stand where no direction is asked for. */
export function byAssigned(rows: readonly InboxRow[], direction: 'ascending' | 'descending' | ''): readonly InboxRow[] {
  if (direction === '') return rows;
  const place = (row: InboxRow): number => INBOX_GROUPS.indexOf(groupOf(row));
  return [...rows].sort((a, b) => place(a) - place(b) || compareAssigned(a.assigned, b.assigned, direction));
}

/** `today`: `yyyy-MM-dd`. */
export function isOfView(view: InboxView, { company, work, month, leaving }: InboxRow, today: string): boolean {
  if (view === 'fresh') return (month?.fresh ?? 0) > 0;
  if (view === 'rejected') return work.rejected > 0;
  if (view === 'leaving') return leaving !== null;
  if (view === 'risk') return (work.deadline ?? AFTER_EVERY_DAY) <= today;
  return view === 'all' || !company.isAuthorized;
}
