/** The list of companies as a table for spreadsheets: as it is filtered, in its order. */
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import { saveFile } from '@/app/files/save-file';
import { shownCif } from '@/app/state/company-choice';
import { companiesTexts } from '@/app/texts/companies-texts';
import { dayText } from '@/app/ui/words/date-words';
import { csvText } from '@/domain/tables/csv-text';
import type { ListedCompany } from './company-list';
import { authorizedBy } from './connection/authorized-by';
import { connectionState } from './connection/connection-state';
import { dayOf, stateWords } from './connection/connection-texts';

const { heads, file } = companiesTexts;

export interface CompaniesTable {
  readonly rows: readonly ListedCompany[];
  /** Undefined where the server has not told it: only what this device knows is written then. */
  readonly standingOf: (company: number) => CompanyConnections | undefined;
  /** ms since 1970. */
  readonly now: number;
}

export function companiesCsv({ rows, standingOf, now }: CompaniesTable): string {
  const head = [
    ...[heads.name, heads.cif, file.heads.rejected, file.heads.held, file.heads.choices],
    ...[heads.waiting, heads.deadline],
    ...[heads.connection, heads.by, file.heads.until, heads.people],
  ];
  return csvText([
    head,
    ...rows.map(({ company, work }) => [
      ...[company.name, shownCif(company)],
      ...[work.rejected, work.held, work.choices, work.waiting].map(String),
      work.deadline === null ? '' : dayText(work.deadline),
      ...connectionCells(company.isAuthorized, standingOf(company.id), now),
    ]),
  ]);
}

function connectionCells(
  isAuthorized: boolean,
  standing: CompanyConnections | undefined,
  now: number,
): readonly string[] {
  if (standing === undefined)
    return [isAuthorized ? companiesTexts.authorized : companiesTexts.unauthorized, '', '', ''];
  const state = connectionState(standing, now);
  return [
    stateWords(state),
    authorizedBy(state)?.person ?? '',
    state.kind === 'none' ? '' : dayOf(state.by.endedAt ?? state.by.until),
    standing.people === undefined ? '' : String(standing.people),
  ];
}

/** Gives the person the list as a file; `today`: `yyyy-MM-dd`. */
export function saveCompaniesCsv(table: CompaniesTable, today: string): void {
  saveFile(companiesCsv(table), file.name(today), 'text/csv');
}
