import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Serial } from '@/api/entities/serial';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import type { NumberRun } from '@/domain/numbering/number-runs';
import { intervalWords, runWords } from './report-words';
import { serialTexts } from './serial-texts';

interface PrintedReportProps {
  readonly serial: Serial;
  readonly runs: readonly NumberRun[];
  readonly onDone: () => void;
}

/** The report on paper, without what the screen leaves for later. It goes when the print's window closes. */
export function PrintedReport({ serial, runs, onDone }: PrintedReportProps): ReactNode {
  const { company } = useWorkspace();
  const today = useToday();
  const { report } = serialTexts;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = (): void => done();
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className="list-paper">
      <h2>{`${report.title}: ${serial.prefix}`}</h2>
      <p>{[company.name, report.printedOn(dayText(today))].join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {report.headsPrinted.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.from}>
              <td>{intervalWords(serial, run)}</td>
              <td>{runWords(run)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
