import type { ListPriceContent } from '@/api/entities/list-price';
import type { DefinitionColumn } from '@/app/defs/definition-list';
import { priceTexts } from './price-texts';
import { shownDiscount, shownListPrice, shownPeriod } from './shown-price';

const { heads, filters } = priceTexts;

/** The columns of prices; narrow tables drop the days and then the discount. */
export function priceColumns(
  nameOf: (price: ListPriceContent) => string,
): readonly DefinitionColumn<ListPriceContent>[] {
  return [
    {
      id: 'list',
      head: heads.list,
      width: 176,
      hideable: false,
      field: 'list',
      text: ({ list }) => list,
      cell: ({ content }) => <span className="truncate">{content.list || '–'}</span>,
      narrow: { label: filters.list, hint: filters.contains },
    },
    {
      id: 'name',
      head: heads.product,
      width: 'rest',
      hideable: false,
      text: nameOf,
      cell: ({ content }) => <span className="font-medium">{nameOf(content)}</span>,
      narrow: { label: filters.product, hint: filters.contains },
    },
    {
      id: 'price',
      head: heads.price,
      width: 136,
      align: 'end',
      numeric: true,
      field: 'price',
      text: ({ price }) => price,
      cell: ({ content }) => shownListPrice(content),
    },
    {
      id: 'discount',
      head: heads.discount,
      width: 96,
      drop: 2,
      align: 'end',
      numeric: true,
      field: 'discount',
      text: ({ discount }) => discount,
      cell: ({ content }) => shownDiscount(content),
    },
    {
      id: 'valid',
      head: heads.valid,
      width: 208,
      drop: 1,
      text: ({ validFrom, validUntil }) => `${validFrom} ${validUntil}`,
      cell: ({ content }) => <span className="text-text-2 tabular-nums">{shownPeriod(content)}</span>,
    },
  ];
}
