import type { DefinitionKind } from '@/app/defs/definition-list';
import { categoryName, EMPTY_VAT_RATE, rateText, VAT_FIELDS, type VatRateContent } from './vat-fields';
import { vatTexts } from './vat-texts';

const { fields: heads } = vatTexts;

/** VAT rates as the shared screen shows them. */
export const VAT_KIND: DefinitionKind<VatRateContent> = {
  id: 'vat',
  words: { ...vatTexts, filterLabel: vatTexts.filterName },
  columns: [
    {
      id: 'name',
      head: heads.name,
      width: 'rest',
      hideable: false,
      text: ({ name }) => name,
      cell: ({ content }) => <span className="font-medium">{content.name}</span>,
    },
    {
      id: 'category',
      head: heads.category,
      width: 240,
      text: ({ category }) => categoryName(category),
      cell: ({ content }) => categoryName(content.category),
    },
    {
      id: 'rate',
      head: heads.rate,
      width: 96,
      align: 'end',
      numeric: true,
      hideable: false,
      text: ({ rate }) => rate,
      cell: ({ content }) => rateText(content),
    },
    {
      id: 'reason',
      head: heads.reason,
      width: 440,
      drop: 1,
      text: ({ exemptionReason }) => exemptionReason,
      cell: ({ content }) => <span className="text-text-2">{content.exemptionReason || vatTexts.noRate}</span>,
    },
  ],
  fields: VAT_FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, category }) => `${name}\n${categoryName(category)}`,
  views: [],
  empty: EMPTY_VAT_RATE,
};
