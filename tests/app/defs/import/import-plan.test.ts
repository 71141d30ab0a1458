import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionRow } from '@/app/defs/definition-list';
import { definitionSheet } from '@/app/defs/definition-sheet';
import { definitionTable } from '@/app/defs/definition-table';
import { changedRows } from '@/app/defs/import/changed-rows';
import { type ImportPlan, planImport } from '@/app/defs/import/import-plan';
import { refusalWords } from '@/app/defs/import/refusal-words';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { productKind } from '@/app/defs/product/product-kind';
import { productRows } from '@/db/collections/product';
import { decimalText } from '@/domain/money/decimal-text';
import { csvText } from '@/domain/tables/csv-text';
import { readTable } from '@/domain/tables/read-table';
import { readSheet } from '@/workers/sheets/read-sheet';
import { writeSheet } from '@/workers/sheets/write-sheet';

const PRODUCTS = productKind(decimalText('21'));
const kind = partnerKind('2026-11-26');

function plan(text: string, rows: readonly DefinitionRow<PartnerContent>[] = []): ImportPlan<PartnerContent> {
  const reading = planImport(kind, rows, readTable(text));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.plan;
}

const KNOWN: DefinitionRow<PartnerContent> = {
  id: 'p1',
  pending: false,
  content: { ...EMPTY_PARTNER, name: 'Hotel Vârful Înalt', taxId: '18547290', email: 'vechi@hotel.ro' },
};

describe('importing partners', () => {
  it('adds the new, under heads as programs write them', () => {
    const { added, unknownHeads } = plan(
      'Client\tCod fiscal\tJudet\tOras\tSold\nCofetăria Mălina\tRO14399840\tCluj\tDej\t5',
    );
    expect(added).toHaveLength(1);
    expect(added[0]?.content).toMatchObject({ name: 'Cofetăria Mălina', taxId: '14399840' });
    expect(added[0]?.content.address).toMatchObject({ countrySubdivision: 'RO-CJ', city: 'Dej' });
    expect(unknownHeads).toEqual(['Sold']);
  });

  it('fills only what is empty and never writes over', () => {
    const { completed, added } = plan('nume;cui;email;telefon\nAlt nume;RO18547290;nou@hotel.ro;0268', [KNOWN]);
    expect(added).toEqual([]);
    expect(completed).toMatchObject([{ row: 2, id: 'p1', changes: { telephone: '0268' } }]);
  });

  it('counts rows that bring nothing, and repeated ones once', () => {
    expect(plan('nume;cui\nHotel;18547290\nHotel;18547290', [KNOWN])).toMatchObject({
      same: 2,
      added: [],
      completed: [],
    });
    expect(plan('nume;cui\nNou;14399840\nNou;RO14399840')).toMatchObject({ same: 1 });
  });

  it('leaves mistakes out and says where they are', () => {
    const { wrong, added } = plan('nume;cui\nBun;14399840\nGreșit;14399841\n;18547290');
    expect(added).toHaveLength(1);
    expect(wrong.map(({ row }) => row)).toEqual([3, 4]);
    expect(wrong[0]?.why).toContain('Cifra de control');
  });

  it('does not refuse what is only missing', () => {
    expect(plan('denumire\nFără adresă').added).toHaveLength(1);
  });

  it('wants a head with the name', () => {
    expect(planImport(kind, [], readTable('14399840\tDej\nx\ty'))).toEqual({
      ok: false,
      reason: 'no-head',
      missing: 'Denumire',
    });
    expect(planImport(kind, [], readTable('nume;cui'))).toEqual({ ok: false, reason: 'empty' });
  });

  it('takes its own export back without a change', () => {
    const text = csvText(definitionTable(kind, [KNOWN]));
    expect(plan(text, [KNOWN])).toMatchObject({ same: 1, added: [], completed: [], wrong: [], unknownHeads: [] });
  });
});

