import { dayText } from '@/app/ui/date-words';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { isIsoDate } from '@/domain/calendar/iso-date';
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
  const term = useTermWords();
  const sendTerm = useEditor(({ draft: { issueDate } }) =>
    isIsoDate(issueDate) ? editorTexts.sendTerm(dayText(filingDeadline(issueDate))) : '',
  );
  const notes = [seriesNote(chosen, keepsNumber), sendTerm];
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-4 items-start gap-x-5 gap-y-2 phone:grid-cols-2">
        <SeriesField />
        <DayField field="issueDate" label={editorTexts.issueDate} required />
        <DayField field="dueDate" label={term === null ? editorTexts.dueDate : editorTexts.dueIn(term)} />
        <DayField field="deliveryDate" label={editorTexts.deliveryDate} />
      </div>
      <p className="pt-1 text-12 text-text-3 tabular-nums">{notes.filter((note) => note !== '').join(' · ')}</p>
    </div>
  );
}
