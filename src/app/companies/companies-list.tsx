import { type ReactNode, useCallback, useState } from 'react';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
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
import { COMPANY_VIEWS, isOfView, type ListedCompany, redOf } from './company-list';
import { authorizedBy } from './connection/authorized-by';
import type { ConnectionStates } from './connection/connection-state';
import { PersonFilter, StateFilter } from './connection-filters';
import type { CompanyRows } from './use-company-rows';

const TABLE = 'companies';
const keyOf = ({ company }: ListedCompany): string => String(company.id);

const keys = KEY_TABLE.companies.bindings;
const KEY_HINTS = [
  ...listKeys({ filters: true }),
  { keys: keys.add.keys, words: texts.keys.add },
  { keys: keys.link.keys, words: texts.keys.link },
  { keys: keys.access.keys, words: texts.keys.access },
];

interface CompaniesListProps {
  readonly list: CompanyRows;
  readonly onChoose: (company: Company) => void;
  readonly connection: (company: Company) => ReactNode;
  /** How a company stands with ANAF; undefined where nobody has told. */
  readonly standingOf: (company: number) => CompanyConnections | undefined;
  readonly states: ConnectionStates;
  readonly onAdd: () => void;
  /** The keys of a row: a link of authorization, and access for somebody. */
  readonly onLink: (company: Company) => void;
  readonly onAccess: (company: Company) => void;
}

/** All companies at once, from this device: red first, then what waits; found by name or code, walked with the keys of lists. */
export function CompaniesList({
  list,
  onChoose,
  connection,
  standingOf,
  states,
  ...acts
}: CompaniesListProps): ReactNode {
  const { company: present } = useWorkspace();
  const { found, rows, query, view } = list;
  const today = useToday();
  const phone = useIsPhone();
  const [cursor, setCursor] = useState(-1);
  const at = rows[cursor];
  useScreenKeys('companies', {
    add: acts.onAdd,
    link: at && (() => acts.onLink(at.company)),
    access: at && (() => acts.onAccess(at.company)),
  });
  const heading = useCallback(
    (row: ListedCompany, index: number): ReactNode =>
      row.group === rows[index - 1]?.group ? null : <span className="font-medium">{texts.groups[row.group]}</span>,
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
        list.search(value);
        setCursor(-1);
      }}
    />
  );
  const filtering = {
    ...{ states, filters: list.filters },
    onChange: (part: Partial<CompanyRows['filters']>): void => {
      list.filter(part);
      setCursor(-1);
    },
  };
  const shared = {
    count: rows.length,
    empty: <EmptyState title={texts.nothing} action={<Button onClick={list.showAll}>{texts.showAll}</Button>} />,
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
        onChange={list.choose}
        views={COMPANY_VIEWS.map((id) => ({
          ...{ id, label: texts.viewNames[id] },
          count: found.filter((row) => isOfView(id, row)).length,
        }))}
      />
      {phone ? (
        <>
          <div className="flex shrink-0 flex-wrap gap-2 px-4 py-2">
            {search}
            {states.size > 0 && (
              <div className="grid w-full grid-cols-2 gap-2">
                <StateFilter {...filtering} variant="boxed" />
                <PersonFilter {...filtering} variant="boxed" />
              </div>
            )}
          </div>
          <CardList
            {...shared}
            actions={({ company }) => <div className="pl-9">{connection(company)}</div>}
            onCursor={setCursor}
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
            filters:
              states.size === 0
                ? undefined
                : {
                    connection: <StateFilter {...filtering} variant="filter" />,
                    by: <PersonFilter {...filtering} variant="filter" />,
                  },
            by: ({ company }) => {
              const state = states.get(company.id);
              return state && authorizedBy(state);
            },
            people: ({ company }) => standingOf(company.id)?.people,
          })}
          cursor={cursor}
          heading={heading}
          id={TABLE}
          onCursor={setCursor}
        />
      )}
      <StatusLine keys={KEY_HINTS}>
        {texts.totals(
          sum(({ work: own }) => redOf(own)),
          sum(({ work: own }) => own.waiting),
        )}
      </StatusLine>
    </>
  );
}
