import { useMemo, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextArea } from '@/app/ui/fields/text-area';
import { Dialog } from '@/app/ui/floating/dialog';
import { useEditorServices } from './editor-services';
import { COLUMN_WORDS } from './editor-texts';
import { gridSize } from './model/editor-store';
import { cellText } from './model/grid-cell';
import { GRID_COLUMNS } from './model/grid-columns';
import { doubtWords } from './model/paste-doubts';
import { pasteAsLines } from './model/paste-lines';
import { pasteTexts } from './paste-texts';
import { useEditorHandle } from './use-editor';

/** Rows of the pasted table shown before it is added. */
const SHOWN_ROWS = 6;

/** „Lipește linii”: a table from a spreadsheet, shown as it was understood before it is added. */
export default function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorHandle();
  const { vatChoices } = useEditorServices();
  const [text, setText] = useState('');
  const { lines, columns, headed, doubts } = useMemo(
    () => pasteAsLines(text, { newLine: store.newLine, vatChoices }),
    [text, store, vatChoices],
  );
  const add = (): void => {
    const row = gridSize(store.getState()).filled;
    store.change({ type: 'replace-lines', row, lines });
    onClose();
  };
  const found = GRID_COLUMNS.filter((column) => columns.includes(column));
  const nothing = text.trim() !== '' && lines.length === 0;
  const understood = headed ? pasteTexts.headed : pasteTexts.guessed;
  const help = text === '' ? pasteTexts.help : [understood, doubtWords(doubts)].join(' ').trim();
  return (
    <Dialog
      title={pasteTexts.title}
      onClose={onClose}
      width={704}
      footer={
        <Button variant="primary" onClick={add} unavailable={lines.length === 0 ? pasteTexts.nothing : undefined}>
          {pasteTexts.add(lines.length)}
        </Button>
      }
    >
      <Field label={pasteTexts.area} help={help} error={nothing ? pasteTexts.nothing : undefined}>
        <TextArea rows={5} value={text} onChange={setText} autoFocus />
      </Field>
      {lines.length > 0 && (
        <table className="mt-4 w-full border-collapse text-13">
          <thead>
            <tr className="bg-sunken text-left text-12 text-text-2">
              {found.map((column) => (
                <th key={column} scope="col" className="px-2 py-1 font-medium">
                  {COLUMN_WORDS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN_ROWS).map((line) => (
              <tr key={line.id} className="border-b border-border">
                {found.map((column) => (
                  <td key={column} className="px-2 py-1 tabular-nums">
                    {cellText(line, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
