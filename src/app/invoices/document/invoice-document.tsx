/**
 * An invoice as paper: for the preview of a draft, the page of an archived document and the print (pictures 16 and 17).
 * It shows any Invoice of the model, ours or a foreign one. Paper is always light, whatever the theme.
 */
import './invoice-document.css';
import type { Invoice } from '@/domain/invoice/invoice';
import type { DocumentProof } from '@/domain/paper/document-proof';
import { documentTitle } from '@/domain/paper/document-words';
import { DocumentFoot, DocumentPayment } from './document-foot';
import { DocumentHead, DocumentParties } from './document-head';
import { DocumentLines } from './document-lines';
import { DocumentTotals } from './document-totals';

export interface InvoiceDocumentProps {
  readonly invoice: Invoice;
  /** Undefined for a draft. */
  readonly proof?: DocumentProof;
}

export function InvoiceDocument({ invoice, proof }: InvoiceDocumentProps) {
  return (
    <article aria-label={`${documentTitle(invoice)} ${invoice.number}`.trim()} className="invoice-paper">
      <DocumentHead invoice={invoice} />
      <DocumentParties invoice={invoice} />
      <DocumentLines invoice={invoice} />
      <DocumentTotals invoice={invoice} />
      <DocumentPayment invoice={invoice} />
      <DocumentFoot proof={proof} />
    </article>
  );
}
