import { useMemo, useState } from 'react';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { type CompanyView, companyList, isOfView, type ListedCompany } from './company-list';
import { isCompanyNamed } from './company-search';
import { useCompanyWork } from './use-company-work';

export interface CompanyRows {
  /** What the search finds, whatever the view. */
  readonly found: readonly ListedCompany[];
  /** Of these the view's. */
  readonly rows: readonly ListedCompany[];
  readonly query: string;
  readonly view: CompanyView;
  readonly search: (query: string) => void;
  readonly choose: (view: CompanyView) => void;
}

/** The companies as the page lists them, by what is searched for and which view is open. */
export function useCompanyRows(): CompanyRows {
  const { companies } = useWorkspace();
  const work = useCompanyWork();
  const today = useToday();
  const [query, search] = useState('');
  const [view, choose] = useState<CompanyView>('all');
  const listed = useMemo(() => companyList(companies, work, today), [companies, work, today]);
  const found = useMemo(() => listed.filter(({ company }) => isCompanyNamed(company, query)), [listed, query]);
  const rows = useMemo(() => found.filter((row) => isOfView(view, row)), [found, view]);
  return { found, rows, query, view, search, choose };
}
