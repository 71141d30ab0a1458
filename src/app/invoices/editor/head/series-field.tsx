import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { dayText } from '@/app/ui/words/date-words';
import { reservedFor } from '@/app/ui/words/reserved-words';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { kindOfType } from '@/domain/invoice/document-types';
import { type SeriesChoice, type SeriesNumber, useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { useEditor, useEditorHandle } from '../use-editor';

/** A series with the number that the draft would get from it on its own date. */
export interface DatedChoice extends SeriesChoice {
  readonly number: SeriesNumber;
  /** The number as text; '' where none can be taken. */
  readonly next: string;
}

/** Series of the kind of the draft's document, for the draft's date; for today while that is not a date yet. */
export function useFittingSeries(): readonly DatedChoice[] {
  const { series, today } = useEditorServices();
  const type = useEditor(({ draft }) => (kindOfType(draft.typeCode) === 'CreditNote' ? 'NC' : 'FCT'));
  const issueDate = useEditor(({ draft }) => draft.issueDate);
  const date = isIsoDate(issueDate) ? issueDate : today;
  return series
    .filter(({ serial }) => serial.type === type)
    .map((choice) => {
      const number = choice.numberOn(date);
      return { ...choice, number, next: number.kind === 'number' ? number.text : '' };
    });
}

/** The series chosen in the draft; undefined where none is. */
export function useChosenSeries(): DatedChoice | undefined {
  const fitting = useFittingSeries();
  const serialId = useEditor(({ draft }) => draft.serialId);
  return fitting.find(({ id }) => id === serialId);
}

/** The series, with the number that comes next; it is taken only when the invoice is issued. */
export function SeriesField() {
  const { store, keepsNumber } = useEditorHandle();
  const fitting = useFittingSeries();
  const chosen = useChosenSeries();
  const none = chosen === undefined ? [{ value: '', label: editorTexts.noSeries }] : [];
  if (keepsNumber !== '') {
    return (
      <DraftField at="serialId" label={editorTexts.seriesAndNumber}>
        <TextInput variant="quiet" numeric readOnly value={keepsNumber} onChange={() => undefined} />
      </DraftField>
    );
  }
  return (
    <DraftField at="serialId" label={editorTexts.seriesAndNumber}>
      <Select
        variant="quiet"
        value={chosen?.id ?? ''}
        options={[
          ...none,
          ...fitting.map(({ id, serial, next }) => ({ value: id, label: next === '' ? serial.prefix : next })),
        ]}
        onChange={(serialId) => store.change({ type: 'set', fields: { serialId } })}
      />
    </DraftField>
  );
}

/** Under the head's fields, one line: which number comes and why it leaves some out, or why none comes and what helps. */
export function seriesNote(chosen: DatedChoice | undefined, keepsNumber: string): string {
  if (keepsNumber !== '') return editorTexts.correcting(keepsNumber);
  if (chosen === undefined) return editorTexts.numberOnIssue;
  const { number, serial, free, reserved } = chosen;
  if (number.kind === 'date-before-last') return editorTexts.datePassed(serial.prefix, dayText(number.lastDate));
  if (number.kind !== 'number' && chosen.waits) return editorTexts.seriesWaits;
  if (number.kind !== 'number') return editorTexts.noNumbers[number.kind];
  const rest =
    number.before === undefined
      ? editorTexts.numbersLeft(String(free), String(reserved))
      : reservedFor(number.before, String);
  return `${editorTexts.nextNumber(number.text)} · ${rest}`;
}
