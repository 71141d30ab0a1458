import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/text/fold';
import { columnsEntry } from '@/workers/archive-search/columns-entry';
import { ListedPartners } from '@/workers/archive-search/listed-partners';
import { bareNumber, numberHashes } from '@/workers/archive-search/seller-numbers';
import { sharingAHash, textHash } from '@/workers/archive-search/sharing-a-hash';

describe('those that share a hash', () => {
  it('are all whose hash occurs again, in their order, also where hashes crowd each other', () => {
    const hash = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 2 ** 32 - 4, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 60 }), (hashes) => {
        const of = hashes.map((own, place) => ({ own, place }));
        const shared = of.filter(({ own }) => hashes.filter((other) => other === own).length > 1);
        expect(sharingAHash(of, ({ own }) => own)).toEqual(shared);
      }),
      { seed: 20261127, numRuns: 500 },
    );
  });

  it('are few among many that differ', () => {
    const many = Array.from({ length: 20_000 }, (_, place) => `FCT-${place}`);
    const shared = sharingAHash([...many, 'FCT-77'], (text) => textHash(text));
    expect(shared).toContain('FCT-77');
    expect(shared.length).toBeLessThan(10);
  });
});

describe('the hash of a number', () => {
  const partners = new ListedPartners(fold);
  const row = { direction: 'in', issueDate: '', dueDate: '', currency: 'RON', net: '0', vat: '0', total: '0' } as const;
  const document = { ...row, id: 'a', number: '1', state: 'received', issuedAt: '', xmlSha256: '' };
  const entryOf = (partnerName: string, partnerTaxId: string) =>
    columnsEntry({ ...document, partnerName, partnerTaxId }, partners, fold);

  it('is one for all the ways in which a number is written', () => {
    const unit = fc.constantFrom('0', '0', '1', '7', 'a', '-', ' ', 'ж');
    const number = fc.string({ unit, maxLength: 8 });
    const entry = entryOf('Băcănia', 'RO1');
    const hashOf = numberHashes();
    let alike = 0;
    fc.assert(
      fc.property(number, number, (one, other) => {
        if (bareNumber(one) !== bareNumber(other)) return;
        if (one !== other) alike += 1;
        expect(hashOf(entry, one)).toBe(hashOf(entry, other));
      }),
      { seed: 20261127, numRuns: 20_000 },
    );
    expect(alike).toBeGreaterThan(50);
    expect(hashOf(entry, 'bo 007731')).toBe(hashOf(entry, 'bo-7731'));
    expect(hashOf(entry, 'bo 7731')).not.toBe(hashOf(entry, 'bo 7732'));
  });

  it('is one for a seller with and without RO, and another for another seller', () => {
    const hashOf = numberHashes();
    expect(hashOf(entryOf('A', 'RO39021475'), 'f1')).toBe(hashOf(entryOf('B', '39021475'), 'f1'));
    expect(hashOf(entryOf('A', 'RO39021475'), 'f1')).not.toBe(hashOf(entryOf('A', 'RO6083170'), 'f1'));
  });
});
