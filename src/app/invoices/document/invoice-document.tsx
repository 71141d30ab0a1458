/**
 * An invoice as paper: for the preview of a draft, the page of an archived document and the print (pictures 16 and 17).
 * It shows any Invoice of the model, ours or a foreign one. Paper is always light, whatever the theme.
 */
import './invoice-document.css';
import type { CSSProperties } from 'react';
import type { Invoice } from '@/domain/invoice/invoice';
import type { DocumentProof } from '@/domain/paper/document-proof';
import { documentTitle } from '@/domain/paper/document-words';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { paperLook } from '@/domain/paper/look/paper-look';
import { languageOf, sayIn } from '@/domain/paper/paper-language';
import { DocumentFoot, DocumentMore, DocumentPayment, DocumentSignatures } from './document-foot';
import { DocumentHead, DocumentParties } from './document-head';
import { DocumentLines } from './document-lines';
import { DocumentTotals } from './document-totals';
import type { PaperRemarks } from './paper-remarks';

export interface InvoiceDocumentProps {
  readonly invoice: Invoice;
  /** Undefined for a draft. */
  readonly proof?: DocumentProof;
  /** Who wrote it; absent where nobody knows. */
  readonly author?: string | undefined;
  /** That it left with; absent: the usual one. */
  readonly look?: InvoiceLook | undefined;
  /** Said beside its parts, on the screen alone. */
  readonly remarks?: PaperRemarks | undefined;
}

/** The paper's own colour, in place of the menu's. */
interface Accented extends CSSProperties {
  readonly '--navy': string;
}

export function InvoiceDocument(props: InvoiceDocumentProps) {
  const { invoice, proof, author = '', look: chosen = USUAL_LOOK, remarks } = props;
  const look = paperLook(chosen);
  const language = languageOf(invoice, chosen);
  const say = sayIn(language);
  const accented: Accented = { '--navy': look.accent };
  return (
    <article
      aria-label={`${documentTitle(invoice)} ${invoice.number}`.trim()}
      className="invoice-paper"
      style={accented}
    >
      <DocumentHead invoice={invoice} language={language} look={look} />
      {remarks?.head}
      <DocumentParties invoice={invoice} say={say} />
      {remarks?.parties}
      <DocumentLines invoice={invoice} language={language} look={look} remarks={remarks?.lines} />
      <DocumentTotals invoice={invoice} say={say} signed={look.signature} />
      {remarks?.totals}
      <DocumentMore invoice={invoice} say={say} />
      {look.signature && <DocumentSignatures say={say} />}
      <DocumentPayment invoice={invoice} language={language} look={look} />
      {remarks?.payment}
      <DocumentFoot author={author} look={look} proof={proof} />
    </article>
  );
}
