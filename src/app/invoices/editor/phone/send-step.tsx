import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { dayText } from '@/app/ui/words/date-words';
import { FindingReasons } from '../bar/finding-reasons';
import { usePayable, useTotalWords } from '../bar/totals-line';
import { editorTexts } from '../editor-texts';
import type { EditorFinding } from '../model/finding';
import { shownFindings } from '../model/finding-view';
import { useEditor, useEditorHandle } from '../use-editor';

/** Last step on the phone: what is still to be put right, then the sums (picture 06c). */
export function SendStep() {
  const state = useEditor((whole) => whole);
  const shown = shownFindings(state);
  const stops = shown.filter(({ severity }) => severity === 'stop');
  const warnings = shown.filter(({ severity }) => severity === 'warning');
  return (
    <div className="flex flex-col gap-2">
      {stops.length > 0 && <FindingGroup title={editorTexts.stopsTitle(stops.length)} findings={stops} stop />}
      {warnings.length > 0 && <FindingGroup title={editorTexts.warnings(warnings.length)} findings={warnings} />}
      <Summary />
    </div>
  );
}

interface FindingGroupProps {
  readonly title: string;
  readonly findings: readonly EditorFinding[];
  readonly stop?: boolean;
}

function FindingGroup({ title, findings, stop = false }: FindingGroupProps) {
  const { store, goTo } = useEditorHandle();
  const Icon = stop ? CircleX : TriangleAlert;
  return (
    <section className="border-b border-border bg-surface px-4 py-3">
      <h2 className={`flex items-center gap-2 text-14 font-semibold ${stop ? 'text-bad' : 'text-wait'}`}>
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={stop ? 'text-bad-fill' : 'text-wait-fill'} />
        {title}
      </h2>
      {findings.map(({ at, row, text, rule, words, repair }, place) => (
        <div key={`${at} ${rule}`} className="pt-2">
          <p className="text-14 text-text-2">
            {row === undefined ? text : `${editorTexts.editLine} ${row + 1}: ${text}`}
          </p>
          {words !== undefined && (
            <details className="text-13 text-text-2">
              <summary className="flex min-h-11 items-center text-13 font-medium">
                {editorTexts.why}
                {rule !== undefined && <span className="ml-2 font-normal text-text-3">{rule}</span>}
              </summary>
              <FindingReasons words={words} />
            </details>
          )}
          <div className="flex gap-2 pt-2">
            {repair !== undefined && (
              <div className="flex-1">
                <Button
                  variant={stop && place === 0 ? 'primary' : 'outlined'}
                  wide
                  onClick={() => store.change(repair.change)}
                >
                  {repair.label}
                </Button>
              </div>
            )}
            {at !== '' && <Button onClick={() => goTo(at)}>{editorTexts.toField}</Button>}
          </div>
        </div>
      ))}
    </section>
  );
}

function Summary() {
  const draft = useEditor((state) => state.draft);
  const words = useTotalWords();
  const { amount, currency } = usePayable();
  const dates = [draft.issueDate, draft.dueDate].filter((day) => day !== '').map(dayText);
  return (
    <dl className="border-y border-border bg-surface px-4 py-3 text-13 tabular-nums">
      <Row label={editorTexts.buyer} value={draft.buyer.name} />
      {draft.buyer.taxId !== '' && <Row label={editorTexts.taxId} value={draft.buyer.taxId} />}
      <Row label={`${editorTexts.issueDate} · ${editorTexts.dueDate.toLowerCase()}`} value={dates.join(' · ')} />
      {words.map(({ label, value }) => (
        <Row key={label} label={label} value={value} />
      ))}
      <div className="mt-2 flex items-baseline justify-between border-t border-border pt-2">
        <dt className="text-14 font-semibold">{editorTexts.payableShort}</dt>
        <dd className="text-20 font-semibold">
          {amount}{' '}
          <span className="text-13 font-normal text-text-3">{currency === 'RON' ? editorTexts.lei : currency}</span>
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
