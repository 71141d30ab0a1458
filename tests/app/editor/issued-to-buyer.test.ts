import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { issuedToBuyer, listedOf } from '@/app/invoices/editor/workspace/issued-to-buyer';
import { itemsOfPartner } from '@/app/invoices/editor/workspace/items-of-partner';
import type { Workspace } from '@/app/state/workspace';
import { settlementOf } from '@/domain/invoice/advance/advance-line';
import { leftToSettle } from '@/domain/invoice/advance/settled-parts';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { entityId } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { coldId, coldItem, twoStores } from '../../db/support/two-stores';
import { listedItem } from '../archive/listed-item';
import { sampleDraft, sampleLine } from './sample-draft';

function kept(number: string, more: Partial<InvoiceDraft>, total = '121') {
  const made = issueInvoice({ ...sampleDraft([sampleLine('a', {})]), ...more }, number);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const type = more.typeCode === '381' ? ('NC' as const) : ('FCT' as const);
  return { item: { ...listedItem(number), type, total: decimalText(total) }, invoice: made.invoice };
}

const naming = (number: string) => ({ precedingInvoices: [{ number, issueDate: '2026-11-26' }] });

describe('the invoices of a buyer that a later one may take back', () => {
  // Before: an advance that was settled, or taken back, stood there as any other, and came off twice.
  it('say which documents name them, credit notes and invoices with minus among these', () => {
    const listed = listedOf([
      kept('NC-1', { typeCode: '381', ...naming('FCT-1') }, '-121'),
      kept('FCT-4', naming('FCT-2')),
      kept('FCT-3', naming('FCT-1'), '-50'),
      kept('FCT-2', { lines: [sampleLine('a', { name: 'Avans' })] }),
      kept('FCT-1', {}),
    ]);
    expect(listed.map(({ number, isAdvance, namedBy }) => [number, isAdvance, namedBy])).toEqual([
      ['FCT-4', false, []],
      ['FCT-2', true, ['FCT-4']],
      ['FCT-1', false, ['NC-1', 'FCT-3']],
    ]);
  });

  it('say what was taken back of an advance in parts, and what is left', () => {
    const advance = kept('FCT-1', { lines: [sampleLine('a', { name: 'Avans', quantity: '1', price: '500' })] }, '605');
    const { issueDate } = advance.invoice;
    const part = (number: string, price: string) => {
      const [line] = settlementOf(advance.invoice, () => sampleLine('s', {})).lines;
      if (line === undefined) throw new Error('It settles nothing.');
      const lines = [sampleLine('a', { quantity: '1', price: '2000' }), { ...line, price }];
      return kept(number, { lines, precedingInvoices: [{ number: 'FCT-1', issueDate }] });
    };
    const leftOf = (...later: readonly ReturnType<typeof kept>[]) =>
      listedOf([...later, advance]).find(({ number }) => number === 'FCT-1');
    expect(leftOf()).toMatchObject({ settled: [], left: '', toTakeOff: '605' });
    const twice = leftOf(part('FCT-3', '250'), part('FCT-2', '200'));
    // Before: off the sum to be paid came the whole advance, whatever was left of it.
    expect(twice).toMatchObject({ left: '50.00', toTakeOff: '60.50' });
    const next = settlementOf(
      advance.invoice,
      () => sampleLine('s', {}),
      leftToSettle(advance.invoice, twice?.settled ?? []),
    );
    expect(next.lines.map(({ price, quantity }) => [price, quantity])).toEqual([['50,00', '-1']]);
    expect(leftOf(part('FCT-3', '300'), part('FCT-2', '200'))?.left).toBe('0.00');
  });

  // Before: what the settling invoice took off stayed settled for good, though the invoice itself was taken back.
  it('count no settlement of an invoice that was taken back, and of a part of it what was left of that', () => {
    const advance = kept('FCT-1', { lines: [sampleLine('a', { name: 'Avans', quantity: '1', price: '500' })] });
    const { issueDate } = advance.invoice;
    const [line] = settlementOf(advance.invoice, () => sampleLine('s', {})).lines;
    if (line === undefined) throw new Error('It settles nothing.');
    const final = kept('FCT-2', {
      lines: [sampleLine('a', { quantity: '1', price: '2000' }), line],
      precedingInvoices: [{ number: 'FCT-1', issueDate }],
    });
    const note = { id: entityId('00000000-0000-4000-8000-0000000000e1'), number: 'NC-1' };
    const takenBackBy = (reversed: boolean, price: string) => {
      const back = kept('NC-1', { typeCode: '381', lines: [{ ...line, price }], ...naming('FCT-2') }, '-121');
      return [
        { ...back, item: { ...back.item, id: note.id } },
        { ...final, item: { ...final.item, takenBack: [note], ...(reversed ? { reversed } : {}) } },
        advance,
      ];
    };
    const advanceIn = (documents: ReturnType<typeof takenBackBy>) =>
      listedOf(documents).find(({ number }) => number === 'FCT-1');
    expect(advanceIn([final, advance])).toMatchObject({ left: '0.00', namedBy: ['FCT-2'] });
    expect(advanceIn(takenBackBy(true, '500'))).toMatchObject({ settled: [], left: '', namedBy: [] });
    expect(advanceIn(takenBackBy(false, '200'))).toMatchObject({ left: '200.00', namedBy: ['FCT-2'] });
  });

  // Before: nothing was settled any more, though the corrected invoice settles it and names only the one that it corrects.
  it('count what a corrected invoice settles once the one that it corrects was taken back', () => {
    const advance = kept('FCT-1', { lines: [sampleLine('a', { name: 'Avans', quantity: '1', price: '500' })] });
    const { lines, preceding } = settlementOf(advance.invoice, () => sampleLine('s', {}));
    const settling = (number: string, named: InvoiceDraft['precedingInvoices']) =>
      kept(number, {
        lines: [sampleLine('a', { quantity: '1', price: '2000' }), ...lines],
        ...{ typeCode: number === 'FCT-3' ? '384' : '380', precedingInvoices: named },
      });
    const final = settling('FCT-2', [preceding]);
    const correction = settling('FCT-3', naming('FCT-2').precedingInvoices);
    const id = entityId('00000000-0000-4000-8000-0000000000e3');
    const standing = { ...correction, item: { ...correction.item, id } };
    const correctedBy = [{ id, number: 'FCT-3', issueDate: '2026-11-27' }];
    const advanceIn = (reversed: boolean) =>
      listedOf([
        standing,
        { ...final, item: { ...final.item, correctedBy, ...(reversed ? { reversed } : {}) } },
        advance,
      ]).find(({ number }) => number === 'FCT-1');
    expect(advanceIn(false)).toMatchObject({ left: '0.00', gone: 'settled', namedBy: ['FCT-2'] });
    expect(advanceIn(true)).toMatchObject({ left: '0.00', gone: 'settled', namedBy: ['FCT-3'] });
  });

  // Before: an advance that came off the sum to be paid looked as one that an invoice only names.
  it('say which of those that name them had an advance taken off their sum to be paid', () => {
    const advance = kept('FCT-1', { lines: [sampleLine('a', { name: 'Avans', quantity: '1', price: '500' })] });
    const { lines, preceding } = settlementOf(advance.invoice, () => sampleLine('s', {}));
    const named = { precedingInvoices: [preceding] };
    const [listed] = listedOf([
      kept('FCT-4', { ...named, prepaid: '20', lines: [sampleLine('a', { quantity: '1', price: '2000' }), ...lines] }),
      kept('FCT-3', { ...named, prepaid: '60,50' }),
      kept('FCT-2', named),
      advance,
    ]).filter(({ number }) => number === 'FCT-1');
    expect(listed).toMatchObject({ namedBy: ['FCT-4', 'FCT-3', 'FCT-2'], prepaidBy: ['FCT-3'] });
  });

  // Before: of a settled advance the whole was offered once more.
  it('say where nothing is left, settled or taken back', () => {
    const advance = kept('FCT-1', { lines: [sampleLine('a', { name: 'Avans', quantity: '1', price: '500' })] });
    const { lines, preceding } = settlementOf(advance.invoice, () => sampleLine('s', {}));
    const final = kept('FCT-2', {
      lines: [sampleLine('a', { quantity: '1', price: '2000' }), ...lines],
      precedingInvoices: [preceding],
    });
    const reversed = { ...advance, item: { ...advance.item, reversed: true } };
    const goneOf = (...documents: readonly ReturnType<typeof kept>[]) =>
      listedOf(documents).find(({ number }) => number === 'FCT-1')?.gone;
    expect([goneOf(advance), goneOf(final, advance), goneOf(reversed)]).toEqual([null, 'settled', 'reversed']);
  });
});

