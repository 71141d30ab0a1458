/** Which invoice the goods come from: those just written and received, found by number or partner. */
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { archivePage } from '@/db/archive/archive-queries';
import type { ArchiveView } from '@/db/archive/archive-view';
import { isDecimalText } from '@/domain/money/decimal-text';
import { fold, matchesFolded } from '@/domain/text/fold';
import { viewTexts } from '../../view-texts';

/** So many of the newest each way are offered. */
const LOOKED_AT = 200;
const SHOWN = 40;

interface InvoiceDialogProps {
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

export function InvoiceDialog({ onChoose, onClose }: InvoiceDialogProps): ReactNode {
  const { db, company } = useWorkspace();
  const [query, setQuery] = useState('');
  const all = useLive(async () => {
    const pages = await Promise.all([
      archivePage(db, company.id, { direction: 'out', limit: LOOKED_AT }),
      archivePage(db, company.id, { direction: 'in', limit: LOOKED_AT }),
    ]);
    return pages.flatMap(({ rows }) => rows).toSorted((a, b) => (a.item.issueDate < b.item.issueDate ? 1 : -1));
  }, [db, company.id]);
  const found = (all ?? []).filter(({ item }) => matchesFolded(fold(`${item.number} ${item.partnerName}`), query));
  return (
    <Dialog flush onClose={onClose} title={viewTexts.invoiceTitle} width={704}>
      <div className="px-6 pb-3">
        <TextInput
          aria-label={viewTexts.invoiceSearch}
          onChange={setQuery}
          placeholder={viewTexts.invoiceSearch}
          trailing={<Search aria-hidden="true" size={16} strokeWidth={1.75} className="mr-2" />}
          type="search"
          value={query}
        />
      </div>
      <ul className="border-t border-border">
        {found.slice(0, SHOWN).map((view) => (
          <li key={view.item.id}>
            <InvoiceRow onChoose={onChoose} view={view} />
          </li>
        ))}
      </ul>
      {all !== undefined && found.length === 0 && <p className="p-6 text-14 text-text-2">{viewTexts.invoiceNone}</p>}
    </Dialog>
  );
}

function InvoiceRow({
  view: { item },
  onChoose,
}: {
  readonly view: ArchiveView;
  readonly onChoose: (id: string) => void;
}) {
  const { id, number, partnerName, issueDate, direction, total, currency } = item;
  return (
    <button
      type="button"
      onClick={() => onChoose(id)}
      className="flex min-h-11 w-full items-center gap-4 border-b border-border px-6 py-2 text-left text-13 hover:bg-hover"
    >
      <span className="w-32 shrink-0 truncate font-medium tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 truncate">{partnerName}</span>
      <span className="text-12 text-text-3">{direction === 'out' ? viewTexts.invoiceOut : viewTexts.invoiceIn}</span>
      <span className="text-text-2 tabular-nums phone:hidden">{dayText(issueDate)}</span>
      <span className="w-28 text-right tabular-nums phone:hidden">
        {isDecimalText(total) ? `${amountText(total)} ${currency}` : ''}
      </span>
    </button>
  );
}
