/** The company's products with their tariff codes. */
import type { ReactNode } from 'react';
import type { ProductContent } from '@/api/entities/product';
import { CollectionPage } from '@/app/defs/collection-page';
import { type DefinitionField, textField } from '@/app/defs/definition-field';
import type { DefinitionColumn, DefinitionKind } from '@/app/defs/definition-list';
import { nameColumn } from '@/app/defs/name-column';
import { productRows } from '@/db/collections/product';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { riskHeadingOf } from '@/domain/transport/need/risk-goods';
import { headingOf, tariffSearch } from '@/domain/transport/tariff/tariff-search';
import { showUnit, unitCodeOf } from '@/domain/units/find-unit';
import { transportProductsTexts } from './transport-products-texts';

const { fields: labels, missing, riskOf } = transportProductsTexts;
/** The list of BT-158 that holds the Combined Nomenclature here. */
const TARIFF_LIST = 'TSP';

const find = tariffSearch();

function tariffOf({ classificationCode, classificationList }: ProductContent): string {
  return classificationList === TARIFF_LIST ? classificationCode : '';
}

/** The heading's name, and that it is of risk. */
function headingWords(product: ProductContent): string {
  const code = tariffOf(product);
  const risk = riskHeadingOf(code, bucharestDay(Date.now()));
  return [headingOf(code)?.name ?? '', risk === undefined ? '' : riskOf(risk.name)]
    .filter((text) => text !== '')
    .join(' · ');
}

const FIELDS: readonly DefinitionField<ProductContent>[] = [
  {
    ...textField('name', labels.name),
    required: true,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    name: 'tariff',
    label: labels.tariff,
    kind: 'choice',
    help: labels.tariffHelp,
    offers: () => (query) => offered(query),
    shown: (value) => value,
    get: tariffOf,
    set: (_product, typed) => {
      const code = typed.replaceAll(/\D/g, '').slice(0, 8);
      return { classificationCode: code, classificationList: code === '' ? '' : TARIFF_LIST };
    },
    check: (product) => (/^(\d{4}|\d{6}|\d{8})?$/.test(tariffOf(product)) ? undefined : missing.tariff),
  },
  {
    name: 'unitCode',
    label: labels.unit,
    kind: 'text',
    help: labels.unitHelp,
    get: ({ unitCode }) => showUnit(unitCode),
    set: (_product, typed) => ({ unitCode: unitCodeOf(typed) ?? typed }),
    check: ({ unitCode }) => (unitCodeOf(unitCode) === undefined ? missing.unit : undefined),
  },
];

/** A whole code of more than four digits is taken as it is typed. */
function offered(query: string) {
  const digits = query.replaceAll(/[\s.]/g, '');
  const whole = /^(\d{6}|\d{8})$/.test(digits)
    ? [{ value: digits, label: `${digits} · ${headingOf(digits)?.name ?? ''}` }]
    : [];
  return [...whole, ...find(query, 30).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))];
}

const COLUMNS: readonly DefinitionColumn<ProductContent>[] = [
  nameColumn(labels.name),
  {
    id: 'tariff',
    head: labels.tariff,
    width: 128,
    numeric: true,
    text: tariffOf,
    cell: ({ content }) => tariffOf(content) || '–',
  },
  {
    id: 'heading',
    head: labels.heading,
    width: 400,
    drop: 1,
    text: headingWords,
    cell: ({ content }) => <span className="truncate text-text-2">{headingWords(content)}</span>,
  },
  {
    id: 'unit',
    head: labels.unit,
    width: 144,
    drop: 2,
    text: ({ unitCode }) => showUnit(unitCode),
    cell: ({ content }) => showUnit(content.unitCode),
  },
];

const KIND: DefinitionKind<ProductContent> = {
  id: 'transport-product',
  words: transportProductsTexts,
  noun: transportProductsTexts.noun,
  columns: COLUMNS,
  fields: FIELDS,
  nameOf: ({ name }) => name,
  searchedText: (product) => `${product.name}\n${tariffOf(product)}\n${headingWords(product)}`,
  views: [
    { id: 'without-code', label: transportProductsTexts.withoutCode, holds: (product) => tariffOf(product) === '' },
    {
      id: 'risk',
      label: transportProductsTexts.risk,
      holds: (product) => riskHeadingOf(tariffOf(product), bucharestDay(Date.now())) !== undefined,
    },
  ],
  empty: {
    ...{ code: '', name: '', description: '', unitCode: 'KGM', price: '', currency: 'RON', vatCategory: 'S' },
    // Its rate is chosen where it is sold.
    vatRate: '',
    ...{ exemptionReasonCode: '', exemptionReason: '', classificationCode: '', classificationList: '' },
  },
};

export default function TransportProductsPage(): ReactNode {
  return (
    <CollectionPage
      card={(product) => ({ fact: tariffOf(product), below: headingWords(product) })}
      collection={productRows}
      kind={KIND}
    />
  );
}
