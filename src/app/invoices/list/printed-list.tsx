import { type ReactNode, useEffect, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { PrintedOnce } from '@/app/ui/printed-once';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { ShownItem } from '../archive/shown-item';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';
import { type PrintedContent, printedContent } from './printed-content';
import { PrintedListHead } from './printed-list-head';
import type { ArchiveList } from './use-archive-answer';
import type { InvoiceList } from './use-invoice-list';

interface PrintedListProps {
  /** As it stands when it is asked for: the filters' words and the question of the rows are of one drawing. */
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

/** Read once: what changes meanwhile is not on this paper. */
function usePrinted(
  { answered: { allIds }, chosen }: { readonly answered: ArchiveList; readonly chosen: ReadonlySet<string> },
  onFailed: () => void,
): PrintedContent | undefined {
  const { db } = useWorkspace();
  const [printed, setPrinted] = useState<PrintedContent>();
  const [read] = useState(() => () => printedContent(db, allIds, chosen));
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
