/** Every number of each series with its invoice, its lease or its reason, and the decisions that name them (picture 29). */
import { Download, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { saveFile } from '@/app/files/save-file';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import type { Column } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { countText } from '@/app/ui/words/amount-text';
import { kindOfUse, NUMBER_KINDS, numberCounts } from '@/domain/numbering/number-counts';
import type { NumberRun } from '@/domain/numbering/number-runs';
import { intervalWords, reportCsv, runWords } from '../report-words';
import { serialTexts } from '../serial-texts';
import { useNumbersReport } from '../use-numbers-report';
import { type SerialRow, useSerials } from '../use-serials';
import { DecisionPanel } from './decision-panel';
import { KIND_LOOKS, NumberRibbon } from './number-ribbon';
import { registerTexts } from './register-texts';

const TABLE = 'serial-register';
const keyOf = ({ from }: NumberRun): string => String(from);

export default function RegisterPage(): ReactNode {
  const rows = useSerials();
  const [chosen, choose] = useKept<string>('register-series', v.string(), '');
  const [deciding, setDeciding] = useState(false);
  const row = rows?.find(({ serial }) => serial.id === chosen) ?? rows?.[0];
  const empty = (
    <EmptyState
      action={<ButtonLink to={links.serial()}>{registerTexts.toSeries}</ButtonLink>}
      text={registerTexts.emptyText}
      title={registerTexts.emptyTitle}
    />
  );
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        {row === undefined ? (
          <>
            <PageHeader title={registerTexts.title} />
            {rows === undefined ? <Skeleton rows={12} /> : empty}
          </>
        ) : (
          <SeriesRegister
            key={row.serial.id}
            onChoose={(id) => choose(() => id)}
            onDecide={() => setDeciding(true)}
            row={row}
            rows={rows ?? []}
          />
        )}
      </div>
      {deciding && rows !== undefined && <DecisionPanel onClose={() => setDeciding(false)} rows={rows} />}
    </div>
  );
}

interface SeriesRegisterProps {
  readonly row: SerialRow;
  readonly rows: readonly SerialRow[];
  readonly onChoose: (id: string) => void;
  readonly onDecide: () => void;
}

function SeriesRegister({ row, rows, onChoose, onDecide }: SeriesRegisterProps): ReactNode {
  const report = useNumbersReport(row);
  const { serial } = row;
  const counts = numberCounts(report?.rows ?? []);
  const all = NUMBER_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button
              icon={Download}
              onClick={() =>
                saveFile(reportCsv(serial, report?.rows ?? []), serialTexts.report.file(serial.prefix), 'text/csv')
              }
              variant="text"
            >
              {registerTexts.export}
            </Button>
            <Button icon={FileText} onClick={onDecide}>
              {registerTexts.decide}
            </Button>
          </>
        }
        note={registerTexts.note(rows.length)}
        title={registerTexts.title}
      />
      <SavedViews
        active={serial.id}
        controls={TABLE}
        label={registerTexts.views}
        onChange={onChoose}
        views={rows.map((one) => ({
          id: one.serial.id,
          label: `${one.serial.prefix} ${serialTexts.types[one.serial.type].toLowerCase()}`,
        }))}
      />
      {report !== undefined && report.rows.length > 0 && (
        <>
          <NumberRibbon rows={report.rows} serial={serial} />
          <Legend counts={counts} />
        </>
      )}
      <Runs row={row} runs={report?.runs} />
      <StatusLine keys={listKeys()}>{registerTexts.status(all - counts.open, all)}</StatusLine>
    </>
  );
}

function Legend({ counts }: { readonly counts: ReturnType<typeof numberCounts> }): ReactNode {
  return (
    <dl className="grid shrink-0 grid-cols-5 border-b border-border phone:grid-cols-2">
      {NUMBER_KINDS.map((kind) => (
        <div
          className="border-l border-border px-4 py-2 first:border-l-0 desktop:first:pl-6 phone:last:col-span-2 phone:odd:border-l-0 phone:[&:nth-child(n+3)]:border-t"
          key={kind}
        >
          <dt className="flex items-center gap-2 text-12 text-text-3">
            <span aria-hidden="true" className={`h-3 w-3 shrink-0 ${KIND_LOOKS[kind]}`} />
            {registerTexts.counts[kind]}
          </dt>
          <dd className={`text-20 font-semibold tabular-nums ${kind === 'open' && counts.open > 0 ? 'text-wait' : ''}`}>
            {countText(counts[kind])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RunsProps {
  readonly row: SerialRow;
  /** Undefined while they are read. */
  readonly runs: readonly NumberRun[] | undefined;
}

/** The newest numbers first; each exception by itself, with its reason. */
function Runs({ row: { serial }, runs }: RunsProps): ReactNode {
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const [cursor, setCursor] = useState(-1);
  const newest = runs?.toReversed() ?? [];
  const shared = {
    count: newest.length,
    empty: runs === undefined ? <Skeleton rows={8} /> : <EmptyState title={registerTexts.noNumbers} />,
    label: registerTexts.table,
    // An invoice of the run, or the series where its intervals and reasons are.
    onOpen: ({ use }: NumberRun) => navigate(use.kind === 'invoices' ? links.view(use.id) : links.serial()),
    rowAt: (at: number) => newest[at],
    rowKey: keyOf,
  };
  const columns: readonly Column<NumberRun>[] = [
    {
      id: 'numbers',
      head: registerTexts.heads.numbers,
      width: 220,
      cell: (run) => <span className="font-medium tabular-nums">{intervalWords(serial, run)}</span>,
    },
    { id: 'kind', head: registerTexts.heads.kind, width: 170, cell: (run) => <RunKind run={run} /> },
    {
      id: 'count',
      head: registerTexts.heads.count,
      width: 80,
      align: 'end',
      numeric: true,
      cell: ({ from, to }) => countText(to - from + 1),
    },
    {
      id: 'what',
      head: registerTexts.heads.what,
      width: 'rest',
      cell: (run) => (
        <span className="block truncate" title={runWords(run)}>
          {runWords(run)}
        </span>
      ),
    },
  ];
  if (phone)
    return (
      <CardList
        {...shared}
        card={(run) => (
          <>
            <span className="flex justify-between gap-3 text-14">
              <span className="font-medium tabular-nums">{intervalWords(serial, run)}</span>
              <RunKind run={run} />
            </span>
            <span className="mt-0.5 block text-13 text-text-2">{runWords(run)}</span>
          </>
        )}
      />
    );
  return <DataTable {...shared} columns={columns} cursor={cursor} id={TABLE} onCursor={setCursor} />;
}

function RunKind({ run }: { readonly run: NumberRun }): ReactNode {
  const kind = kindOfUse(run.use);
  return (
    <span className={`flex items-center gap-2 ${kind === 'open' ? 'font-medium text-wait' : ''}`}>
      <span aria-hidden="true" className={`h-3 w-3 shrink-0 ${KIND_LOOKS[kind]}`} />
      {registerTexts.counts[kind]}
    </span>
  );
}
