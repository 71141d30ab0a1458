import { type ReactNode, useEffect, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { PrintedOnce } from '@/app/ui/printed-once';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { CurrencyTotals } from '@/workers/archive-search/archive-query';
import { askWholeSnapshot } from '../archive/archive-snapshot';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { inListOrder } from './in-list-order';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';
import { PrintedListHead } from './printed-list-head';
import type { ArchiveList } from './use-archive-answer';
import type { InvoiceList } from './use-invoice-list';

interface PrintedListProps {
  /** As it stands when it is asked for. */
  readonly list: Pick<InvoiceList, 'kind' | 'answered' | 'filters' | 'ranges' | 'several' | 'today'>;
  /** Only these, where there are any. */
  readonly chosen: ReadonlySet<string>;
  readonly onDone: () => void;
}

const { heads } = listTexts;

/** The whole filtered list on paper, or what is chosen. */
export default function PrintedList({ list, chosen, onDone }: PrintedListProps): ReactNode {
  const { company } = useWorkspace();
  const [asked] = useState({ ...list, chosen });
  const printed = usePrinted(asked, onDone);
  const { kind } = list;
  if (printed === undefined) return null;
  const { items, totals } = printed;
  return (
    <PrintedOnce onDone={onDone}>
      <PrintedListHead
        asked={{ ...asked, chosen: asked.chosen.size === 0 ? 0 : items.length }}
        company={company.name}
        kind={kind}
        totals={totals}
      />
      <table>
        <thead>
          <tr>
            <th>{heads.number}</th>
            <th>{heads.issueDate}</th>
            <th>{kind.words.partner}</th>
            <th>{heads.taxId}</th>
            <th className="amount">{heads.net}</th>
            <th className="amount">{heads.vat}</th>
            <th className="amount">{heads.total}</th>
            <th>{kind.words.state}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PrintedRow item={item} key={item.id} kind={kind} />
          ))}
        </tbody>
      </table>
    </PrintedOnce>
  );
}

interface Printed {
  readonly items: readonly ShownItem[];
  readonly totals: readonly CurrencyTotals[];
}

/** Read once: what changes meanwhile is not on this paper. */
function usePrinted(
  { answered: { allIds, answer }, chosen }: { readonly answered: ArchiveList; readonly chosen: ReadonlySet<string> },
  onFailed: () => void,
): Printed | undefined {
  const { db } = useWorkspace();
  const [printed, setPrinted] = useState<Printed>();
  const [read] = useState(() => async () => {
    const listed = await allIds();
    const ids = chosen.size === 0 ? listed : inListOrder(chosen, listed);
    const items = (await archiveByIds(db, ids)).map(shownItemOf);
    return {
      items,
      totals: chosen.size === 0 ? (answer?.totals ?? []) : await askWholeSnapshot((api) => api.totalsOf([...ids])),
    };
  });
  useEffect(() => {
    read().then(setPrinted, (error: unknown) => {
      console.error('The list was not read for printing:', error);
      addAlert({ type: 'error', message: listTexts.failed });
      onFailed();
    });
  }, [read, onFailed]);
  return printed;
}

function PrintedRow({ item, kind }: { readonly item: ShownItem; readonly kind: InvoiceListKind }): ReactNode {
  return (
    <tr>
      <td>{item.number}</td>
      <td>{dayText(item.issueDate)}</td>
      <td>{item.partnerName}</td>
      <td>{item.partnerTaxId}</td>
      <td className="amount">{printedAmount(item.net, item)}</td>
      <td className="amount">{printedAmount(item.vat, item)}</td>
      <td className="amount">{printedAmount(item.total, item)}</td>
      <td>{INVOICE_STATES[kind.stateOf(item)].label}</td>
    </tr>
  );
}

/** On paper no head says the currency of a column: each amount that is not in lei says its own. */
function printedAmount(amount: string, { currency }: Pick<ShownItem, 'currency'>): string {
  return currency === 'RON' ? amountText(amount) : `${amountText(amount)} ${currency}`;
}
