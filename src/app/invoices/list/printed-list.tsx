import type { ReactNode } from 'react';
import { PrintedOnce } from '@/app/ui/printed-once';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { ShownItem } from '../archive/shown-item';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';

interface PrintedListProps {
  readonly kind: InvoiceListKind;
  readonly items: readonly ShownItem[];
  /** Under the title: company, count, sums. */
  readonly note: string;
  readonly onDone: () => void;
}

const { heads } = listTexts;

/** The whole filtered list on paper. */
export default function PrintedList({ kind, items, note, onDone }: PrintedListProps): ReactNode {
  return (
    <PrintedOnce onDone={onDone}>
      <h2>{kind.words.title}</h2>
      <p>{note}</p>
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

function PrintedRow({ item, kind }: { readonly item: ShownItem; readonly kind: InvoiceListKind }): ReactNode {
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
      <td>{INVOICE_STATES[kind.stateOf(item)].label}</td>
    </tr>
  );
}
