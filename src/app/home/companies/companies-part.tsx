import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useKept } from '@/app/state/use-kept';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { useOpenIn } from '../decisions/use-decision-action';
import { companyTexts, homeTexts } from '../home-texts';
import { CompanyCard } from './company-card';
import { companyColumns, type PlacedCompany } from './company-columns';
import { COMPANY_VIEWS, type CompanyView, type HomeCompanyRow, isOfView } from './company-rows';
import { OpenDocuments } from './open-documents';
import type { OpenList } from './open-list';
import { useCompanyKeys } from './use-company-keys';

const TABLE = 'home-companies';
const viewSchema = v.picklist(COMPANY_VIEWS);
const keyOf = ({ company }: HomeCompanyRow): string => String(company.id);
const { next, previous, red } = KEY_TABLE.home.bindings;
const { first, ninth } = KEY_TABLE.homeCompanies.bindings;
const KEYS = [
  { keys: [...next.keys, ...previous.keys], words: homeTexts.keys.walk },
  { keys: red.keys, words: homeTexts.keys.red },
  { keys: [...first.keys, ...ninth.keys], words: homeTexts.keys.company },
];

interface CompaniesPartProps {
  readonly rows: readonly HomeCompanyRow[];
  readonly open: OpenList;
}

/** The companies with the counts that matter, or all that is not accepted in one list. */
export function CompaniesPart({ rows, open }: CompaniesPartProps): ReactNode {
  const today = useToday();
  const [view, setView] = useKept<CompanyView>('home-view', viewSchema, 'all');
  const shown = useMemo(() => rows.filter((row) => isOfView(view, row, today)), [rows, view, today]);
  const entries = useMemo(() => (view === 'open' ? open.entries() : []), [view, open]);
  const countOf = (id: CompanyView): number =>
    id === 'open' ? open.count : rows.filter((row) => isOfView(id, row, today)).length;
  const refused = rows.filter((row) => row.refused > 0);
  const sum = (of: (row: HomeCompanyRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return (
    <div className="flex min-h-[360px] min-w-0 flex-1 flex-col border-t border-border bg-surface">
      <SavedViews
        active={view}
        controls={TABLE}
        label={companyTexts.views}
        onChange={(chosen) => setView(() => chosen)}
        views={COMPANY_VIEWS.map((id) => ({ id, label: companyTexts.viewNames[id], count: countOf(id) }))}
      />
      {view === 'open' ? (
        <OpenDocuments entries={entries} id={TABLE} />
      ) : (
        <CompanyTable onClear={() => setView(() => 'all')} rows={shown} />
      )}
      <StatusLine keys={[...KEYS, ...listKeys()]}>
        {view === 'open'
          ? companyTexts.openTotals(open.count, open.elsewhere)
          : companyTexts.totals(
              sum((row) => row.refused),
              refused.length,
              sum((row) => row.issued),
            )}
      </StatusLine>
    </div>
  );
}

interface CompanyTableProps {
  readonly rows: readonly HomeCompanyRow[];
  readonly onClear: () => void;
}

function CompanyTable({ rows, onClear }: CompanyTableProps): ReactNode {
  const today = useToday();
  const phone = useIsPhone();
  const [cursor, setCursor] = useState(-1);
  const openIn = useOpenIn();
  const columns = useMemo(() => companyColumns({ today }), [today]);
  const placed = useMemo(() => rows.map((row, at): PlacedCompany => ({ ...row, place: at + 1 })), [rows]);
  useCompanyKeys(rows);
  const shared = {
    count: rows.length,
    empty: <EmptyState action={<Button onClick={onClear}>{companyTexts.showAll}</Button>} title={companyTexts.empty} />,
    label: companyTexts.label,
    onOpen: ({ company }: PlacedCompany) => openIn(company.id, links.home()),
    rowAt: (at: number) => placed[at],
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={(row) => <CompanyCard row={row} today={today} />} />;
  return <DataTable {...shared} columns={columns} cursor={cursor} id={TABLE} onCursor={setCursor} />;
}
