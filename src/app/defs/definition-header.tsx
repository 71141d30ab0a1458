import { Download, Ellipsis, FileSpreadsheet, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { saveFile } from '@/app/files/save-file';
import { saveSheet } from '@/app/files/save-sheet';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { TextInput } from '@/app/ui/fields/text-input';
import { Menu } from '@/app/ui/floating/menu';
import { PageHeader } from '@/app/ui/page-header';
import { ColumnChooser } from '@/app/ui/table/column-chooser';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { countText } from '@/app/ui/words/amount-text';
import { csvText } from '@/domain/tables/csv-text';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { definitionSheet } from './definition-sheet';
import { definitionTable } from './definition-table';
import { definitionTexts } from './definition-texts';
import type { DefinitionList } from './use-definition-rows';

interface DefinitionHeaderProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly list: DefinitionList<Content>;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly actions: ReactNode;
  readonly onAdd: () => void;
  readonly onImport: (file: File) => void;
}

/** The title, and what can be done with all rows; on the phone the one field that searches. */
export function DefinitionHeader<Content>(props: DefinitionHeaderProps<Content>): ReactNode {
  const { kind, rows, list, onAdd } = props;
  const phone = useIsPhone();
  const many = rows !== undefined && rows.length > 0;
  return (
    <>
      <PageHeader
        actions={
          <>
            {many && !phone && props.actions}
            {many && <ColumnChooser columns={kind.columns} layout={props.layout} onLayout={props.onLayout} />}
            <ListMenu {...props} />
            <Button icon={Plus} onClick={onAdd} variant="primary">
              {kind.words.add}
            </Button>
          </>
        }
        note={rows === undefined ? undefined : countText(rows.length)}
        title={kind.words.title}
      />
      {phone && many && (
        <div className="px-4 pb-2">
          <TextInput
            aria-label={kind.words.filterLabel}
            onChange={(search) => list.ask({ search })}
            placeholder={kind.words.filterHint}
            type="search"
            value={list.query.search}
          />
        </div>
      )}
    </>
  );
}

/** Out of the app and into it; the phone, which has no files of this kind, only goes without the button's words. */
function ListMenu<Content>({ kind, rows, onImport }: DefinitionHeaderProps<Content>): ReactNode {
  const today = useToday();
  const file = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement): void => {
    const [chosen] = input.files ?? [];
    if (chosen === undefined) return;
    onImport(chosen);
    // The same file may be put right and chosen again.
    input.value = '';
  };
  const exportCsv = (): void =>
    saveFile(
      csvText(definitionTable(kind, rows ?? [])),
      definitionTexts.exportName(kind.words.title, today, 'csv'),
      'text/csv',
    );
  const exportXlsx = (): void =>
    void saveSheet(definitionSheet(kind, rows ?? []), definitionTexts.exportName(kind.words.title, today, 'xlsx'));
  if (kind.import === undefined) return null;
  return (
    <>
      <Menu
        actions={[
          { label: definitionTexts.importFile, onSelect: () => file.current?.click() },
          { label: definitionTexts.exportXlsx, icon: FileSpreadsheet, onSelect: exportXlsx },
          { label: definitionTexts.exportCsv, icon: Download, onSelect: exportCsv },
        ]}
        button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
        buttonClass={buttonStyle('outlined', 'md')}
        buttonLabel={definitionTexts.more}
      />
      <input
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={definitionTexts.importFile}
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
        ref={file}
        type="file"
      />
    </>
  );
}
