import { type ReactNode, useState } from 'react';
import { saveFile } from '@/app/files/save-file';
import { Button } from '@/app/ui/buttons/button';
import { countText } from '@/app/ui/words/amount-text';
import type { NumberRun } from '@/domain/numbering/number-runs';
import { PrintedReport } from './printed-report';
import { intervalWords, reportCsv, runWords } from './report-words';
import { serialTexts } from './serial-texts';
import { useNumbersReport } from './use-numbers-report';
import type { SerialRow } from './use-serials';
import { VoidNumber } from './void-number';

const { report: texts } = serialTexts;

/** Every number of the series with what became of it; read only when it is asked for. */
export function NumbersReport({ row }: { readonly row: SerialRow }): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <section className="border-border border-t px-5 py-4 phone:px-4">
      <h3 className="mb-3 font-semibold text-13">{texts.title}</h3>
      {shown ? <Report row={row} /> : <Button onClick={() => setShown(true)}>{texts.show}</Button>}
    </section>
  );
}

/** So many rows are drawn at first and with each press. */
const ROWS = 50;

function Report({ row }: { readonly row: SerialRow }): ReactNode {
  const report = useNumbersReport(row);
  const [limit, setLimit] = useState(ROWS);
  const [printing, setPrinting] = useState(false);
  const { serial } = row;
  if (report === undefined)
    return (
      <p className="text-13 text-text-3" role="status">
        {texts.reading}
      </p>
    );
  const { rows, runs } = report;
  if (runs.length === 0) return <p className="text-13 text-text-3">{texts.empty}</p>;
  const left = runs.length - limit;
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button onClick={() => saveFile(reportCsv(serial, rows), texts.file(serial.prefix), 'text/csv')} size="sm">
          {texts.csv}
        </Button>
        <Button onClick={() => setPrinting(true)} size="sm">
          {texts.print}
        </Button>
      </div>
      <ul className="flex flex-col gap-3 text-13">
        {runs.slice(0, limit).map((run) => (
          <Run key={run.from} row={row} run={run} />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-3">
          <Button onClick={() => setLimit(limit + ROWS)}>{texts.more(countText(left))}</Button>
        </div>
      )}
      {printing && <PrintedReport onDone={() => setPrinting(false)} runs={runs} serial={serial} />}
    </>
  );
}

function Run({ row: { serial, leases }, run }: { readonly row: SerialRow; readonly run: NumberRun }): ReactNode {
  const { use, from } = run;
  const numbers = intervalWords(serial, run);
  const mine = use.kind === 'given-back' ? leases.find(({ mine, lease }) => mine && lease.id === use.lease) : undefined;
  return (
    <li className="flex flex-col gap-1">
      <span className="font-medium tabular-nums">{numbers}</span>
      <span className={`break-words text-12 ${use.kind === 'gap' ? 'font-medium text-bad' : 'text-text-2'}`}>
        {runWords(run)}
      </span>
      {mine !== undefined && (
        <VoidNumber companyId={mine.lease.companyId} held={{ leaseId: mine.lease.id, number: from }} shown={numbers} />
      )}
    </li>
  );
}
