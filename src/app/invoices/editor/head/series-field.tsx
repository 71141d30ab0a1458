import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { kindOfType } from '@/domain/invoice/document-types';
import { type SeriesChoice, useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { useEditor, useEditorHandle } from '../use-editor';

/** Series of the kind of the draft's document. */
export function useFittingSeries(): readonly SeriesChoice[] {
  const { series } = useEditorServices();
  const type = useEditor(({ draft }) => (kindOfType(draft.typeCode) === 'CreditNote' ? 'NC' : 'FCT'));
  return series.filter((each) => each.type === type);
}

/** The series chosen in the draft; undefined where none is. */
export function useChosenSeries(): SeriesChoice | undefined {
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
          ...fitting.map(({ id, prefix, next }) => ({ value: id, label: next === '' ? prefix : next })),
        ]}
        onChange={(serialId) => store.change({ type: 'set', fields: { serialId } })}
      />
    </DraftField>
  );
}

/** Under the head's fields, one line: which number comes, and why it leaves some out, else how many are left here. */
export function seriesNote(chosen: SeriesChoice | undefined, keepsNumber: string): string {
  if (keepsNumber !== '') return editorTexts.correcting(keepsNumber);
  if (chosen === undefined) return editorTexts.numberOnIssue;
  if (chosen.next === '') return editorTexts.noNumbersLeft;
  const { before } = chosen;
  if (before !== undefined)
    return `${editorTexts.nextNumber(chosen.next)} · ${editorTexts.reservedElsewhere(before.from, before.to)}`;
  const left = editorTexts.numbersLeft(String(chosen.free), String(chosen.reserved));
  return `${editorTexts.nextNumber(chosen.next)} · ${left}`;
}
