import type { Invoice } from '@/domain/invoice/invoice';
import type { DocumentProof } from '@/domain/paper/document-proof';
import { documentTexts } from '@/domain/paper/document-texts';
import { plainNotes } from '@/domain/paper/document-words';
import { englishTexts } from '@/domain/paper/english-texts';
import type { PaperLook } from '@/domain/paper/look/paper-look';
import { moreTexts } from '@/domain/paper/more-texts';
import { type PaperLanguage, type Say, sayIn } from '@/domain/paper/paper-language';
import { moreRows } from '@/domain/paper/rows/more-rows';
import { paymentRows } from '@/domain/paper/rows/payment-rows';
import { keyed } from './keyed';
import { PaymentCode } from './payment-code';

interface DocumentPaymentProps {
  readonly invoice: Invoice;
  readonly look: PaperLook;
  readonly language: PaperLanguage;
}

/** How it is paid, with the code for the bank's app; what was noted. */
export function DocumentPayment({ invoice, look, language }: DocumentPaymentProps) {
  const say = sayIn(language);
  const notes = say(documentTexts.notes, englishTexts.notes);
  const rows = [
    ...paymentRows(invoice, say, look.paymentNote),
    ...plainNotes(invoice).map((text) => ({ label: notes, text })),
  ];
  if (rows.length === 0) return null;
  return (
    <div className="mt-8 mb-6 flex break-inside-avoid items-start justify-between gap-6 border-t border-border pt-4">
      <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {keyed(rows, ({ label, text }) => `${label}${text}`).map(({ key, value: { label, text } }) => (
          <div key={key} className="contents">
            <dt className="text-text-3">{label}</dt>
            <dd className="font-medium break-words whitespace-pre-line tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {look.payCode && <PaymentCode invoice={invoice} language={language} />}
    </div>
  );
}

/** What only some documents have. */
export function DocumentMore({ invoice, say }: { readonly invoice: Invoice; readonly say: Say }) {
  const rows = moreRows(invoice, say);
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <p className="paper-label">{say(...moreTexts.heading)}</p>
      <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-4">
        {keyed(rows, ({ label, text }) => `${label}${text}`).map(({ key, value: { label, text } }) => (
          <div key={key} className="contents">
            <dt className="text-text-3">{label}</dt>
            <dd className="break-words tabular-nums [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where seller and buyer sign. */
export function DocumentSignatures({ say }: { readonly say: Say }) {
  return (
    <div className="mt-6 flex break-inside-avoid justify-between">
      {documentTexts.signatures.map((text, at) => (
        <p className="paper-label h-16 w-60 border-b border-text-3" key={text}>
          {say(text, englishTexts.signatures[at] ?? text)}
        </p>
      ))}
    </div>
  );
}

interface DocumentFootProps {
  readonly look: PaperLook;
  readonly proof: DocumentProof | undefined;
  /** '' where nobody knows. */
  readonly author: string;
}

export function DocumentFoot({ look, proof, author }: DocumentFootProps) {
  return (
    <footer className="paper-label mt-auto border-t border-navy pt-2">
      {author !== '' && <p className="float-right pl-6">{documentTexts.preparedBy(author)}</p>}
      {proof?.atTest && <p className="font-semibold">{documentTexts.atTest}</p>}
      {proof === undefined ? <p>{documentTexts.draftFoot}</p> : look.proof && <Proof proof={proof} />}
      {look.footText !== '' && <p className="break-words">{look.footText}</p>}
    </footer>
  );
}

function Proof({ proof }: { readonly proof: DocumentProof }) {
  return (
    <>
      {proof.uploadIndex !== '' && (
        <p>
          {documentTexts.uploadIndex} <b className="font-semibold tabular-nums">{proof.uploadIndex}</b>
          {proof.validatedAt !== '' && ` · ${documentTexts.validated(proof.validatedAt)} · ${documentTexts.original}`}
        </p>
      )}
      <p className="break-all tabular-nums">
        {documentTexts.hash} {proof.xmlSha256.replace(/(.{8})(?=.)/g, '$1 ')}
      </p>
    </>
  );
}
