import { dayText } from '@/app/ui/words/date-words';
import type { Invoice } from '@/domain/invoice/invoice';
import { documentTexts } from '@/domain/paper/document-texts';
import { documentTitle, initialsOf, partyLines, referenceLines, termDays } from '@/domain/paper/document-words';

/** Seller's name, what the document is, and its four facts. */
export function DocumentHead({ invoice }: { readonly invoice: Invoice }) {
  const { seller, number } = invoice;
  const name = seller.tradingName ?? seller.name;
  return (
    <header>
      <div className="flex items-start justify-between gap-6">
        <div className="flex min-w-0 items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center bg-navy text-16 font-semibold text-navy-text"
          >
            {initialsOf(name)}
          </span>
          <span className="min-w-0 text-16 font-semibold">{name}</span>
        </div>
        <div className="shrink-0 text-right">
          <h2 className="text-28 font-semibold">{documentTitle(invoice)}</h2>
          <p className="text-13 font-medium text-text-2 tabular-nums">
            {number === '' ? documentTexts.noNumber : documentTexts.number(number)}
          </p>
        </div>
      </div>
      <hr className="mt-5 border-t-2 border-navy" />
      <Facts invoice={invoice} />
    </header>
  );
}

function Facts({ invoice }: { readonly invoice: Invoice }) {
  const days = termDays(invoice);
  const references = referenceLines(invoice);
  return (
    <dl className="grid grid-cols-4 gap-4 border-b border-border py-3">
      <Fact label={documentTexts.issueDate} value={dayText(invoice.issueDate)} />
      {invoice.delivery?.date !== undefined && (
        <Fact label={documentTexts.deliveryDate} value={dayText(invoice.delivery.date)} />
      )}
      {invoice.dueDate !== undefined && (
        <Fact
          label={documentTexts.dueDate}
          value={dayText(invoice.dueDate)}
          {...(days === null || days <= 0 ? {} : { after: documentTexts.days(days) })}
        />
      )}
      {references.length > 0 && <Fact label={documentTexts.reference} value={references.join('; ')} />}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** In grey after the value. */
  readonly after?: string;
}

function Fact({ label, value, after }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="paper-label">{label}</dt>
      <dd className="font-medium tabular-nums">
        {value}
        {after !== undefined && <span className="ml-1 font-normal text-text-3">{after}</span>}
      </dd>
    </div>
  );
}

/** Seller and buyer side by side. */
export function DocumentParties({ invoice }: { readonly invoice: Invoice }) {
  const sides = [
    { label: documentTexts.seller, party: invoice.seller },
    { label: documentTexts.buyer, party: invoice.buyer },
  ];
  return (
    <section className="grid grid-cols-2 gap-8 py-4">
      {sides.map(({ label, party }) => (
        <div key={label} className="min-w-0">
          <p className="paper-label">{label}</p>
          <p className="text-14 font-semibold break-words">{party.name}</p>
          {partyLines(party).map((line) => (
            <p key={line} className="break-words text-text-2 tabular-nums">
              {line}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
