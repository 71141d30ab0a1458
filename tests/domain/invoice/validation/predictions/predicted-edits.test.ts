import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { validate } from '@/domain/invoice/validation/validate';
import { seeds } from '../../../../simulation/seeds';
import { arbitraryValidInvoice } from '../../ubl/arbitrary-valid-invoice';
import { EditableDocument } from '../own/editable-document';
import { CATEGORY_EDITS } from './category-edits';
import { CODE_EDITS } from './code-edits';
import { SUM_EDITS } from './sum-edits';
import { TEXT_EDITS } from './text-edits';

/**
 * A random edit of a random valid invoice fails exactly the rules that the catalogue predicts: the predictions are
 * written from its words and plain arithmetic, without the validator's code.
 */
const EDITS = [...SUM_EDITS, ...CATEGORY_EDITS, ...CODE_EDITS, ...TEXT_EDITS];

/** The first is the run's seed, and there are as many edits of each kind. */
const SEEDS = seeds(1, 15);

/** Every step between a tenth and many whole units, never exactly one. */
const off = fc
  .oneof(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -100_000, max: 100_000 }))
  .filter((bani) => bani !== 0);

describe('a random edit fails what the catalogue predicts', () => {
  it('of at least 25 kinds', () => {
    expect(new Set(EDITS.map(({ name }) => name)).size).toBe(EDITS.length);
    expect(EDITS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(EDITS.map((one) => [one.name, one] as const))('%s', { timeout: 2_000 * SEEDS.length }, (_, { edit }) => {
    fc.assert(
      fc.property(arbitraryValidInvoice, off, fc.nat(100), (invoice, bani, index) => {
        const document = EditableDocument.of(buildUbl(invoice));
        const predicted = edit({ invoice, document, off: bani, index });
        fc.pre(predicted !== undefined);
        const { fatal, abort } = validate(document.toString());
        expect({ fatal, abort }).toEqual({ fatal: [...new Set(predicted)].sort(), abort: [] });
      }),
      { seed: SEEDS[0] ?? 1, numRuns: SEEDS.length, maxSkipsPerRun: 500 },
    );
  });
});
