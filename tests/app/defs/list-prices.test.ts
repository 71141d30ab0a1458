/** Prices of lists as their screen takes them from a table, shows them and gives them back. */
import { describe, expect, it } from 'vitest';
import type { ListPriceContent } from '@/api/entities/list-price';
import { cellComplaint } from '@/app/defs/cell-complaint';
import { complaintsOf, type DefinitionField } from '@/app/defs/definition-field';
import type { DefinitionRow } from '@/app/defs/definition-list';
import { definitionSheet } from '@/app/defs/definition-sheet';
import { definitionTable } from '@/app/defs/definition-table';
import { changedRows } from '@/app/defs/import/changed-rows';
import { type ImportPlan, planImport } from '@/app/defs/import/import-plan';
import { invoicingFields } from '@/app/defs/partner/invoicing-fields';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { EMPTY_PRICE } from '@/app/defs/price/price-fields';
import { priceKind } from '@/app/defs/price/price-kind';
import { pricedProducts } from '@/app/defs/price/priced-products';
import { shownPeriod } from '@/app/defs/price/shown-price';
import { decimalText } from '@/domain/money/decimal-text';
import { csvText } from '@/domain/tables/csv-text';
import { readTable } from '@/domain/tables/read-table';
import { readSheet } from '@/workers/sheets/read-sheet';
import { writeSheet } from '@/workers/sheets/write-sheet';
import { entityId } from '../../db/support/samples';

const SUGAR = entityId('00000000-0000-4000-8000-0000000000a1');
const FLOUR = entityId('00000000-0000-4000-8000-0000000000a2');
const products = pricedProducts([
  { id: SUGAR, code: 'ZAH-50', name: 'Zahăr, sac 50 kg' },
  { id: FLOUR, code: '', name: 'Făină 650' },
  { id: entityId('00000000-0000-4000-8000-0000000000a3'), code: 'T1', name: 'Tort' },
  { id: entityId('00000000-0000-4000-8000-0000000000a4'), code: 'T2', name: 'Tort' },
]);
const KIND = priceKind(products, ['Angro'], '2026-03-05');

const price = (part: Partial<ListPriceContent>): ListPriceContent => ({ ...EMPTY_PRICE, list: 'Angro', ...part });
const row = (id: string, content: ListPriceContent): DefinitionRow<ListPriceContent> => ({
  ...{ id, content, pending: false },
});

function plan(text: string, rows: readonly DefinitionRow<ListPriceContent>[] = []): ImportPlan<ListPriceContent> {
  const reading = planImport(KIND, rows, readTable(text));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.plan;
}

function fieldNamed(name: string): DefinitionField<ListPriceContent> {
  const field = KIND.fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(name);
  return field;
}

describe('a table of prices', () => {
  it('names products by their code or their name, and days as people write them', () => {
    const { added, wrong } = plan(
      'Lista;Cod;Pret;Reducere;De la;Pana la\nAngro;zah-50;189,50;;01.03.2026;31.12.2026\nAngro;faina 650;;5;;',
    );
    expect(wrong).toEqual([]);
    expect(added.map(({ content }) => content)).toEqual([
      price({ product: SUGAR, price: decimalText('189.50'), validFrom: '2026-03-01', validUntil: '2026-12-31' }),
      price({ product: FLOUR, discount: decimalText('5') }),
    ]);
  });

  it('leaves out rows whose product, amount or day cannot be told, and says why', () => {
    const { wrong, added } = plan(
      'lista;produs;pret;de la\nAngro;NIMIC;1;\nAngro;Tort;1;\nAngro;T1;x;\nAngro;T1;1;curând\n;T1;1;\nAngro;;1;',
    );
    expect(added).toEqual([]);
    expect(wrong).toEqual([
      { row: 2, why: 'Niciun produs nu are codul sau denumirea „NIMIC”.' },
      { row: 3, why: 'Mai multe produse se numesc „Tort”: scrieți codul.' },
      { row: 4, why: 'Un număr, cu virgulă sau punct.' },
      { row: 5, why: 'O dată, de exemplu 01.03.2026.' },
      { row: 6, why: 'Scrieți numele listei.' },
      { row: 7, why: 'Alegeți produsul.' },
    ]);
  });

  it('wants the columns of list and product, and names the one that is missing', () => {
    const missing = planImport(KIND, [], readTable('Cod;Pret\nZAH-50;1'));
    expect(missing).toEqual({ ok: false, reason: 'no-head', missing: 'Lista de prețuri' });
  });

  it('puts its price in the place of the one that stands for the same list, product, currency and first day', () => {
    const stands = row('p1', price({ product: SUGAR, price: decimalText('180'), discount: decimalText('2') }));
    const { completed, added, same } = plan('lista;cod;pret\nANGRO;ZAH-50;189,5\nVIP;ZAH-50;170', [stands]);
    expect(completed).toMatchObject([
      { id: 'p1', before: { price: '180' }, changes: { price: '189.5', list: 'ANGRO' } },
    ]);
    expect(added).toMatchObject([{ content: { list: 'VIP', price: '170' } }]);
    expect(same).toBe(0);
    expect(plan('lista;cod;pret\nAngro;ZAH-50;180,00', [stands])).toMatchObject({ same: 1, completed: [] });
  });

  it('is given back as it is taken, as a workbook and as text', async () => {
    const content = price({
      ...{ product: SUGAR, price: decimalText('189.5'), discount: decimalText('7.5'), currency: 'EUR' },
      ...{ validFrom: '2026-03-01', validUntil: '2026-12-31' },
    });
    const rows = [row('p1', content), row('p2', price({ product: FLOUR, price: decimalText('3') }))];
    const sheet = await readSheet(await writeSheet(definitionSheet(KIND, rows)), 10);
    if (sheet.kind !== 'read') throw new Error(sheet.kind);
    for (const table of [sheet.sheets[0]?.rows ?? [], readTable(csvText(definitionTable(KIND, rows)))]) {
      const back = planImport(KIND, [], table);
      if (!back.ok) throw new Error(back.reason);
      const again = back.plan.added.map(({ content: one }, place) => row(`n${place}`, one));
      expect(definitionTable(KIND, again)).toEqual(definitionTable(KIND, rows));
      expect(again[0]?.content.product).toBe(SUGAR);
      expect(planImport(KIND, rows, table)).toMatchObject({ ok: true, plan: { same: 2, completed: [], wrong: [] } });
    }
  });

  it('is read by people before it is done, with names of products', () => {
    const { added } = changedRows(KIND, plan('lista;cod;pret\nAngro;ZAH-50;189,5'));
    expect(added.rows).toEqual([
      {
        row: 2,
        name: 'Zahăr, sac 50 kg · ZAH-50',
        what: 'Lista de prețuri: Angro · Preț fără TVA: 189,50 · Moneda: RON',
      },
    ]);
  });
});

