import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Company } from '@/api/entities/company';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { Button } from '@/app/ui/buttons/button';
import { TextInput } from '@/app/ui/fields/text-input';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { CompanyCard } from './company-card';
import { companyColumns } from './company-columns';
import { COMPANY_VIEWS, type CompanyView, companyList, isOfView, type ListedCompany, redOf } from './company-list';
import { isCompanyNamed } from './company-search';
import { useCompanyWork } from './use-company-work';

const TABLE = 'companies';
const keyOf = ({ company }: ListedCompany): string => String(company.id);

interface CompaniesListProps {
  readonly onChoose: (company: Company) => void;
  readonly connection: (company: Company) => ReactNode;
}

/** All companies at once, from this device: red first, then what waits; found by name or code, walked with the keys of lists. */
export function CompaniesList({ onChoose, connection }: CompaniesListProps): ReactNode {
  const { companies, company: present } = useWorkspace();
  const work = useCompanyWork();
  const today = useToday();
  const phone = useIsPhone();
  const [query, setQuery] = useState('');
  const [view, setView] = useState<CompanyView>('all');
  const [cursor, setCursor] = useState(-1);
  const listed = useMemo(() => companyList(companies, work, today), [companies, work, today]);
  const found = useMemo(() => listed.filter(({ company }) => isCompanyNamed(company, query)), [listed, query]);
  const rows = useMemo(() => found.filter((row) => isOfView(view, row)), [found, view]);
  const heading = useCallback(
    (row: ListedCompany, index: number): ReactNode =>
      row.group === rows[index - 1]?.group ? null : texts.groups[row.group],
    [rows],
  );
  const search = (
    <TextInput
      type="search"
      variant={phone ? 'boxed' : 'filter'}
      aria-label={texts.search}
      placeholder={texts.search}
      value={query}
      onChange={(value) => {
        setQuery(value);
        setCursor(-1);
      }}
    />
  );
  const showAll = (): void => {
    setQuery('');
    setView('all');
  };
  const shared = {
    count: rows.length,
    empty: <EmptyState title={texts.nothing} action={<Button onClick={showAll}>{texts.showAll}</Button>} />,
    label: texts.label,
    onOpen: ({ company }: ListedCompany) => onChoose(company),
    rowAt: (index: number) => rows[index],
    rowKey: keyOf,
  };
  const sum = (of: (row: ListedCompany) => number): number => found.reduce((all, row) => all + of(row), 0);
  return (
    <>
      <SavedViews
        active={view}
        controls={TABLE}
        label={texts.views}
        onChange={setView}
        views={COMPANY_VIEWS.map((id) => ({
          ...{ id, label: texts.viewNames[id] },
          count: found.filter((row) => isOfView(id, row)).length,
        }))}
      />
      {phone ? (
        <>
          <div className="shrink-0 px-4 py-2">{search}</div>
          <CardList
            {...shared}
            actions={({ company }) => <div className="pl-9">{connection(company)}</div>}
            card={(row) => <CompanyCard listed={row} present={row.company.id === present.id} today={today} />}
            heading={(row, index) => {
              const head = heading(row, index);
              return head && <p className="bg-sunken px-4 py-1.5 text-12 font-medium text-text-2">{head}</p>;
            }}
          />
        </>
      ) : (
        <DataTable
          {...shared}
          columns={companyColumns({
            today,
            present: present.id,
            search,
            connection: ({ company }) => connection(company),
          })}
          cursor={cursor}
          heading={heading}
          id={TABLE}
          onCursor={setCursor}
        />
      )}
      <StatusLine keys={listKeys({ filters: true })}>
        {texts.totals(
          sum(({ work: own }) => redOf(own)),
          sum(({ work: own }) => own.waiting),
        )}
      </StatusLine>
    </>
  );
}