describe('the invoices that the dialog looks for', () => {
  const OTHER = 'RO14399840';
  const issued = (place: number, more: Partial<ArchiveItem>): ArchiveItem =>
    coldItem(place, { direction: 'out', typeCode: '380', partnerTaxId: OTHER, ...more });
  const ITEMS = [
    issued(1, { number: 'FCT-1' }),
    issued(2, { number: 'AF-1', typeCode: '389' }),
    issued(3, { number: 'AF-2', typeCode: '389', partnerTaxId: 'RO361536' }),
    issued(4, { number: 'F-9', typeCode: '389', direction: 'in' }),
  ];

  // Before: a self-billed invoice was offered what was sold to its supplier.
  it.each([
    [false, ['FCT-1']],
    [true, ['AF-1']],
  ])('go the way of the invoice that is written: self-billed %s', async (selfBilled, numbers) => {
    const { blocks, rows } = await twoStores(ITEMS);
    for (const db of [blocks, rows]) {
      const workspace = { db, company: { id: COMPANY } } as Workspace;
      const listed = await issuedToBuyer(workspace, OTHER, selfBilled);
      expect(listed.map(({ number }) => number)).toEqual(numbers);
    }
  });

  // Before: a credit note of another program, which gives back part of a self-billed settlement, was not read.
  it('bring along what takes them back, whatever its kind', async () => {
    const taker = { id: coldId(5), number: 'NC-1' };
    const { blocks, rows } = await twoStores([
      issued(1, { number: 'AF-1', typeCode: '389', takenBack: [taker] }),
      issued(2, { number: 'FCT-1' }),
      issued(5, { number: 'NC-1', type: 'NC', typeCode: '381', total: decimalText('-50') }),
    ]);
    for (const db of [blocks, rows]) {
      const workspace = { db, company: { id: COMPANY } } as Workspace;
      const items = await itemsOfPartner(workspace, OTHER, true);
      expect(items.map(({ number }) => number)).toEqual(['AF-1', 'NC-1']);
    }
  });

  // Before: what corrects a self-billed invoice was passed over, for it is a 384, and what it settles was offered once more.
  it('bring along what corrects them, whatever its kind, once each', async () => {
    const [corrector, other] = [5, 6].map((place) => ({
      ...{ id: coldId(place), number: `COR-${place}`, issueDate: '2026-11-27' },
    }));
    if (corrector === undefined || other === undefined) throw new Error('Two were made.');
    const { blocks, rows } = await twoStores([
      issued(1, {
        ...{ number: 'AF-1', typeCode: '389', reversed: true },
        ...{ takenBack: [{ id: coldId(5), number: 'COR-5' }], correctedBy: [corrector, other] },
      }),
      issued(5, { number: 'COR-5', typeCode: '384', total: decimalText('-50') }),
      issued(6, { number: 'COR-6', typeCode: '384', correctedBy: [{ ...other, id: coldId(7), number: 'COR-7' }] }),
      issued(7, { number: 'COR-7', typeCode: '384' }),
    ]);
    for (const db of [blocks, rows]) {
      const workspace = { db, company: { id: COMPANY } } as Workspace;
      const items = await itemsOfPartner(workspace, OTHER, true);
      expect(items.map(({ number }) => number)).toEqual(['AF-1', 'COR-5', 'COR-6', 'COR-7']);
    }
  });
});
