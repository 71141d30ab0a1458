import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionRow } from '@/app/defs/definition-list';
import { definitionTable } from '@/app/defs/definition-table';
import { type ImportPlan, planImport } from '@/app/defs/import-plan';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { productKind } from '@/app/defs/product/product-kind';
import { csvText } from '@/app/files/csv-text';
import { decimalText } from '@/domain/money/decimal-text';
import { readTable } from '@/domain/tables/read-table';

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
    expect(added[0]).toMatchObject({ name: 'Cofetăria Mălina', taxId: '14399840' });
    expect(added[0]?.address).toMatchObject({ countrySubdivision: 'RO-CJ', city: 'Dej' });
    expect(unknownHeads).toEqual(['Sold']);
  });

  it('fills only what is empty and never writes over', () => {
    const { completed, added } = plan('nume;cui;email;telefon\nAlt nume;RO18547290;nou@hotel.ro;0268', [KNOWN]);
    expect(added).toEqual([]);
    expect(completed).toEqual([{ id: 'p1', changes: { telephone: '0268' } }]);
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
    expect(planImport(kind, [], readTable('14399840\tDej\nx\ty'))).toEqual({ ok: false, reason: 'no-head' });
    expect(planImport(kind, [], readTable('nume;cui'))).toEqual({ ok: false, reason: 'empty' });
  });

  it('takes its own export back without a change', () => {
    const text = csvText(definitionTable(kind, [KNOWN]));
    expect(plan(text, [KNOWN])).toMatchObject({ same: 1, added: [], completed: [], wrong: [], unknownHeads: [] });
  });
});

describe('importing products', () => {
  it('reads amounts and units as people write them', () => {
    const products = productKind(decimalText('21'));
    const reading = planImport(products, [], readTable('Cod\tDenumire\tUM\tPret\tTVA\nA1\tMasă\tbuc\t1.500,50\t11'));
    expect(reading.ok && reading.plan.added).toMatchObject([
      { code: 'A1', name: 'Masă', unitCode: 'H87', price: '1500.50', vatRate: '11', vatCategory: 'S' },
    ]);
  });
});
