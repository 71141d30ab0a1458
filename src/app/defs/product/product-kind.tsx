import type { ProductContent } from '@/api/entities/product';
import type { DefinitionKind, DefinitionRow } from '@/app/defs/definition-list';
import { amountText } from '@/app/ui/amount-text';
import type { Column } from '@/app/ui/table/column';
import { fold } from '@/domain/text/fold';
import { showUnit } from '@/domain/units/find-unit';
import { emptyProduct, PRODUCT_FIELDS } from './product-fields';
import { productTexts } from './product-texts';

const { heads, categories } = productTexts;
type Row = DefinitionRow<ProductContent>;

const CATEGORY_NAMES: Readonly<Record<string, string>> = categories;

/** The rate in words: `21 %`, or the category where there is none. */
export function shownVat({ vatCategory, vatRate }: ProductContent): string {
  return vatCategory === 'S' && vatRate !== ''
    ? `${amountText(vatRate, 0)} %`
    : (CATEGORY_NAMES[vatCategory] ?? vatCategory);
}

/** A price with at least two decimals, as many as it has. */
export function shownPrice({ price, currency }: ProductContent): string {
  if (price === '') return '–';
  return currency === 'RON' ? amountText(price) : `${amountText(price)} ${currency}`;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'code',
    head: heads.code,
    width: 128,
    sortable: true,
    cell: ({ content }) => <span className="truncate text-text-2">{content.code}</span>,
  },
  {
    id: 'name',
    head: heads.name,
    width: 'rest',
    sortable: true,
    hideable: false,
    cell: ({ content }) => <span className="truncate">{content.name}</span>,
  },
  {
    id: 'unit',
    head: heads.unit,
    width: 88,
    sortable: true,
    drop: 2,
    cell: ({ content }) => showUnit(content.unitCode),
  },
  {
    id: 'price',
    head: heads.price,
    width: 136,
    align: 'end',
    numeric: true,
    cell: ({ content }) => shownPrice(content),
  },
  {
    id: 'vat',
    head: heads.vat,
    width: 176,
    drop: 1,
    cell: ({ content }) => <span className="truncate">{shownVat(content)}</span>,
  },
];

/** As accounting programs head their columns, folded. */
const IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  code: ['cod produs', 'cod articol', 'sku'],
  name: ['nume', 'produs', 'articol', 'serviciu', 'denumire produs'],
  unitCode: ['um', 'u.m.', 'unitate'],
  price: ['pret', 'pret unitar', 'pret vanzare', 'pu'],
  currency: ['moneda', 'valuta'],
  vatRate: ['tva', 'cota tva', 'cota', 'tva %'],
  description: ['descriere', 'detalii'],
  classificationCode: ['cod nc', 'cod nc8', 'cod cpv', 'cpv', 'nc8'],
};

/** The same code is the same product; among those without one, the same name. */
function productKeys({ code, name }: ProductContent): readonly string[] {
  if (code.trim() !== '') return [`code ${fold(code)}`];
  return name.trim() === '' ? [] : [`name ${fold(name)}`];
}

/** Products as the shared screen shows them; a new one takes the standard rate of today. */
export function productKind(standardRate: ProductContent['vatRate']): DefinitionKind<ProductContent> {
  return {
    words: {
      title: productTexts.title,
      add: productTexts.newProduct,
      save: productTexts.save,
      remove: productTexts.remove,
      undo: productTexts.undo,
      removed: productTexts.removed,
      saved: productTexts.saved,
      filterLabel: productTexts.filterName,
      filterHint: productTexts.filterNameHint,
      emptyTitle: productTexts.emptyTitle,
      emptyText: productTexts.emptyText,
      noMatchTitle: productTexts.noMatchTitle,
    },
    columns: COLUMNS,
    fields: PRODUCT_FIELDS,
    nameOf: ({ name }) => name,
    searchedText: ({ name, code }) => `${name}\n${code}`,
    sortKeys: { code: ({ code }) => code, name: ({ name }) => name, unit: ({ unitCode }) => showUnit(unitCode) },
    empty: emptyProduct(standardRate),
    importHeads: IMPORT_HEADS,
    importKeys: productKeys,
  };
}
