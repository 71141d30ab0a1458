import type { Invoice } from '@/domain/invoice/invoice';
import { documentTexts } from '@/domain/paper/document-texts';
import { documentTitle, initialsOf, partyLines } from '@/domain/paper/document-words';
import { englishTexts } from '@/domain/paper/english-texts';
import { englishTitle } from '@/domain/paper/english-title';
import type { PaperLook } from '@/domain/paper/look/paper-look';
import { type PaperLanguage, type Say, sayIn } from '@/domain/paper/paper-language';
import { factRows } from '@/domain/paper/rows/fact-rows';
import { keyedTexts } from './keyed';

/** Seller's name, what the document is, and its four facts. */
interface DocumentHeadProps {
  readonly invoice: Invoice;
  readonly look: PaperLook;
  readonly language: PaperLanguage;
}

export function DocumentHead({ invoice, look, language }: DocumentHeadProps) {
  const { seller, number } = invoice;
  const name = seller.tradingName ?? seller.name;
  return (
    <header>
      <div className="flex items-start justify-between gap-6">
        <div className="flex min-w-0 items-center gap-3">
          {look.logo === undefined ? (
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center bg-navy text-16 font-semibold text-navy-text"
            >
              {initialsOf(name)}
            </span>
          ) : (
            <img alt="" className="max-h-12 max-w-[173px] shrink-0" src={look.logo.source} />
          )}
          <span className="min-w-0">
            <span className="block text-16 font-semibold">{name}</span>
            {look.tagline !== '' && <span className="block break-words text-text-2">{look.tagline}</span>}
          </span>
        </div>
        <div className="shrink-0 text-right">
          <h2 className="text-28 font-semibold">
            {documentTitle(invoice)}
            {language !== 'ro' && (
              <span className="font-normal text-text-2">
                <span className="sr-only">, </span>
                <span aria-hidden="true"> / </span>
                <span lang="en">{englishTitle(invoice)}</span>
              </span>
            )}
          </h2>
          <p className="text-13 font-medium text-text-2 tabular-nums">
            {number === '' ? documentTexts.noNumber : documentTexts.number(number)}
          </p>
        </div>
      </div>
      <hr className="mt-5 border-t-2 border-navy" />
      <Facts invoice={invoice} say={sayIn(language)} />
    </header>
  );
}

function Facts({ invoice, say }: SpokenProps) {
  return (
    <dl className="grid grid-cols-4 gap-4 border-b border-border py-3">
      {factRows(invoice, say).map(({ label, values, after }) => (
        <div key={label} className="min-w-0">
          <dt className="paper-label">{label}</dt>
          {keyedTexts(values).map(({ key, value }) => (
            <dd key={key} className="font-medium break-words tabular-nums">
              {value}
              {after !== '' && <span className="ml-1 font-normal text-text-3">{after}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface SpokenProps {
  readonly invoice: Invoice;
  readonly say: Say;
}

/** Seller and buyer side by side. */
export function DocumentParties({ invoice, say }: SpokenProps) {
  const sides = [
    { label: say(documentTexts.seller, englishTexts.seller), party: invoice.seller },
    { label: say(documentTexts.buyer, englishTexts.buyer), party: invoice.buyer },
  ];
  return (
    <section className="grid grid-cols-2 gap-8 py-4">
      {sides.map(({ label, party }) => (
        <div key={label} className="min-w-0">
          <p className="paper-label">{label}</p>
          <p className="text-14 font-semibold break-words">{party.name}</p>
          {keyedTexts(partyLines(party, say)).map(({ key, value: line }) => (
            <p key={key} className="break-words text-text-2 tabular-nums">
              {line}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
