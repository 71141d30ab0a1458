import { Check, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useMayDo } from '@/app/state/use-ability';
import { Button } from '@/app/ui/buttons/button';
import { type KeyWords, listKeys, StatusLine } from '@/app/ui/table/status-line';
import { definitionTexts } from './definition-texts';
import type { ChangeNote } from './use-changes';

const { keyEdit, keyNext, keyPaste, keySelect, keyUndo } = definitionTexts;
const { edit, paste, undo } = KEY_TABLE.definitions.bindings;
const EDIT_KEYS: readonly KeyWords[] = [
  { keys: edit.keys, words: keyEdit },
  { keys: KEY_TABLE.cell.bindings.next.keys, words: keyNext },
];
const PASTE_KEY: KeyWords = { keys: paste.keys, words: keyPaste };
const SELECT_KEY: KeyWords = { keys: KEY_TABLE.list.bindings.select.keys, words: keySelect };
const UNDO_KEY: KeyWords = { keys: undo.keys, words: keyUndo };

interface DefinitionStatusProps {
  readonly editable: boolean;
  readonly importable: boolean;
  readonly note: ChangeNote | undefined;
  readonly onUndo: () => void;
}

/** The line under the list: its keys, and the last change with what was there before (picture 19). */
export function DefinitionStatus({ editable, importable, note, onUndo }: DefinitionStatusProps): ReactNode {
  const several = useMayDo('selectSeveral');
  const onRows = [...(importable && several ? [SELECT_KEY] : []), ...(importable ? [PASTE_KEY] : [])];
  const keys = editable ? [...EDIT_KEYS, ...onRows, UNDO_KEY] : listKeys();
  return (
    <StatusLine keys={keys}>
      {note !== undefined && (
        <>
          {note.tone === 'ok' ? (
            <Check aria-hidden="true" className="shrink-0 text-ok-fill" size={16} strokeWidth={1.75} />
          ) : (
            <CircleX aria-hidden="true" className="shrink-0 text-bad-fill" size={16} strokeWidth={1.75} />
          )}
          <span className={note.tone === 'ok' ? 'truncate' : 'truncate text-bad'}>{note.text}</span>
          {note.undo && (
            <Button onClick={onUndo} size="xs" variant="text">
              {definitionTexts.undo}
            </Button>
          )}
        </>
      )}
    </StatusLine>
  );
}
