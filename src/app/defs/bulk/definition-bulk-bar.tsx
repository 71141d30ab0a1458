import { Copy, Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '@/app/files/save-file';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { csvText } from '@/domain/tables/csv-text';
import type { DefinitionActions, DefinitionKind } from '../definition-list';
import { definitionTable } from '../definition-table';
import { definitionTexts } from '../definition-texts';
import { removeWithUndo } from '../remove-with-undo';
import { bulkTexts } from './bulk-texts';
import { copyRows } from './copy-rows';
import type { ChosenRows } from './use-chosen-rows';

interface DefinitionBulkBarProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly actions: DefinitionActions<Content>;
  readonly chosen: ChosenRows<Content>;
  /** After rows were removed: the keyboard needs a place. */
  readonly onRemoved: () => void;
}

/** What can be done with the chosen rows: copied, exported, removed after one question. */
export function DefinitionBulkBar<Content>(props: DefinitionBulkBarProps<Content>): ReactNode {
  const { kind, actions, chosen, onRemoved } = props;
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const [removal, setRemoval] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const { rows } = chosen;
  const words = countedNoun(rows.length, ...(kind.noun ?? definitionTexts.row));
  const exportRows = (): void =>
    saveFile(
      csvText(definitionTable(kind, rows)),
      definitionTexts.exportName(kind.words.title, today, 'csv'),
      'text/csv',
    );
  const remove = async (): Promise<void> => {
    setAsking(false);
    setRemoval({ done: 0, all: rows.length });
    await removeWithUndo(kind, actions, rows, (done) => setRemoval({ done, all: rows.length }));
    setRemoval(null);
    chosen.clear();
    onRemoved();
  };
  if (removal !== null) return <Removal {...removal} />;
  if (rows.length === 0) return null;
  return (
    <BulkBar count={rows.length} onClear={chosen.clear}>
      <Button icon={Copy} keys={['Ctrl', 'C']} onClick={() => void copyRows(kind, rows, navigator.clipboard)}>
        {bulkTexts.copy}
      </Button>
      <Button icon={Download} onClick={exportRows}>
        {bulkTexts.export}
      </Button>
      <Button icon={Trash2} onClick={() => setAsking(true)} variant="danger">
        {bulkTexts.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          confirmLabel={bulkTexts.remove}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
          title={bulkTexts.removeTitle(words)}
        >
          <p>{bulkTexts.removeText}</p>
        </ConfirmDialog>
      )}
    </BulkBar>
  );
}

function Removal({ done, all }: { readonly done: number; readonly all: number }): ReactNode {
  return (
    <div className="flex min-h-[52px] shrink-0 items-center border-border border-t bg-surface px-6 shadow-bar">
      <span className="w-72">
        <ProgressBar label={bulkTexts.removing(countText(done), countText(all))} max={all} value={done} />
      </span>
    </div>
  );
}
