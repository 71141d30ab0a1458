import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AUDIT_GROUPS, type AuditRecord } from '@/api/calls/audit-calls';
import { saveFile } from '@/app/files/save-file';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { countText } from '@/app/ui/words/amount-text';
import { logsCsv } from './logs-csv';
import { LogsEnd } from './logs-end';
import { LogsFilters } from './logs-filters';
import { LogsRow } from './logs-row';
import { logsTexts as texts } from './logs-texts';
import { EVERYTHING, type LogsFilter, useLogs } from './use-logs';

/** What was done on the company, or with one's account, the newest first (picture 28). */
export default function LogsPage(): ReactNode {
  const { company } = useWorkspace();
  const [filter, setFilter] = useState<LogsFilter>(EVERYTHING);
  const { state, reload, readMore } = useLogs(filter);
  const page = state.kind === 'read' ? state.page : undefined;
  const save = (records: readonly AuditRecord[]): void =>
    saveFile(logsCsv(records), `condica-jurnal-${company.cif}.csv`, 'text/csv');
  return (
    <div className="flex min-h-full flex-col bg-surface">
      <PageHeader
        title={texts.title}
        note={page === undefined ? undefined : texts.note(page.total)}
        actions={
          page !== undefined &&
          page.records.length > 0 && (
            <Button icon={Download} onClick={() => save(page.records)}>
              {texts.export}
            </Button>
          )
        }
      />
      <Groups filter={filter} counts={page?.groups ?? {}} total={page?.total ?? 0} change={setFilter} />
      <LogsFilters filter={filter} change={setFilter} actors={page?.actors ?? []} />
      {state.kind === 'reading' && <Skeleton rows={12} />}
      {state.kind === 'not-read' && (
        <EmptyState title={texts.notRead} action={<Button onClick={() => void reload()}>{texts.again}</Button>} />
      )}
      {state.kind === 'read' && (
        <>
          <Records records={state.page.records} isFiltered={state.page.total > 0} />
          {state.page.hasMore && (
            <div className="flex justify-center py-4">
              <Button busy={state.isReadingMore} onClick={() => void readMore()}>
                {texts.more}
              </Button>
            </div>
          )}
          <LogsEnd key={`${company.id} ${filter.whose}`} whose={filter.whose} end={state.page.end} />
        </>
      )}
    </div>
  );
}

interface GroupsProps {
  readonly filter: LogsFilter;
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
  readonly change: (filter: LogsFilter) => void;
}

/** The groups with their counts; one without entries is not shown. */
function Groups({ filter, counts, total, change }: GroupsProps) {
  const shown = AUDIT_GROUPS.filter((group) => (counts[group] ?? 0) > 0 || filter.group === group);
  const tab = (group: LogsFilter['group'], label: string, count: number) => (
    <button
      key={group}
      type="button"
      aria-pressed={filter.group === group}
      onClick={() => change({ ...filter, group })}
      className={`min-h-10 whitespace-nowrap border-b-2 px-2 text-13 phone:min-h-11 ${filter.group === group ? 'border-accent font-medium' : 'border-transparent text-text-2 hover:text-text'}`}
    >
      {label} <span className="ml-1 tabular-nums text-text-3">{countText(count)}</span>
    </button>
  );
  return (
    <div
      role="group"
      aria-label={texts.filters}
      className="flex shrink-0 gap-2 overflow-x-auto overflow-y-hidden border-b border-border px-6 phone:px-4"
    >
      {tab('', texts.all, total)}
      {shown.map((group) => tab(group, texts.groups[group], counts[group] ?? 0))}
    </div>
  );
}

/** Focusable: else nobody scrolls it without a mouse. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

function Records({ records, isFiltered }: { readonly records: readonly AuditRecord[]; readonly isFiltered: boolean }) {
  if (records.length === 0) return <EmptyState title={isFiltered ? texts.nothing : texts.empty} />;
  return (
    // Wider than the phone, where it stands one under another, and than a narrow window: scrolled by keys too.
    <section aria-label={texts.title} className="overflow-x-auto phone:overflow-x-visible" {...SCROLLED_BY_KEYS}>
      <table className="w-full min-w-[980px] text-13 phone:min-w-0">
        <thead className="bg-sunken text-12 text-text-2 phone:sr-only">
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-left font-medium first:pl-6 last:pr-6">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <LogsRow key={record.seq} record={record} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