describe('importing products', () => {
  it('reads amounts and units as people write them', () => {
    const reading = planImport(PRODUCTS, [], readTable('Cod\tDenumire\tUM\tPret\tTVA\nA1\tMasă\tbuc\t1.500,50\t11'));
    expect(reading.ok && reading.plan.added).toMatchObject([
      { row: 2, content: { code: 'A1', name: 'Masă', unitCode: 'H87', price: '1500.50', vatRate: '11' } },
    ]);
  });

  // Catches: a price that cannot be read is imported as no price.
  it('leaves out a row whose price is a day or a word, and names it', () => {
    const reading = planImport(PRODUCTS, [], readTable('denumire;pret\nMasă;16.03.2026\nScaun;#REF!\nDulap;12,50'));
    expect(reading.ok && reading.plan.wrong.map(({ row }) => row)).toEqual([2, 3]);
    expect(reading.ok && reading.plan.added).toMatchObject([{ row: 4, content: { name: 'Dulap', price: '12.50' } }]);
  });

  it('takes the columns as a person says them, whatever their heads', () => {
    const table = readTable('A;B;C\nMasă;99;x');
    expect(planImport(PRODUCTS, [], table)).toMatchObject({ ok: false, reason: 'no-head' });
    const reading = planImport(PRODUCTS, [], table, { columns: ['name', 'price', undefined] });
    expect(reading.ok && reading.plan.added).toMatchObject([{ content: { name: 'Masă', price: '99' } }]);
    expect(reading.ok && reading.plan.unknownHeads).toEqual(['C']);
  });

  it('names rows as the spreadsheet does, with empty lines above and between', () => {
    const table = [[''], ['Denumire', 'Preț'], ['Masă', '1'], [], ['', '5']];
    const reading = planImport(PRODUCTS, [], table);
    expect(reading.ok && reading.plan.added.map(({ row }) => row)).toEqual([3]);
    expect(reading.ok && reading.plan.wrong.map(({ row }) => row)).toEqual([5]);
  });

  it('leaves out what the contract would refuse, by the field', () => {
    const refusal = refusalWords(PRODUCTS, productRows.refused);
    const reading = planImport(
      PRODUCTS,
      [],
      [
        ['Denumire', 'Cod'],
        ['Masă', 'x'.repeat(5_000)],
      ],
      { refusal },
    );
    expect(reading.ok && reading.plan.wrong).toEqual([{ row: 2, why: expect.stringContaining('Cod') }]);
  });

  it('plans fifty thousand rows in less than three seconds', () => {
    const head = ['Denumire', 'Cod', 'UM', 'Preț', 'TVA', 'Descriere'];
    const row = (place: number) => [`Produs ${place}`, `P${place}`, 'buc', `${place},50`, '21', 'Raft 3'];
    const table = [head, ...Array.from({ length: 50_000 }, (_, place) => row(place))];
    const refusal = refusalWords(PRODUCTS, productRows.refused);
    const started = process.cpuUsage();
    const reading = planImport(PRODUCTS, [], table, { refusal });
    const { user, system } = process.cpuUsage(started);
    expect(reading.ok && reading.plan.added).toHaveLength(50_000);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });
});

describe('what a plan says before it is done', () => {
  it('gives each row what is put in, and each wrong one why', () => {
    const reading = plan('nume;cui;telefon\nNou;14399840;0722\nHotel;18547290;0268\nGreșit;14399841;1', [KNOWN]);
    const rows = changedRows(kind, reading);
    expect(rows.added).toMatchObject({ count: 1, rows: [{ row: 2, name: 'Nou' }] });
    expect(rows.added.rows[0]?.what).toContain('14399840');
    expect(rows.completed).toMatchObject({ count: 1, rows: [{ row: 3, name: KNOWN.content.name }] });
    expect(rows.completed.rows[0]?.what).toMatch(/^[^·]*: 0268$/);
    expect(rows.wrong.rows[0]).toMatchObject({ row: 4, what: expect.stringContaining('Cifra de control') });
  });
});

describe('the workbook of a list', () => {
  it('is taken back without a change, and its prices are numbers', async () => {
    const product = { ...PRODUCTS.empty, name: 'Masă', code: '007', price: decimalText('12.50'), unitCode: 'H87' };
    const rows = [{ id: 'a', pending: false, content: product }];
    const sheet = definitionSheet(PRODUCTS, rows);
    expect(sheet.rows[0]).toContain(12.5);
    expect(sheet.rows[0]).toContain('007');
    const read = await readSheet(await writeSheet(sheet), 10);
    if (read.kind !== 'read') throw new Error(read.kind);
    const reading = planImport(PRODUCTS, rows, read.sheets[0]?.rows ?? []);
    expect(reading).toMatchObject({
      ok: true,
      plan: { same: 1, added: [], completed: [], wrong: [], unknownHeads: [] },
    });
  });
});
