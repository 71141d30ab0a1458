import { Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { saveFile } from '@/app/invoices/archive/save-file';
import { useToday } from '@/app/state/use-today';
import { countText } from '@/app/ui/amount-text';
import { Button } from '@/app/ui/button';
import { buttonStyle } from '@/app/ui/button-style';
import { Menu } from '@/app/ui/menu';
import { PageHeader } from '@/app/ui/page-header';
import { TextInput } from '@/app/ui/text-input';
import { definitionCsv } from './definition-csv';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { definitionTexts } from './definition-texts';

interface DefinitionHeaderProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onAdd: () => void;
  /** The text of a chosen file, and its name. */
  readonly onImport: (text: string, source: string) => void;
}

export function DefinitionHeader<Content>(props: DefinitionHeaderProps<Content>): ReactNode {
  const { kind, rows, search, onSearch, onAdd, onImport } = props;
  const { words } = kind;
  const today = useToday();
  const file = useRef<HTMLInputElement>(null);
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (chosen === undefined) return;
    onImport(await chosen.text(), chosen.name);
    input.value = '';
  };
  const exportCsv = (): void =>
    saveFile(definitionCsv(kind, rows ?? []), definitionTexts.exportName(words.title, today), 'text/csv');
  return (
    <PageHeader
      actions={
        <>
          <div className="w-64 phone:w-full">
            <TextInput
              aria-label={words.filterLabel}
              onChange={onSearch}
              placeholder={words.filterHint}
              type="search"
              value={search}
            />
          </div>
          <Menu
            actions={[
              { label: definitionTexts.exportCsv, onSelect: exportCsv },
              { label: definitionTexts.importFile, onSelect: () => file.current?.click() },
            ]}
            button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
            buttonClass={buttonStyle('outlined', 'md')}
            buttonLabel={definitionTexts.more}
          />
          <Button icon={Plus} onClick={onAdd} variant="primary">
            {words.add}
          </Button>
          <input
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            aria-label={definitionTexts.importFile}
            className="hidden"
            onChange={(event) => void take(event.currentTarget)}
            ref={file}
            type="file"
          />
        </>
      }
      note={rows === undefined ? undefined : countText(rows.length)}
      title={words.title}
    />
  );
}
