import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import { dayText } from '@/app/ui/words/date-words';
import { verdictWords } from './import-report';
import type { ImportRow } from './import-rows';
import { importTexts as words } from './import-texts';

const LOOKS = {
  ready: [CircleCheck, 'ok'],
  later: [Clock, 'wait'],
  passed: [CircleX, 'bad'],
  wrong: [CircleX, 'bad'],
} as const satisfies Record<ImportRow['verdict'], readonly [typeof CircleX, Tone]>;

/** What is wrong with one is told so far; the rest stands in the report. */
const TOLD = 4;
/** More are in the report: a window of twenty thousand rows would help nobody. */
const SHOWN = 500;

/** What was read, each with its verdict and, row by row, what is wrong. */
export function ImportedList({ rows }: { readonly rows: readonly ImportRow[] }) {
  return (
    <ul aria-label={words.listLabel}>
      {rows.slice(0, SHOWN).map((row) => (
        <ImportedRow key={row.key} row={row} />
      ))}
      {rows.length > SHOWN && (
        <li className="px-6 py-3 text-13 text-text-2 phone:px-4">{words.others(rows.length - SHOWN)}</li>
      )}
    </ul>
  );
}

function ImportedRow({ row }: { readonly row: ImportRow }) {
  const { draft, findings } = row.transport;
  const [icon, tone] = LOOKS[row.verdict];
  return (
    <li className="flex flex-col gap-1 border-b border-border px-6 py-2 phone:px-4">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-14 font-medium">{draft.partner.name || words.noPartner}</span>
        <Badge filled={row.verdict !== 'ready'} icon={icon} tone={tone}>
          {verdictWords(row)}
        </Badge>
      </span>
      <span className="text-12 text-text-2 tabular-nums">
        {[row.file, words.rows(row.rows), draft.transport.vehicle, dayText(draft.transport.startDate)]
          .filter((text) => text !== '')
          .join(' · ')}
      </span>
      {findings.slice(0, TOLD).map(({ row: at, clause }, place) => (
        <span className="text-13 text-bad" key={`${String(place)} ${clause}`}>
          {words.at(at)}
          {clause}
        </span>
      ))}
      {findings.length > TOLD && <span className="text-12 text-text-2">{words.others(findings.length - TOLD)}</span>}
    </li>
  );
}
