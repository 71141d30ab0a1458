/** Facts on filings: what counts late, what means nothing, and that a settled filing stays. Verifies: G13 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILING_STATES } from '@/domain/invoice/filing-state';
import type { Filing, FilingFact } from '../../../server/filings/filing';
import { applyFact } from '../../../server/filings/filing-transition';
import { recordedFiling } from './memory-filing-store';

const START = recordedFiling('f', new Uint8Array(), 0);
const ZIP = { bytes: new Uint8Array(), sha256: '' };
const FACTS: readonly FilingFact[] = [
  { kind: 'upload-started' },
  { kind: 'upload-taken', index: '1' },
  { kind: 'upload-refused', texts: ['a'] },
  { kind: 'upload-not-taken', detail: '' },
  { kind: 'outcome-unknown', detail: '' },
  { kind: 'found', index: '2' },
  { kind: 'lost', text: 'i' },
  { kind: 'processing' },
  { kind: 'verdict-ok', downloadId: '3' },
  { kind: 'verdict-rejected', downloadId: '3', texts: ['b'], zip: ZIP },
  { kind: 'verdict-duplicate', index: '4', texts: ['c'] },
  { kind: 'not-taken-over', text: 'd' },
  { kind: 'adopted', downloadId: '5' },
  { kind: 'duplicate-differs', text: 'e' },
  { kind: 'zip-kept', zip: ZIP },
  { kind: 'zip-gone', text: 'f' },
  { kind: 'zip-other', zip: ZIP, text: 'j' },
  { kind: 'turned-away', text: 'g' },
  { kind: 'blocked', text: 'h' },
];

const told = (state: Filing['state'], fact: FilingFact, more: Partial<Filing> = {}): Filing | undefined =>
  applyFact({ ...START, state, ...more }, fact, 77);

describe('a fact', () => {
  it('begins an upload once: the second beginner learns that it is late', () => {
    const started = told('recorded', { kind: 'upload-started' });
    expect(started).toMatchObject({ state: 'uploading', sends: 1, firstSentAt: 77 });
    expect(started && applyFact(started, { kind: 'upload-started' }, 78)).toBeUndefined();
  });
  it('of an index counts although the upload was already doubted', () => {
    expect(told('doubtful', { kind: 'upload-taken', index: '9' })).toMatchObject({
      state: 'uploaded',
      uploadIndex: '9',
    });
  });
  // Before: a process that slept through the wait took back, or refused, what another had meanwhile sent again.
  it.each([
    { kind: 'upload-refused', texts: [] },
    { kind: 'upload-not-taken', detail: '' },
    { kind: 'turned-away', text: 'x' },
    { kind: 'outcome-unknown', detail: '' },
  ] as const)('of an earlier sending ($kind) changes nothing of a later one', (fact) => {
    const again = { ...START, state: 'uploading' as const, sends: 2 };
    expect(applyFact(again, fact, 77, 1)).toBeUndefined();
    expect(applyFact(again, fact, 77, 2)).toBeDefined();
  });
  it('that says what hinders moves nothing, whatever is under way', () => {
    for (const state of FILING_STATES) expect(told(state, { kind: 'blocked', text: 'x' })?.state ?? state).toBe(state);
  });
  // Before: a refusal that came after the doubt was dropped, and the refused document sent again.
  it.each([
    [{ kind: 'upload-refused', texts: ['a'] } as const, 'refused'],
    [{ kind: 'verdict-rejected', downloadId: '3', texts: ['b'], zip: ZIP } as const, 'rejected'],
    [{ kind: 'verdict-ok', downloadId: '3' } as const, 'accepted'],
  ])(
    'of a verdict ($kind) that is heard late ends the doubt about its own sending, and no later one',
    (fact, state) => {
      const doubtful = { ...START, state: 'doubtful' as const, sends: 2 };
      expect(applyFact(doubtful, fact, 77, 2)?.state).toBe(state);
      expect(applyFact(doubtful, fact, 77, 1)).toBeUndefined();
    },
  );
  it('adopts the index that the duplicate verdict named', () => {
    expect(told('duplicate', { kind: 'adopted', downloadId: '5' }, { duplicateOf: '4' })).toMatchObject({
      state: 'accepted',
      uploadIndex: '4',
      downloadId: '5',
    });
  });
  it('that turns an upload away takes the attempt back; one that blocks keeps the state', () => {
    expect(told('uploading', { kind: 'turned-away', text: 'g' })).toMatchObject({ state: 'recorded', messages: ['g'] });
    expect(told('processing', { kind: 'blocked', text: 'g' })).toMatchObject({ state: 'processing', messages: ['g'] });
    expect(told('accepted', { kind: 'blocked', text: 'g' }, { zip: 'kept' })).toBeUndefined();
  });
});

it('never moves a settled filing, whatever is told', () => {
  for (const state of ['accepted', 'rejected', 'refused'] as const)
    for (const fact of FACTS) expect(told(state, fact)?.state ?? state).toBe(state);
});

it('counts a sending for every time it is uploading, in any order of facts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FILING_STATES),
      fc.array(fc.constantFrom(...FACTS), { maxLength: 40 }),
      (state, facts) => {
        let filing: Filing = { ...START, state };
        let entered = 0;
        for (const fact of facts) {
          const next = applyFact(filing, fact, 1);
          if (next !== undefined && next.state === 'uploading' && filing.state !== 'uploading') entered += 1;
          filing = next ?? filing;
        }
        expect(filing.sends).toBe(entered);
      },
    ),
    { seed: 20261121, numRuns: 2000 },
  );
});
