import { dayText } from '@/app/ui/words/date-words';
import { Highlight } from '@/app/ui/words/highlight';
import { isDecimalText } from '@/domain/money/decimal-text';
import { formatNumber } from '@/domain/money/format-amount';
import { COLUMN_WORDS, editorTexts } from '../editor-texts';
import type { PriceOffer } from '../model/line-of-product';
import { vatText } from '../model/vat-choices';
import { pricesTexts } from '../prices/prices-texts';
import type { CellSuggestion, SuggestionListProps } from './cell-suggestions';

const PRODUCT_COLUMNS = 'grid-cols-[minmax(0,1fr)_96px_64px_200px]';

/** The options under a cell; the pointer chooses on press, before the cell loses the keyboard. */
export function SuggestionList({ id, options, active, query, onChoose, footer }: SuggestionListProps) {
  const products = options[0]?.product !== undefined;
  return (
    <div
      className={`max-w-[90vw] rounded-2 border border-border bg-surface p-1 text-left text-13 font-normal shadow-pop ${products || footer !== undefined ? 'w-[620px]' : 'w-[260px]'}`}
    >
      {products && (
        <div
          aria-hidden="true"
          className={`grid ${PRODUCT_COLUMNS} gap-2 border-b border-border px-2 py-1 text-12 text-text-3`}
        >
          <span>{editorTexts.product}</span>
          <span>{COLUMN_WORDS.code}</span>
          <span>{editorTexts.vat}</span>
          <span className="text-right">{editorTexts.priceHere}</span>
        </div>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={editorTexts.choose}
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-64 overflow-auto"
      >
        {options.map((option, index) => (
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onChoose(option)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
            className={`rounded-1 px-2 py-1.5 ${index === active ? 'bg-selected' : 'hover:bg-hover'}`}
          >
            <OptionWords option={option} query={query} />
          </div>
        ))}
      </div>
      {footer}
    </div>
  );
}

function OptionWords({ option, query }: { readonly option: CellSuggestion; readonly query: string }) {
  if (option.product === undefined) {
    return (
      <span className="flex justify-between gap-4">
        <span className="truncate">{option.text}</span>
        <span className="text-text-3">{option.detail}</span>
      </span>
    );
  }
  return (
    <span className={`grid ${PRODUCT_COLUMNS} items-baseline gap-2`}>
      <span className="truncate text-text">
        <Highlight text={option.text} query={query} />
      </span>
      <span className="truncate text-text-3">{option.detail}</span>
      <span className="text-text-2 tabular-nums">
        {option.fields.vat === undefined ? '' : vatText(option.fields.vat)}
      </span>
      <span className="truncate text-right text-text-2 tabular-nums">{offerText(option.product.offer)}</span>
    </span>
  );
}

/** The price and why it is that; of the product's own only that the buyer has no other. */
function offerText(offer: PriceOffer): string {
  if (offer.by === 'product') return editorTexts.neverSold;
  if (offer.price === '') return pricesTexts.none;
  const price = offer.discount === '' ? priceText(offer.price) : `${priceText(offer.price)} − ${offer.discount} %`;
  return `${price} · ${offer.by === 'list' ? offer.from : dayText(offer.from)}`;
}

export function priceText(decimal: string): string {
  return isDecimalText(decimal) ? formatNumber(decimal, 2) : decimal;
}
