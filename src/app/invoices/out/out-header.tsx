import { Download, ListFilter, Plus, Printer, TextSearch } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { saveFile } from '@/app/files/save-file';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { ColumnChooser } from '@/app/ui/table/column-chooser';
import { countText } from '@/app/ui/words/amount-text';
import { archiveByIds } from '@/db/archive/archive-queries';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { OutFilterSheet, PrintedList } from './loaded-parts';
import { outTexts } from './out-texts';
import { totalsText } from './totals-text';
import type { OutList } from './use-out-list';

const loadCsv = () => loadChunk(() => import('./out-csv'));

interface OutHeaderProps {
  readonly out: OutList;
  /** The phone's field was asked for. */
  readonly onSearch: () => void;
}

/** The title with what the filter holds, and what can be done with the whole list. */
export function OutHeader({ out, onSearch }: OutHeaderProps): ReactNode {
  const phone = useIsPhone();
  const { answer, coming } = out.list;
  return (
    <PageHeader
      actions={phone ? <PhoneActions onSearch={onSearch} out={out} /> : <DesktopActions out={out} />}
      note={answer === undefined || coming ? undefined : outTexts.of(countText(answer.count), countText(answer.all))}
      title={outTexts.title}
    />
  );
}

/** A new invoice is in the phone's bar. */
function PhoneActions({ out, onSearch }: OutHeaderProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={TextSearch} iconSize={20} label={outTexts.search} onClick={onSearch} />
      <IconButton icon={ListFilter} iconSize={20} label={outTexts.filter} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <OutFilterSheet onClose={() => setOpen(false)} out={out} />
        </Suspense>
      )}
    </>
  );
}

function DesktopActions({ out }: { readonly out: OutList }): ReactNode {
  const { list, columns, layout, onLayout } = out;
  const { db, company } = useWorkspace();
  const today = useToday();
  const [printed, setPrinted] = useState<readonly ShownItem[]>();
  const all = async (): Promise<readonly ShownItem[]> => (await archiveByIds(db, await list.allIds())).map(shownItemOf);
  const print = async (): Promise<void> => setPrinted(await all());
  const exportList = async (): Promise<void> =>
    saveFile((await loadCsv()).outCsv(await all()), outTexts.exportName(today), 'text/csv');
  const printDone = useCallback(() => setPrinted(undefined), []);
  const empty = list.answer?.all === 0;
  return (
    <>
      {!empty && (
        <>
          <ColumnChooser columns={columns} layout={layout} onLayout={onLayout} />
          <IconButton icon={Printer} label={outTexts.print} onClick={() => void print()} />
          <Button icon={Download} onClick={() => void exportList()}>
            {outTexts.export}
          </Button>
          <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
            {outTexts.newInvoice}
          </ButtonLink>
        </>
      )}
      {printed !== undefined && (
        <Suspense>
          <PrintedList
            items={printed}
            note={`${company.name} · ${totalsText(list.answer?.totals ?? []) ?? ''}`}
            onDone={printDone}
          />
        </Suspense>
      )}
    </>
  );
}
