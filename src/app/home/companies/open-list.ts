/** What is issued and not accepted, of all companies, as one list by deadline; each document a small row, read whole only in sight. Pure. */
import type { Company } from '@/api/entities/company';
import type { CompanyId, EntityId } from '@/api/ids';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';
import { eachOnce } from '../each-once';
import type { HomeCompanyRow } from './company-rows';

interface OpenEntryFacts {
  readonly companyId: CompanyId;
  /** Its name. */
  readonly company: string;
  /** `yyyy-MM-dd`. */
  readonly issueDate: string;
  /** `yyyy-MM-dd`. */
  readonly deadline: string;
}

/** A document of this device, or a company's count by the server where its documents are not here. */
export type OpenEntry = OpenEntryFacts &
  ({ readonly kind: 'document'; readonly id: EntityId } | { readonly kind: 'company'; readonly count: number });

export interface OpenList {
  /** Thousands, with their deadlines, in order: made for who looks at the list. */
  readonly entries: () => readonly OpenEntry[];
  /** Documents, those that the server counts included. */
  readonly count: number;
  /** Of them, those that the server counts. */
  readonly elsewhere: number;
}

/** The nearest deadline first; of one day by company. `rows`: of the companies, with the server's counts. */
export function openListOf(
  filings: readonly OpenFilingRow[],
  rows: readonly HomeCompanyRow[],
  companies: readonly Company[],
): OpenList {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const away = rows.filter(({ fromServer }) => fromServer);
  const served = new Set(away.map(({ company }) => company.id));
  const deadlineOf = eachOnce((issueDate: string) => filingDeadline(issueDate));
  const documents = filings.filter(({ companyId }) => !served.has(companyId));
  const documentEntry = ({ id, companyId, issueDate }: OpenFilingRow): OpenEntry => ({
    ...{ kind: 'document', id, companyId, company: names.get(companyId) ?? '', issueDate },
    deadline: deadlineOf(issueDate),
  });
  const counts = away.filter((row) => openOf(row) > 0).map(companyEntry);
  const elsewhere = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    entries: () => [...documents.map(documentEntry), ...counts].sort(byDeadline),
    ...{ count: documents.length + elsewhere, elsewhere },
  };
}

export function keyOfEntry(entry: OpenEntry): string {
  return entry.kind === 'document' ? entry.id : `company ${entry.companyId}`;
}

function companyEntry(row: HomeCompanyRow): OpenEntry & { readonly kind: 'company' } {
  const { company, oldestUnsent, deadline } = row;
  return {
    ...{ kind: 'company', companyId: company.id, company: company.name, count: openOf(row) },
    ...{ issueDate: oldestUnsent, deadline: deadline ?? AFTER_EVERY_DAY },
  };
}

function openOf({ refused, held, unsent, doubtful, underWay }: HomeCompanyRow): number {
  return refused + held + unsent + doubtful + underWay;
}

function byDeadline(a: OpenEntry, b: OpenEntry): number {
  return (
    compareTexts(a.deadline, b.deadline) ||
    compareTexts(a.company, b.company) ||
    compareTexts(keyOfEntry(a), keyOfEntry(b))
  );
}
