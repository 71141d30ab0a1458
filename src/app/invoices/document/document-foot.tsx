import { dayText } from '@/app/ui/words/date-words';
import type { Invoice } from '@/domain/invoice/invoice';
import type { DocumentProof } from '@/domain/paper/document-proof';
import { documentTexts } from '@/domain/paper/document-texts';
import { accountLines, paymentMeansText, plainNotes } from '@/domain/paper/document-words';
import { paymentReference } from '@/domain/paper/payment-reference';

/** How it is paid, what was noted. */
export function DocumentPayment({ invoice }: { readonly invoice: Invoice }) {
  const { dueDate, paymentTerms } = invoice;
  const rows: readonly (readonly [string, string])[] = [
    [documentTexts.payUntil, dueDate === undefined ? '' : dayText(dueDate)],
    [documentTexts.payBy, paymentMeansText(invoice)],
    ...accountLines(invoice).map((account): readonly [string, string] => [documentTexts.iban, account]),
    [documentTexts.remittance, paymentReference(invoice)],
    [documentTexts.terms, paymentTerms ?? ''],
    ...plainNotes(invoice).map((text): readonly [string, string] => [documentTexts.notes, text]),
  ];
  const shown = rows.filter(([, text]) => text !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="mt-8 mb-6 grid break-inside-avoid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-border pt-4">
      {shown.map(([label, text]) => (
        <div key={`${label}${text}`} className="contents">
          <dt className="text-text-3">{label}</dt>
          <dd className="font-medium break-words tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DocumentFoot({ proof }: { readonly proof: DocumentProof | undefined }) {
  return (
    <footer className="paper-label mt-auto border-t border-navy pt-2">
      {proof === undefined ? (
        documentTexts.draftFoot
      ) : (
        <>
          {proof.uploadIndex !== '' && (
            <p>
              {documentTexts.uploadIndex} <b className="font-semibold tabular-nums">{proof.uploadIndex}</b>
              {proof.validatedAt !== '' &&
                ` · ${documentTexts.validated(proof.validatedAt)} · ${documentTexts.original}`}
            </p>
          )}
          <p className="break-all tabular-nums">
            {documentTexts.hash} {proof.xmlSha256.replace(/(.{8})(?=.)/g, '$1 ')}
          </p>
        </>
      )}
    </footer>
  );
}