describe('a price in its form', () => {
  it('needs list, product, and a price or a discount', () => {
    expect(Object.keys(complaintsOf(KIND.fields, EMPTY_PRICE))).toEqual(['list', 'name', 'price']);
    expect(complaintsOf(KIND.fields, price({ product: SUGAR, discount: decimalText('5') }))).toEqual({});
    expect(KIND.needed).toEqual(['list', 'name']);
  });

  it('says what cannot be read, and leaves what stands', () => {
    const content = price({ product: SUGAR, price: decimalText('1'), validFrom: '2026-03-01' });
    expect(cellComplaint(fieldNamed('validFrom'), content, 'curând')).toBe('O dată, de exemplu 01.03.2026.');
    expect(fieldNamed('validFrom').set(content, 'curând')).toEqual({ validFrom: '2026-03-01' });
    expect(cellComplaint(fieldNamed('discount'), content, '101')).toBe('Un procent de la 0 la 100.');
    expect(complaintsOf(KIND.fields, { ...content, validUntil: '2026-02-01' })).toEqual({
      validUntil: 'Ultima zi este înaintea primei.',
    });
  });

  it('keeps the price of a product that is gone, and says it', () => {
    const gone = price({ product: entityId('00000000-0000-4000-8000-0000000000ff'), price: decimalText('1') });
    expect(KIND.nameOf(gone)).toBe('Produs șters');
    expect(complaintsOf(KIND.fields, gone)).toEqual({ name: expect.stringContaining('nu mai este în listă') });
  });

  it('finds its product by letters, whatever the accents', () => {
    expect(products.offers('fain').map(({ label }) => label)).toEqual(['Făină 650']);
    expect(products.offers('zah').map(({ label }) => label)).toEqual(['Zahăr, sac 50 kg · ZAH-50']);
  });

  it('says its days in words', () => {
    expect(
      [price({}), price({ validFrom: '2026-03-01' }), price({ validUntil: '2026-03-31' })].map(shownPeriod),
    ).toEqual(['mereu', 'din 01.03.2026', 'până la 31.03.2026']);
  });
});

describe('a partner', () => {
  it('says its list by name; partners of before say none', () => {
    const list = invoicingFields({ methods: [], serials: [], priceLists: ['Angro', 'VIP'] }).find(
      ({ name }) => name === 'invoicing.priceList',
    );
    expect(list?.get(EMPTY_PARTNER)).toBe('');
    expect(list?.offers?.(EMPTY_PARTNER)?.('vi')).toEqual([{ value: 'VIP', label: 'VIP' }]);
    expect(list?.set(EMPTY_PARTNER, 'VIP')).toMatchObject({ invoicing: { priceList: 'VIP', payment: '' } });
  });
});
