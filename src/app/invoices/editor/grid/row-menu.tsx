import { ArrowDown, ArrowUp, Copy, NotebookPen, Plus, Trash2 } from 'lucide-react';
import { Menu } from '@/app/ui/floating/menu';
import { editorTexts } from '../editor-texts';
import { useEditorHandle } from '../use-editor';
import { useGrid } from './grid-context';
import { duplicateRows, moveRows } from './run-grid-key';

interface RowMenuProps {
  readonly row: number;
  readonly blank: boolean;
}

/** The number of the line, which opens what can be done to it. */
export function RowMenu({ row, blank }: RowMenuProps) {
  const { store } = useEditorHandle();
  const { openNote, removeRows } = useGrid();
  if (blank) return <span className="text-12 text-text-3 tabular-nums">{row + 1}</span>;
  const noteIt = (): void => {
    const line = store.getState().draft.lines[row];
    if (line !== undefined) openNote(line.id);
  };
  return (
    <Menu
      anchor="bottom start"
      buttonLabel={editorTexts.rowMenu(row + 1)}
      buttonClass="inline-flex size-7 items-center justify-center rounded-1 text-12 text-text-3 tabular-nums hover:bg-hover"
      button={row + 1}
      actions={[
        {
          label: editorTexts.insertAbove,
          icon: Plus,
          keys: ['Insert'],
          onSelect: () => store.change({ type: 'insert-lines', row, lines: [store.newLine()] }),
        },
        {
          label: editorTexts.duplicateRow,
          icon: Copy,
          keys: ['Ctrl', 'D'],
          onSelect: () => duplicateRows(store, row, row),
        },
        {
          label: editorTexts.moveUp,
          icon: ArrowUp,
          keys: ['Alt', 'ArrowUp'],
          onSelect: () => moveRows(store, row, row, -1),
        },
        {
          label: editorTexts.moveDown,
          icon: ArrowDown,
          keys: ['Alt', 'ArrowDown'],
          onSelect: () => moveRows(store, row, row, 1),
        },
        { label: editorTexts.addNote, icon: NotebookPen, onSelect: noteIt },
        {
          label: editorTexts.removeRow,
          icon: Trash2,
          keys: ['Ctrl', 'Delete'],
          danger: true,
          separated: true,
          onSelect: () => removeRows(row, row),
        },
      ]}
    />
  );
}
