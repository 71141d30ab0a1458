import { editorTexts } from '../editor-texts';
import { DayField, useTermWords } from './date-fields';
import { DocumentTypeMenu } from './document-type-menu';
import { SeriesField, seriesNote, useChosenSeries } from './series-field';

/** Top of the sheet: what it is on the left, number and dates on the right. */
export function SheetHead() {
  return (
    <div className="grid grid-cols-2 items-start gap-x-8 gap-y-3 phone:grid-cols-1">
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
  const term = useTermWords();
  const notes = [seriesNote(chosen), term === null ? '' : `${editorTexts.dueDate.toLowerCase()} ${term}`];
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-4 items-start gap-x-4 gap-y-2 phone:grid-cols-2">
        <SeriesField />
        <DayField field="issueDate" label={editorTexts.issueDate} required />
        <DayField field="dueDate" label={editorTexts.dueDate} />
        <DayField field="deliveryDate" label={editorTexts.deliveryDate} />
      </div>
      <p className="pt-1 text-12 text-text-3 tabular-nums">{notes.filter((note) => note !== '').join(' · ')}</p>
    </div>
  );
}
