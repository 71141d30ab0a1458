import { TextArea } from '@/app/ui/fields/text-area';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { useEditor, useEditorHandle } from '../use-editor';

/** BT-22. */
export function NotesField() {
  const { store } = useEditorHandle();
  const notes = useEditor(({ draft }) => draft.notes);
  return (
    <DraftField at="notes" label={editorTexts.notes}>
      <TextArea
        variant="quiet"
        rows={1}
        placeholder={editorTexts.notesHelp}
        value={notes}
        onChange={(text) => store.change({ type: 'set', fields: { notes: text } }, 'notes')}
        onBlur={store.seal}
      />
    </DraftField>
  );
}
