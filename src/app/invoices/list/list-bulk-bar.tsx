import { ChevronDown, Download, Printer } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { countText } from '@/app/ui/words/amount-text';
import type { CurrencyTotals } from '@/workers/archive-search/archive-query';
import { askWholeSnapshot } from '../archive/archive-snapshot';
import { bulkPdfTexts } from '../archive/bulk-pdf-texts';
import { useBulkPdf } from '../archive/use-bulk-pdf';
import { useBulkPrint } from '../archive/use-bulk-print';
import { hundredthsText } from './hundredths-text';
import { listBulkTexts } from './list-bulk-texts';
import type { InvoiceListKind } from './list-kind';
import { MarkMany } from './mark-many';
import { useBulkDownload } from './use-bulk-download';
import { useListCsv } from './use-list-csv';

interface ListBulkBarProps {
  readonly kind: InvoiceListKind;
  readonly ids: ReadonlySet<string>;
  /** How many of them the filter does not hold. */
  readonly away: number;
  /** How many documents the filter holds; „Toate cele N” where not all are selected. */
  readonly count: number;
  /** Of the snapshot. */
  readonly edition: number;
  /** The chosen ones as the list has them: files, papers and tables come so. */
  readonly inOrder: () => Promise<readonly string[]>;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected invoices, with their sums (picture 02). */
export function ListBulkBar(props: ListBulkBarProps): ReactNode {
  const { kind, ids, away, count, edition, inOrder, onSelectAll, onClear } = props;
  const totals = useSelectionTotals(ids, edition);
  const saveDocuments = useBulkDownload();
  const savePdfs = useBulkPdf();
  const saveTable = useListCsv(kind);
  const chosen = [...ids];
  const pdf = async (): Promise<void> => savePdfs(await inOrder());
  const { print, papers } = useBulkPrint();
  const printChosen = async (): Promise<void> => print(await inOrder());
  useScreenKeys('chosen', { pdf: () => void pdf(), print: () => void printChosen() });
  const { BulkActions } = kind;
  const more =
    ids.size - away < count ? (
      <button className="text-accent-text" onClick={onSelectAll} type="button">
        {listBulkTexts.selectAll(countText(count))}
      </button>
    ) : undefined;
  return (
    <BulkBar away={away} count={ids.size} more={more} onClear={onClear} totals={shownTotals(totals)}>
      {BulkActions !== undefined && (
        <Suspense fallback={null}>
          <BulkActions ids={chosen} />
        </Suspense>
      )}
      <MarkMany ids={chosen} keyed={kind.markKeys !== undefined} />
      <Button icon={Printer} keys={KEY_TABLE.chosen.bindings.print.keys} onClick={() => void printChosen()}>
        {listBulkTexts.print}
      </Button>
      {papers}
      <Menu
        actions={[
          { label: bulkPdfTexts.action, keys: KEY_TABLE.chosen.bindings.pdf.keys, onSelect: () => void pdf() },
          { label: listBulkTexts.downloadXml, onSelect: () => void inOrder().then((ids) => saveDocuments(ids, 'xml')) },
          { label: listBulkTexts.downloadZip, onSelect: () => void inOrder().then((ids) => saveDocuments(ids, 'zip')) },
          { label: listBulkTexts.table, onSelect: () => void inOrder().then(saveTable) },
        ]}
        anchor="top end"
        button={
          <>
            <Download aria-hidden="true" size={16} strokeWidth={1.75} />
            {listBulkTexts.download}
            <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
          </>
        }
        buttonClass={buttonStyle('outlined', 'md')}
      />
    </BulkBar>
  );
}

/** Net and VAT of the currency with most documents; totals of each. */
function shownTotals(totals: readonly CurrencyTotals[]): readonly { readonly label: string; readonly value: string }[] {
  const [first] = totals;
  if (first === undefined) return [];
  const sums = totals.map(({ currency, total }) => `${hundredthsText(total)} ${currency === 'RON' ? 'lei' : currency}`);
  if (totals.length > 1) return [{ label: listBulkTexts.total, value: sums.join(' · ') }];
  return [
    { label: listBulkTexts.net, value: hundredthsText(first.net) },
    { label: listBulkTexts.vat, value: hundredthsText(first.vat) },
    { label: listBulkTexts.total, value: sums.join('') },
  ];
}

/** Asked again with each edition of the snapshot: a chosen document may have changed, or have come late. */
function useSelectionTotals(ids: ReadonlySet<string>, edition: number): readonly CurrencyTotals[] {
  const [totals, setTotals] = useState<readonly CurrencyTotals[]>([]);
  const asked = useMemo(() => ({ ids: [...ids], edition }), [ids, edition]);
  useEffect(() => {
    let stale = false;
    askWholeSnapshot((api) => api.totalsOf(asked.ids)).then(
      (answer) => {
        if (!stale) setTotals(answer);
      },
      (error: unknown) => console.warn('The chosen documents were not summed:', error),
    );
    return () => {
      stale = true;
    };
  }, [asked]);
  return totals;
}
