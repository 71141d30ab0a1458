import { useCallback, useEffect, useRef } from 'react';
import { Combobox } from '@/app/ui/fields/combobox';
import { Highlight } from '@/app/ui/words/highlight';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { type ProductSuggestion, useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { priceText } from '../grid/suggestion-list';
import { gridSize } from '../model/editor-store';
import { lineOfProduct } from '../model/line-of-product';
import { vatText } from '../model/vat-choices';
import { pricingWords } from '../prices/pricing-words';
import { useEditor, useEditorHandle } from '../use-editor';

/** At the end of the cards: type a product, take it or make it; its line opens for the quantity. */
export function AddLine({ onAdded }: { readonly onAdded: (row: number) => void }) {
  const { store } = useEditorHandle();
  const { searchProducts } = useEditorServices();
  const row = useEditor((state) => gridSize(state).filled);
  const search = useCallback((query: string) => searchProducts(query, store.getState().draft), [searchProducts, store]);
  const take = ({ product, offer }: ProductSuggestion): void => {
    store.change({ type: 'line', row, fields: { ...lineOfProduct(product, offer), quantity: '1' } });
    onAdded(row);
  };
  const create = (name: string): void => {
    store.change({ type: 'line', row, fields: { name, quantity: '1' } });
    onAdded(row);
  };
  const field = useInSightAfterAdding(row);
  return (
    <div className="p-4" key={row} ref={field}>
      <Combobox<ProductSuggestion>
        aria-label={editorTexts.addLine}
        text=""
        placeholder={`${editorTexts.addLine}, ${editorTexts.row(row + 1)}`}
        search={search}
        optionKey={({ product }) => product.id}
        optionText={({ product }) => product.name}
        renderOption={(option, query) => <ProductOption option={option} query={query} />}
        onChoose={take}
        create={{ label: (query) => (query === '' ? undefined : editorTexts.newProduct(query)), onCreate: create }}
      />
    </div>
  );
}

/** The next line is typed where the last one was: a card more has pushed the field under the totals. */
function useInSightAfterAdding(row: number) {
  const field = useRef<HTMLDivElement>(null);
  const before = useRef(row);
  useEffect(() => {
    if (row > before.current) field.current?.scrollIntoView({ block: 'nearest' });
    before.current = row;
  }, [row]);
  return field;
}

function ProductOption({ option, query }: { readonly option: ProductSuggestion; readonly query: string }) {
  const { product, offer } = option;
  const { vat } = lineOfProduct(product, offer);
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  return (
    <span className="flex w-full flex-col">
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 truncate">
          <Highlight text={product.name} query={query} />
        </span>
        <span className="tabular-nums">{priceText(offer.price)}</span>
      </span>
      <span className="flex justify-between gap-3 text-12 text-text-3">
        <span>{vat === undefined ? '' : `${editorTexts.vat} ${vatText(vat)}`}</span>
        <span className="truncate">{pricingWords(offer, offer.price, selfBilled)}</span>
      </span>
    </span>
  );
}
