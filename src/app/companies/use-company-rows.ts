import { useMemo, useState } from 'react';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { type CompanyFilters, fitsFilters, NO_FILTERS } from './company-filters';
import { type CompanyView, companyList, isOfView, type ListedCompany } from './company-list';
import { isCompanyNamed } from './company-search';
import type { ConnectionStates } from './connection/connection-state';
import { useCompanyWork } from './use-company-work';

export interface CompanyRows {
  /** What the search and the filters find, whatever the view. */
  readonly found: readonly ListedCompany[];
  /** Of these the view's. */
  readonly rows: readonly ListedCompany[];
  readonly query: string;
  readonly view: CompanyView;
  readonly filters: CompanyFilters;
  readonly search: (query: string) => void;
  readonly choose: (view: CompanyView) => void;
  readonly filter: (part: Partial<CompanyFilters>) => void;
  /** Nothing is searched for and nothing filtered. */
  readonly showAll: () => void;
}

/** The companies as the page lists them, by what is searched for, how they stand with ANAF, and which view is open. */
export function useCompanyRows(states: ConnectionStates): CompanyRows {
  const { companies } = useWorkspace();
  const work = useCompanyWork();
  const today = useToday();
  const [query, search] = useState('');
  const [view, choose] = useState<CompanyView>('all');
  const [filters, setFilters] = useState(NO_FILTERS);
  const listed = useMemo(() => companyList(companies, work, today), [companies, work, today]);
  const found = useMemo(
    () =>
      listed.filter(({ company }) => isCompanyNamed(company, query) && fitsFilters(filters, states.get(company.id))),
    [listed, query, filters, states],
  );
  const rows = useMemo(() => found.filter((row) => isOfView(view, row)), [found, view]);
  const filter = (part: Partial<CompanyFilters>): void => setFilters((before) => ({ ...before, ...part }));
  const showAll = (): void => {
    search('');
    choose('all');
    setFilters(NO_FILTERS);
  };
  return { found, rows, query, view, filters, search, choose, filter, showAll };
}
