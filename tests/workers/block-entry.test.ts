/** A document reads the same out of its block as out of its row. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { idAt, idsIn, packColumns } from '@/db/archive/cold/block-columns';
import type { ListedBlock } from '@/db/archive/cold/listed-places';
import { markBits, receivedState } from '@/db/archive/mark-bits';
import { decimalText } from '@/domain/money/decimal-text';
import { fold } from '@/domain/text/fold';
import { blockEntries } from '@/workers/archive-search/block-entry';
import { type ColumnsEntry, columnsEntry } from '@/workers/archive-search/columns-entry';
import { ListedPartners } from '@/workers/archive-search/listed-partners';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { entityId } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';

const amount = fc
  .constantFrom('0.00', '121.00', '-5.07', '21474836.48', '99999999999999.99', '-99999999999999.99')
  .map(decimalText);
const changes = fc.record({
  id: fc.uuid().map(entityId),
  number: fc.constantFrom('FCT-1', 'fct  0010', 'Ș 7', ''),
  issueDate: fc.constantFrom('2026-03-02', '2025-12-31'),
  dueDate: fc.constantFrom('', '2026-04-01'),
  partnerName: fc.constantFrom('Țara Oașului', 'Hotel Înalt'),
  partnerTaxId: fc.constantFrom('RO18745203', ''),
  currency: fc.constantFrom('RON', 'EUR'),
  net: amount,
  vat: amount,
  total: amount,
  issuedAt: fc.constantFrom('2026-03-02T08:00:00.000Z', '2026-03-03T23:59:59.000Z'),
  xmlSha256: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
  precedingNumber: fc.constantFrom('', 'FCT 9'),
  accounts: fc.subarray(['RO49AAAA1B31007593840000', 'RO09BCYP0000001234567890']),
});

const FACTS = [
  ...(['id', 'out', 'number', 'numberText', 'issueDay', 'dueDay', 'currency', 'net', 'vat', 'total', 'marks'] as const),
];
/** Of issued documents a block does not keep them. */
const RECEIVED_FACTS = ['arrived', 'print', 'printWord', 'precedingText', 'accounts', 'state'] as const;

function told(entry: ColumnsEntry, direction: 'out' | 'in') {
  const facts = direction === 'in' ? [...FACTS, ...RECEIVED_FACTS] : FACTS;
  return [entry.partner.text, ...facts.map((fact) => [fact, entry[fact]])];
}

function blockOf(items: readonly ArchiveItem[], direction: 'out' | 'in'): ListedBlock {
  const columns = { ...packColumns(items), companyId: COMPANY, direction, number: 1 };
  const numbers = { ids: new Uint32Array(0), hashes: new Uint32Array(0), drafts: new Uint32Array(0) };
  const header = { ...numbers, companyId: COMPANY, direction, number: 1, edition: 1, days: new Int32Array(0) };
  const gone = new Uint8Array(items.length);
  return { header: { ...header, gone, living: items.length, newestVersion: 1, unconfirmed: false }, columns };
}

describe.each(['out', 'in'] as const)('a document of direction %s', (direction) => {
  it('reads the same out of a block and out of a row', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 6 }), (all) => {
        const items = all.map((one) => acknowledgedItem({ ...one, direction }));
        const partners = new ListedPartners(fold);
        const block = blockOf(items, direction);
        const packed = blockEntries(block, [...items.keys()], partners, fold);
        const rows = items.map((item) => {
          const state = direction === 'in' ? receivedState(markBits(item)) : 'accepted';
          return columnsEntry({ ...item, state }, partners, fold);
        });
        expect(packed.map((entry) => told(entry, direction))).toEqual(rows.map((entry) => told(entry, direction)));
        expect(idsIn(block.columns)).toEqual(items.map((_, place) => idAt(block.columns, place)));
        expect(idsIn(block.columns)).toEqual(items.map(({ id }) => id));
      }),
      { seed: 20261127, numRuns: 150 },
    );
  });

  it('of a block stands only at the places that live', () => {
    const items = ['1', '2', '3'].map((last) =>
      acknowledgedItem({ id: entityId(`00000000-0000-4000-8000-00000000000${last}`), direction }),
    );
    const entries = blockEntries(blockOf(items, direction), [0, 2], new ListedPartners(fold), fold);
    expect(entries.map(({ id }) => id.at(-1))).toEqual(['1', '3']);
  });
});
