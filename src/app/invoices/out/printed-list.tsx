import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { shownState } from '@/app/invoices/archive/shown-state';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { ShownItem } from '../archive/shown-item';
import { outTexts } from './out-texts';

interface PrintedListProps {
  readonly items: readonly ShownItem[];
  /** Under the title: company, count, sums. */
  readonly note: string;
  readonly onDone: () => void;
}

const { heads } = outTexts;

/** The whole filtered list on paper. It is drawn only for the print and goes when the print's window closes. */
export default function PrintedList({ items, note, onDone }: PrintedListProps): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="list-paper">
      <h2>{outTexts.title}</h2>
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            <th>{heads.number}</th>
            <th>{heads.issueDate}</th>
            <th>{heads.partner}</th>
            <th>{heads.taxId}</th>
            <th className="amount">{heads.net}</th>
            <th className="amount">{heads.vat}</th>
            <th className="amount">{heads.total}</th>
            <th>{heads.state}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PrintedRow item={item} key={item.id} />
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

function PrintedRow({ item }: { readonly item: ShownItem }): ReactNode {
  return (
    <tr>
      <td>{item.number}</td>
      <td>{dayText(item.issueDate)}</td>
      <td>{item.partnerName}</td>
      <td>{item.partnerTaxId}</td>
      <td className="amount">{amountText(item.net)}</td>
      <td className="amount">{amountText(item.vat)}</td>
      <td className="amount">
        {amountText(item.total)}
        {item.currency !== 'RON' && ` ${item.currency}`}
      </td>
      <td>{INVOICE_STATES[shownState(item.standing)].label}</td>
    </tr>
  );
}
