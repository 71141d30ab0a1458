import type { ProductContent } from '@/api/entities/product';
import type { DefinitionColumn } from '@/app/defs/definition-list';
import { VAT_CATEGORY_NAMES } from '@/app/defs/vat-category-names';
import { showUnit } from '@/domain/units/find-unit';
import { VAT_CATEGORIES } from '@/domain/vat/vat-categories';
import { productTexts } from './product-texts';
import { shownPrice, shownVat } from './shown-product';

const { heads, filters } = productTexts;

/** The columns of the products; narrow tables drop group, VAT and unit in this order. */
export const PRODUCT_COLUMNS: readonly DefinitionColumn<ProductContent>[] = [
  {
    id: 'code',
    head: heads.code,
    width: 128,
    field: 'code',
    text: ({ code }) => code,
    cell: ({ content }) => <span className="text-text-2">{content.code || '–'}</span>,
    narrow: { label: filters.code, hint: filters.contains },
  },
  {
    id: 'name',
    head: heads.name,
    width: 'rest',
    hideable: false,
    field: 'name',
    text: ({ name }) => name,
    cell: ({ content }) => <span className="font-medium">{content.name}</span>,
    narrow: { label: filters.name, hint: filters.contains },
  },
  {
    id: 'unit',
    head: heads.unit,
    width: 96,
    drop: 3,
    field: 'unitCode',
    text: ({ unitCode }) => showUnit(unitCode),
    cell: ({ content }) => showUnit(content.unitCode),
  },
  {
    id: 'group',
    head: heads.group,
    width: 160,
    drop: 1,
    field: 'group',
    text: ({ group = '' }) => group,
    cell: ({ content }) => <span className="truncate text-text-2">{content.group || '–'}</span>,
    narrow: { label: filters.group, hint: filters.contains },
  },
  {
    id: 'price',
    head: heads.price,
    width: 136,
    align: 'end',
    numeric: true,
    field: 'price',
    text: ({ price }) => price,
    cell: ({ content }) => shownPrice(content),
  },
  {
    id: 'vat',
    head: heads.vat,
    width: 216,
    drop: 2,
    text: shownVat,
    cell: ({ content }) => shownVat(content),
    narrow: {
      label: filters.vat,
      choices: VAT_CATEGORIES.map(({ code }) => ({
        id: code,
        label: VAT_CATEGORY_NAMES[code] ?? code,
        holds: ({ vatCategory }) => vatCategory === code,
      })),
    },
  },
];
