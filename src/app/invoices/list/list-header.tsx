import { Download, ListChecks, ListFilter, Printer, TextSearch } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useIsPhone } from '@/app/state/device';
import { useMayDo } from '@/app/state/use-ability';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Part } from '@/app/ui/loaded-part';
import { PageHeader } from '@/app/ui/page-header';
import { ColumnChooser } from '@/app/ui/table/column-chooser';
import { countText } from '@/app/ui/words/amount-text';
import { listTexts } from './list-texts';
import { filterSheet, KeepMonth, PrintedList } from './loaded-parts';
import type { InvoiceList } from './use-invoice-list';
import { useListCsv } from './use-list-csv';

interface ListHeaderProps {
  readonly list: InvoiceList;
  /** The field for any text was asked for. */
  readonly onSearch: () => void;
  /** The phone's cards can be ticked. */
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly chosen: ReadonlySet<string>;
}

/** The title with what the filter holds, and what can be done with the whole list. */
export function ListHeader(props: ListHeaderProps): ReactNode {
  const { list } = props;
  const phone = useIsPhone();
  const { answer, coming } = list.answered;
  // The phone has one line for the title and five icons; the views below have their counts.
  const crowded = phone && list.kind.PhoneAction !== undefined;
  return (
    <PageHeader
      actions={phone ? <PhoneActions {...props} /> : <DesktopActions {...props} />}
      note={
        crowded || answer === undefined || coming
          ? undefined
          : listTexts.of(countText(answer.count), countText(answer.all))
      }
      title={list.kind.words.title}
    />
  );
}

/** What most lists begin is in the phone's bar. */
function PhoneActions({ list, onSearch, choosing, onChoosing }: ListHeaderProps): ReactNode {
  const [open, setOpen] = useState(false);
  const several = useMayDo('selectSeveral');
  return (
    <span className="-mr-3 flex">
      {several && (
        <IconButton
          aria-pressed={choosing}
          icon={ListChecks}
          iconSize={20}
          label={listTexts.choose}
          onClick={() => onChoosing(!choosing)}
        />
      )}
      <IconButton icon={TextSearch} iconSize={20} label={listTexts.search} onClick={onSearch} />
      <IconButton icon={ListFilter} iconSize={20} label={listTexts.filter} onClick={() => setOpen(true)} />
      {list.kind.PhoneAction !== undefined && <list.kind.PhoneAction />}
      {open && <Part part={filterSheet} props={{ list, onClose: () => setOpen(false) }} />}
    </span>
  );
}

function DesktopActions({ list, onSearch, chosen }: ListHeaderProps): ReactNode {
  const { kind, answered, columns, layout, onLayout } = list;
  const save = useListCsv(kind);
  const [printing, setPrinting] = useState(false);
  const exportList = async (): Promise<void> => save(await answered.allIds());
  const printDone = useCallback(() => setPrinting(false), []);
  const empty = answered.answer?.all === 0;
  return (
    <>
      {!empty && (
        <>
          <IconButton icon={TextSearch} label={listTexts.search} onClick={onSearch} />
          <ColumnChooser columns={columns} layout={layout} onLayout={onLayout} />
          <Suspense fallback={<span className="size-8" />}>
            <KeepMonth />
          </Suspense>
          <IconButton icon={Printer} label={listTexts.print} onClick={() => setPrinting(true)} />
          <Button icon={Download} onClick={() => void exportList()}>
            {listTexts.export}
          </Button>
        </>
      )}
      <kind.Action empty={empty} />
      {printing && (
        <Suspense>
          <PrintedList chosen={chosen} list={list} onDone={printDone} />
        </Suspense>
      )}
    </>
  );
}
