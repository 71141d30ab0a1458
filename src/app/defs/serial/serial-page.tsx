/** The company's series: what each gives next on this device, and the numbers reserved for devices. */
import { BookText, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { useKeptTop } from '@/app/state/use-kept-top';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { enterPanel } from '@/app/ui/floating/enter-panel';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { countText } from '@/app/ui/words/amount-text';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { useLeftForms } from '@/app/unsaved/use-form-texts';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { gapWords } from './gap-words';
import { LeaseBars } from './lease-bars';
import { NumbersReport } from './numbers-report';
import { previewText } from './preview-text';
import { ReleaseNumbers } from './release-numbers';
import { ReserveNumbers } from './reserve-numbers';
import { SERIAL_COLUMNS } from './serial-columns';
import { SerialForm } from './serial-form';
import { serialTexts } from './serial-texts';
import { SERIAL_FORM } from './use-serial-draft';
import { type SerialRow, useSerials } from './use-serials';

const NEW = 'new';
const keyOf = ({ serial }: SerialRow): string => serial.id;

export default function SerialPage(): ReactNode {
  const rows = useSerials();
  const typed = useTypedForms(SERIAL_FORM);
  const [leftForm] = useLeftForms(typed);
  const [open, setOpen] = useState<string | null>(null);
  const opened = rows?.find(({ serial }) => serial.id === open);
  const add = (
    <Button icon={Plus} onClick={() => setOpen(NEW)} variant="primary">
      {serialTexts.add}
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <PageHeader
          actions={
            <>
              <ButtonLink icon={BookText} to={links.serialRegister()}>
                {serialTexts.register}
              </ButtonLink>
              {add}
            </>
          }
          note={rows === undefined ? undefined : countText(rows.length)}
          title={serialTexts.title}
        />
        {leftForm !== undefined && (
          <UnsavedStrip
            action={{ label: unsavedTexts.goOn, run: () => setOpen(NEW) }}
            onGiveUp={() => void typed?.at(leftForm.place).drop()}
            text={unsavedTexts.stillIn(serialTexts.add)}
            wide
          />
        )}
        <SerialRows onOpen={setOpen} openKey={open} rows={rows} />
        <Explanation />
        <StatusLine keys={listKeys()} />
      </div>
      {open === NEW && typed !== undefined && (
        <SerialForm onAdded={setOpen} onClose={() => setOpen(null)} typed={typed} />
      )}
      {opened !== undefined && <SerialPanel onClose={() => setOpen(null)} row={opened} />}
    </div>
  );
}

interface SerialRowsProps {
  readonly rows: readonly SerialRow[] | undefined;
  readonly openKey: string | null;
  readonly onOpen: (id: string) => void;
}

function SerialRows({ rows, openKey, onOpen }: SerialRowsProps): ReactNode {
  const phone = useIsPhone();
  const [row, setRow] = useKept<string | null>('serial row', v.nullable(v.string()), null);
  const scroll = useKeptTop('serial scroll');
  const shared = {
    count: rows?.length ?? 0,
    empty:
      rows === undefined ? <Skeleton /> : <EmptyState text={serialTexts.emptyText} title={serialTexts.emptyTitle} />,
    label: serialTexts.title,
    onOpen: ({ serial }: SerialRow) => onOpen(serial.id),
    rowAt: (index: number) => rows?.[index],
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={(row) => <SerialCard row={row} />} />;
  return (
    <DataTable
      {...shared}
      columns={SERIAL_COLUMNS}
      cursor={rows?.findIndex(({ serial }) => serial.id === row) ?? -1}
      onCursor={(index) => setRow(() => rows?.[index]?.serial.id ?? null)}
      scroll={scroll}
      onEnter={enterPanel}
      openKey={openKey}
    />
  );
}

function SerialCard({ row: { serial, preview, leases } }: { readonly row: SerialRow }): ReactNode {
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="truncate font-medium">{serial.prefix}</span>
        <span className="shrink-0 text-text-2">{serialTexts.types[serial.type]}</span>
      </span>
      <span className="mt-0.5 block truncate text-13 text-text-2 tabular-nums">
        {preview.kind === 'number' && `${serialTexts.next} `}
        {previewText(preview, leases.length > 0)}
      </span>
    </>
  );
}

function SerialPanel({ row, onClose }: { readonly row: SerialRow; readonly onClose: () => void }): ReactNode {
  const { serial, preview, leases, pending } = row;
  const facts: readonly (readonly [string, string])[] = [
    [serialTexts.fields.type, serialTexts.types[serial.type]],
    [serialTexts.next, previewText(preview, leases.length > 0)],
    ...gapWords(row).map((words): readonly [string, string] => [serialTexts.gap, words]),
    [serialTexts.fields.firstNumber, countText(serial.firstNumber)],
    [serialTexts.fields.place, serial.place || '–'],
    [serialTexts.fields.responsible, serial.responsible || '–'],
  ];
  return (
    <SidePanel onClose={onClose} title={serial.prefix}>
      <dl className="grid grid-cols-[144px_minmax(0,1fr)] gap-x-3 gap-y-2 px-5 py-4 text-13 phone:px-4">
        {facts.map(([label, value]) => (
          <div className="contents" key={`${label} ${value}`}>
            <dt className="text-text-3">{label}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {pending && <p className="px-5 pb-4 text-13 text-wait phone:px-4">{serialTexts.waiting}</p>}
      <section className="border-border border-t px-5 py-4 phone:px-4">
        <h3 className="mb-3 font-semibold text-13">{serialTexts.leases}</h3>
        <LeaseBars leases={leases} serial={serial} />
        <ReserveNumbers row={row} />
        <ReleaseNumbers row={row} />
      </section>
      <NumbersReport key={serial.id} row={row} />
    </SidePanel>
  );
}

function Explanation(): ReactNode {
  return (
    // Folds away, so that a short screen keeps its list; its summary takes the focus that a scrolled text needs.
    <details className="max-h-48 shrink-0 overflow-auto border-border border-t px-6 py-4 text-13 phone:px-4" open>
      <summary className="mb-1 font-semibold">{serialTexts.how}</summary>
      <ul className="flex max-w-[720px] list-disc flex-col gap-1 pl-4 text-text-2">
        {serialTexts.howText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
