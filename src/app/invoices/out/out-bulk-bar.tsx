import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { countText } from '@/app/ui/words/amount-text';
import type { CurrencyTotals } from '@/workers/archive-search/archive-query';
import { askWholeSnapshot } from '../archive/archive-snapshot';
import { bulkPdfTexts } from '../archive/bulk-pdf-texts';
import { useBulkPdf } from '../archive/use-bulk-pdf';
import { hundredthsText } from './hundredths-text';
import { outBulkTexts } from './out-bulk-texts';
import { useBulkDownload } from './use-bulk-download';

interface OutBulkBarProps {
  readonly ids: ReadonlySet<string>;
  /** How many documents the filter holds; „Toate cele N” where not all are selected. */
  readonly count: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected invoices, with their sums (picture 02). */
export function OutBulkBar({ ids, count, onSelectAll, onClear }: OutBulkBarProps): ReactNode {
  const totals = useSelectionTotals(ids);
  const { done, start, stop } = useBulkDownload();
  const savePdfs = useBulkPdf();
  const chosen = [...ids];
  const pdf = (): void => void savePdfs(chosen);
  useScreenKeys('chosen', { pdf });
  const more =
    ids.size < count ? (
      <button className="text-accent-text" onClick={onSelectAll} type="button">
        {outBulkTexts.selectAll(countText(count))}
      </button>
    ) : undefined;
  return (
    <BulkBar count={ids.size} more={more} onClear={onClear} totals={shownTotals(totals)}>
      {done === null ? (
        <Menu
          actions={[
            { label: bulkPdfTexts.action, keys: KEY_TABLE.chosen.bindings.pdf.keys, onSelect: pdf },
            { label: outBulkTexts.downloadXml, onSelect: () => void start(chosen, 'xml') },
            { label: outBulkTexts.downloadZip, onSelect: () => void start(chosen, 'zip') },
          ]}
          anchor="top end"
          button={
            <>
              <Download aria-hidden="true" size={16} strokeWidth={1.75} />
              {outBulkTexts.download}
              <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
            </>
          }
          buttonClass={buttonStyle('outlined', 'md')}
        />
      ) : (
        <span className="flex w-72 items-center gap-2">
          <ProgressBar
            label={outBulkTexts.preparing(countText(done), countText(ids.size))}
            max={ids.size}
            value={done}
          />
          <Button onClick={stop} size="sm" variant="text">
            {outBulkTexts.stopDownload}
          </Button>
        </span>
      )}
    </BulkBar>
  );
}

/** Net and VAT of the currency with most documents; totals of each. */
function shownTotals(totals: readonly CurrencyTotals[]): readonly { readonly label: string; readonly value: string }[] {
  const [first] = totals;
  if (first === undefined) return [];
  const sums = totals.map(({ currency, total }) => `${hundredthsText(total)} ${currency === 'RON' ? 'lei' : currency}`);
  if (totals.length > 1) return [{ label: outBulkTexts.total, value: sums.join(' · ') }];
  return [
    { label: outBulkTexts.net, value: hundredthsText(first.net) },
    { label: outBulkTexts.vat, value: hundredthsText(first.vat) },
    { label: outBulkTexts.total, value: sums.join('') },
  ];
}

function useSelectionTotals(ids: ReadonlySet<string>): readonly CurrencyTotals[] {
  const [totals, setTotals] = useState<readonly CurrencyTotals[]>([]);
  useEffect(() => {
    let stale = false;
    void askWholeSnapshot((api) => api.totalsOf([...ids])).then((answer) => {
      if (!stale) setTotals(answer);
    });
    return () => {
      stale = true;
    };
  }, [ids]);
  return totals;
}
