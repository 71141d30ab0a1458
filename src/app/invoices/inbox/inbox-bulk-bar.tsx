import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { countText } from '@/app/ui/words/amount-text';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';
import { sumOf } from './sum-of-months';
import { type MonthFormat, useMonthDownload } from './use-month-download';

interface InboxBulkBarProps {
  readonly rows: readonly InboxRow[];
  /** All that the list shows. */
  readonly count: number;
  /** `yyyy-MM`, and its words. */
  readonly month: string;
  readonly monthText: string;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen companies: their month as files, with how much it is before (picture 23). */
export function InboxBulkBar({ rows, count, month, monthText, onSelectAll, onClear }: InboxBulkBarProps): ReactNode {
  const { running, start, stop } = useMonthDownload();
  const sum = (of: 'issued' | 'received'): string => sumOf(rows, of);
  const take = (format: MonthFormat) => () =>
    void start(
      rows.map(({ company }) => company),
      month,
      format,
    );
  const more =
    rows.length < count ? (
      <button className="text-accent-text" onClick={onSelectAll} type="button">
        {inboxTexts.selectAll(countText(count))}
      </button>
    ) : undefined;
  return (
    <BulkBar
      count={rows.length}
      more={more}
      onClear={onClear}
      totals={[
        { label: inboxTexts.issued, value: sum('issued') },
        { label: inboxTexts.received, value: sum('received') },
      ]}
    >
      {running === null ? (
        <Menu
          actions={[
            { label: inboxTexts.xml, onSelect: take('xml') },
            { label: inboxTexts.pdf, onSelect: take('pdf') },
            { label: inboxTexts.zip, onSelect: take('zip') },
          ]}
          anchor="top end"
          button={
            <>
              <Download aria-hidden="true" size={16} strokeWidth={1.75} />
              {inboxTexts.download(monthText)}
              <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
            </>
          }
          buttonClass={buttonStyle('outlined', 'md')}
        />
      ) : (
        <span className="flex w-72 items-center gap-2">
          <ProgressBar
            label={inboxTexts.preparing(countText(running.done), countText(running.of))}
            max={running.of}
            value={running.done}
          />
          <Button onClick={stop} size="sm" variant="text">
            {inboxTexts.stop}
          </Button>
        </span>
      )}
    </BulkBar>
  );
}
