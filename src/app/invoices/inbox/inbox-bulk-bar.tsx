import { Download, Eye, UserRound } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { BulkBar } from '@/app/ui/table/bulk-bar';
import { countText } from '@/app/ui/words/amount-text';
import { bytesText } from '../archive/proof-text';
import { FormatChoice } from './format-choice';
import { giveTexts } from './give-texts';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';
import { bytesOf, type MonthFormat } from './month-formats';
import type { MonthSize } from './month-size';
import { sumOf } from './sum-of-months';
import { useMonthDownload } from './use-month-download';
import { useMonthSize } from './use-month-size';

interface InboxBulkBarProps {
  readonly rows: readonly InboxRow[];
  /** Of them, those that the list does not show. */
  readonly away: number;
  /** All that the list shows. */
  readonly count: number;
  /** `yyyy-MM`, and its words. */
  readonly month: string;
  readonly monthText: string;
  readonly formats: readonly MonthFormat[];
  readonly onFormats: (formats: readonly MonthFormat[]) => void;
  readonly onMarkNew: () => void;
  readonly onGive: () => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

const { markNew, give } = KEY_TABLE.inbox.bindings;
const { download } = KEY_TABLE.inboxChosen.bindings;

/** What can be done with the chosen companies: their month as files, with how much it is before (picture 23). */
export function InboxBulkBar(props: InboxBulkBarProps): ReactNode {
  const { rows, away, count, month, monthText, formats, onFormats, onMarkNew, onGive, onSelectAll, onClear } = props;
  const companies = useMemo(() => rows.map(({ company }) => company), [rows]);
  const saveMonth = useMonthDownload();
  const size = useMonthSize(companies, month);
  const take = (): void => void saveMonth(companies, month, formats);
  useScreenKeys('inboxChosen', { download: take });
  const more =
    rows.length - away < count ? (
      <button className="text-accent-text" onClick={onSelectAll} type="button">
        {inboxTexts.selectAll(countText(count))}
      </button>
    ) : undefined;
  return (
    <BulkBar
      away={away}
      count={rows.length}
      more={more}
      onClear={onClear}
      totals={[
        { label: inboxTexts.issued, value: sumOf(rows, 'issued') },
        { label: inboxTexts.received, value: sumOf(rows, 'received') },
        { label: inboxTexts.size, value: sizeText(formats, size) },
      ]}
    >
      <FileNames formats={formats} size={size} />
      <FormatChoice chosen={formats} onChange={onFormats} />
      <IconButton
        aria-keyshortcuts={give.keys.join('+')}
        icon={UserRound}
        label={rows.length === 1 ? giveTexts.act : giveTexts.actMany}
        look="outlined"
        onClick={onGive}
      />
      <Button icon={Eye} keys={markNew.keys} onClick={onMarkNew}>
        {inboxTexts.markNew}
      </Button>
      <Button icon={Download} keys={download.keys} onClick={take}>
        {inboxTexts.download(monthText)}
      </Button>
    </BulkBar>
  );
}

function sizeText(formats: readonly MonthFormat[], size: MonthSize | null | undefined): string {
  if (size === undefined) return inboxTexts.counting;
  if (size === null) return inboxTexts.uncounted;
  const bytes = bytesOf(formats, size);
  const withPdfs = formats.includes('pdf');
  return inboxTexts.sizeText(bytes === 0 && withPdfs ? '' : bytesText(bytes), withPdfs);
}

/** What the first of them will be called, where there is room to say it. */
function FileNames({
  formats: [format],
  size,
}: {
  readonly formats: readonly MonthFormat[];
  readonly size: MonthSize | null | undefined;
}): ReactNode {
  if (size == null || size.name === '' || format === undefined) return null;
  const name = `${size.name}.${format}`;
  return (
    <span className="hidden max-w-52 text-12 desktop:@min-[1120px]:block">
      <span className="block text-text-3">{inboxTexts.fileNames}</span>
      <span className="block truncate" title={`${size.folder}/${name}`}>
        {name}
      </span>
    </span>
  );
}
