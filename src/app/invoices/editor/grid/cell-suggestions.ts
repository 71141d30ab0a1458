/** What is proposed while a cell is typed: products under the name, units under UM, treatments under TVA. */
import type { ReactNode } from 'react';
import { suggestUnits } from '@/domain/units/find-unit';
import type { EditorServices, PricedDraft, ProductSuggestion } from '../editor-services';
import type { LineFields } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import { lineOfProduct } from '../model/line-of-product';
import { matchingChoices, vatText } from '../model/vat-choices';

export interface CellSuggestion {
  readonly key: string;
  /** The option's words. */
  readonly text: string;
  /** In grey at the right. */
  readonly detail: string;
  readonly fields: LineFields;
  /** Set for a product, which is drawn with its own columns. */
  readonly product?: ProductSuggestion;
}

export type SuggestionSearch = (query: string) => Promise<readonly CellSuggestion[]>;

/** Whether the list opens before anything is typed: short lists do. */
export function opensEmpty(column: GridColumn): boolean {
  return column === 'unit' || column === 'vat';
}

type Needed = Pick<EditorServices, 'searchProducts' | 'vatChoices'>;

export function suggestionSearch(
  column: GridColumn,
  services: Needed,
  draft: () => PricedDraft,
): SuggestionSearch | null {
  switch (column) {
    case 'name':
    case 'code':
      return async (query) => (await services.searchProducts(query, draft())).map(productSuggestion);
    case 'unit':
      return async (query) =>
        suggestUnits(query, 12).map(({ code, name, short }) => ({
          key: code,
          text: name,
          detail: short,
          fields: { unitCode: code },
        }));
    case 'vat':
      return async (query) =>
        matchingChoices(query, services.vatChoices).map(({ id, name, vat }) => ({
          key: id,
          text: name,
          detail: vatText(vat),
          fields: { vat },
        }));
    default:
      return null;
  }
}

function productSuggestion(suggestion: ProductSuggestion): CellSuggestion {
  const { product, offer } = suggestion;
  return {
    key: product.id,
    text: product.name,
    detail: product.code,
    fields: lineOfProduct(product, offer),
    product: suggestion,
  };
}

export interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly CellSuggestion[];
  /** Index of the option Enter takes; −1 none. */
  readonly active: number;
  readonly query: string;
  readonly onChoose: (option: CellSuggestion) => void;
  readonly footer?: ReactNode;
}
