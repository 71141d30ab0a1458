import type { ProductContent } from '@/api/entities/product';
import { complaintsOf } from '@/app/defs/definition-field';
import type { ImportableKind } from '@/app/defs/definition-list';
import { fold } from '@/domain/text/fold';
import { PRODUCT_COLUMNS } from './product-columns';
import { emptyProduct, PRODUCT_FIELDS, productFields } from './product-fields';
import { productTexts } from './product-texts';

/** The same code is the same product; among those without one, the same name. */
function productKeys({ code, name }: ProductContent): readonly string[] {
  if (code.trim() !== '') return [`code ${fold(code)}`];
  return name.trim() === '' ? [] : [`name ${fold(name)}`];
}

/** Products as the shared screen shows them; a new one takes the standard rate of today, and is offered the `groups` there are. */
export function productKind(
  standardRate: ProductContent['vatRate'],
  groups: readonly string[] = [],
): ImportableKind<ProductContent> {
  return {
    id: 'product',
    words: {
      title: productTexts.title,
      add: productTexts.newProduct,
      save: productTexts.save,
      remove: productTexts.remove,
      undo: productTexts.undo,
      removed: productTexts.removed,
      filterLabel: productTexts.filterName,
      filterHint: productTexts.filterNameHint,
      emptyTitle: productTexts.emptyTitle,
      emptyText: productTexts.emptyText,
      noMatchTitle: productTexts.noMatchTitle,
      all: productTexts.all,
    },
    columns: PRODUCT_COLUMNS,
    fields: productFields(groups),
    nameOf: ({ name }) => name,
    searchedText: ({ name, code }) => `${name}\n${code}`,
    views: [
      { id: 'no-price', label: productTexts.noPrice, holds: ({ price }) => price === '' },
      { id: 'other-vat', label: productTexts.otherVat, holds: ({ vatCategory }) => vatCategory !== 'S' },
      {
        id: 'incomplete',
        label: productTexts.incomplete,
        holds: (product) => Object.keys(complaintsOf(PRODUCT_FIELDS, product)).length > 0,
      },
    ],
    empty: emptyProduct(standardRate),
    noun: ['produs', 'produse'],
    import: { heads: PRODUCT_IMPORT_HEADS, keys: productKeys },
  };
}

/** As accounting programs head their columns, folded. */
const PRODUCT_IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  code: ['cod produs', 'cod articol', 'sku'],
  name: ['nume', 'produs', 'articol', 'serviciu', 'denumire produs'],
  group: ['grupa', 'grupa produse', 'categorie', 'clasa'],
  unitCode: ['um', 'u.m.', 'unitate'],
  price: ['pret', 'pret unitar', 'pret vanzare', 'pu'],
  currency: ['moneda', 'valuta'],
  vatRate: ['tva', 'cota tva', 'cota', 'tva %'],
  description: ['descriere', 'detalii'],
  classificationCode: ['cod nc', 'cod nc8', 'cod cpv', 'cpv', 'nc8'],
};
