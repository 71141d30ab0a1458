import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { useEditor, useEditorHandle } from '../use-editor';
import { DayField, useTermWords } from './date-fields';
import { DocumentTypeMenu } from './document-type-menu';
import { SeriesField, seriesNote, useChosenSeries } from './series-field';

/** Top of the sheet: what it is on the left, number and dates on the right. */
export function SheetHead() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,558px)] items-start gap-x-8 gap-y-3 phone:grid-cols-1">
      <h2 className="pt-3 phone:pt-0">
        <DocumentTypeMenu />
      </h2>
      <HeadFields />
    </div>
  );
}

/** Series, number and dates; on the phone they stand among the details. */
export function HeadFields() {
  const chosen = useChosenSeries();
  const { keepsNumber } = useEditorHandle();
  const note = seriesNote(chosen, keepsNumber);
  const term = useTermWords();
  const issueDate = useEditor(({ draft }) => draft.issueDate);
  const { today } = useEditorServices();
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-4 items-start gap-x-5 gap-y-2 phone:grid-cols-2">
        <SeriesField />
        <DayField field="issueDate" label={editorTexts.issueDate} required />
        <DayField field="dueDate" label={term === null ? editorTexts.dueDate : editorTexts.dueIn(term)} />
        <DayField field="deliveryDate" label={editorTexts.deliveryDate} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1 text-12 text-text-3 tabular-nums">
        <p className="min-w-0">{note}</p>
        {isIsoDate(issueDate) && (
          <p className="flex shrink-0 items-center gap-2 whitespace-nowrap">
            {editorTexts.sendTerm}
            <DeadlineClock issueDate={issueDate} today={today} />
          </p>
        )}
      </div>
    </div>
  );
}
