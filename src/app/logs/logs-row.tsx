import type { ReactNode } from 'react';
import type { AuditRecord } from '@/api/calls/audit-calls';
import { dayAndHourText } from '@/app/ui/words/date-words';
import { changedName, kindWords, subjectWords, logsTexts as texts, valueWords } from './logs-texts';

/** What is told in the row; the rest stands in the saved file. */
const MOST_CHANGES = 3;

/** One line: who, when, from where, what, on what, and before → after. On the phone the same, one under another. */
export function LogsRow({ record }: { readonly record: AuditRecord }): ReactNode {
  const { at, who, from, kind, subject, hash, actor } = record;
  const name = who === null ? texts.erased : who === '' && actor === null ? texts.server : who;
  const cell =
    'px-2 py-2 align-top first:pl-6 last:pr-6 phone:block phone:px-4 phone:py-0.5 phone:first:pl-4 phone:empty:hidden';
  return (
    <tr className="border-b border-border bg-surface hover:bg-hover phone:block phone:py-2">
      <td className={`${cell} whitespace-nowrap tabular-nums text-text-2`}>{dayAndHourText(at)}</td>
      <td className={`${cell} font-medium`}>{name}</td>
      <td className={`${cell} text-text-2`}>{from}</td>
      <td className={cell}>{kindWords(kind)}</td>
      <td className={`${cell} wrap-anywhere`}>{subjectWords(subject)}</td>
      <td className={`${cell} wrap-anywhere`}>{hasChanges(record) && <Changes record={record} />}</td>
      <td className={`${cell} whitespace-nowrap font-mono text-12 text-text-3`}>
        {hash.slice(0, 4)} {hash.slice(4, 8)}
      </td>
    </tr>
  );
}

function hasChanges({ before, after }: AuditRecord): boolean {
  return Object.keys(before).length + Object.keys(after).length > 0;
}

function Changes({ record: { before, after } }: { readonly record: AuditRecord }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul>
      {names.slice(0, MOST_CHANGES).map((name) => (
        <li key={name}>
          <span className="text-text-3">
            {changedName(name)} {valueWords(name, before[name])} →{' '}
          </span>
          <span className="font-medium">{valueWords(name, after[name])}</span>
        </li>
      ))}
      {names.length > MOST_CHANGES && <li className="text-text-3">+{names.length - MOST_CHANGES}</li>}
    </ul>
  );
}
