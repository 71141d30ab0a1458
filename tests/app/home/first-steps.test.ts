/** A new firm's first steps: which are done, which is next, and when they are over. */
import { describe, expect, it } from 'vitest';
import { type FirmFacts, firstInvoiceOf, stepsOf } from '@/app/home/first-steps/first-steps';
import { stepsTexts, stepWords } from '@/app/home/first-steps/first-steps-texts';
import { stepAction } from '@/app/home/first-steps/step-action';
import { hasAccepted } from '@/db/archive/has-accepted';
import { areStepsHidden, hideSteps } from '@/db/settings/hidden-steps';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

const NOTHING: FirmFacts = {
  isComplete: false,
  hasAccount: false,
  firstNumber: null,
  isAuthorized: false,
  hasClient: false,
  invoice: { kind: 'none' },
};
const ALL: FirmFacts = {
  isComplete: true,
  hasAccount: true,
  firstNumber: 'TIZ-0001',
  isAuthorized: true,
  hasClient: true,
  invoice: { kind: 'accepted' },
};

describe('the steps', () => {
  it.each([
    ['nothing is done', NOTHING, 'now open open open open', 5],
    ['the data are there', { ...NOTHING, isComplete: true }, 'done now open open open', 4],
    ['only the authorization is left before', { ...ALL, isAuthorized: false }, 'done done now done done', 1],
    ['a client came first', { ...NOTHING, hasClient: true }, 'now open open done open', 4],
    [
      'an invoice waits',
      { ...ALL, invoice: { kind: 'under-way', id: 'a', number: '1' } },
      'done done done done now',
      1,
    ],
    ['all is done', ALL, 'done done done done done', 0],
  ] satisfies [string, FirmFacts, string, number][])('are these where %s', (_name, facts, states, left) => {
    const steps = stepsOf(facts);
    expect(steps.map(({ state }) => state).join(' ')).toBe(states);
    expect(steps.filter(({ state }) => state !== 'done')).toHaveLength(left);
  });

  it('are counted in the title as one says it', () => {
    expect(stepsTexts.title(3)).toBe('Mai sunt trei pași până la prima factură acceptată');
    expect(stepsTexts.title(1)).toBe('Mai este un pas până la prima factură acceptată');
    expect(stepsTexts.title(0)).toBe('Prima factură este acceptată');
  });

  it('promise no departure before the authorization', () => {
    const facts: FirmFacts = {
      ...ALL,
      isAuthorized: false,
      invoice: { kind: 'under-way', id: 'a', number: 'TIZ-0001' },
    };
    expect(stepWords('invoice', facts).text).toBe(
      'TIZ-0001 este emisă și păstrată. Pleacă singură după autorizarea la ANAF.',
    );
  });
});

describe('the first invoice', () => {
  const issued = (state: 'processing' | 'rejected' | 'refused', id: string) => ({ id, number: id, state });

  it('is the refused one before one under way, and a draft only where nothing is issued', () => {
    expect(firstInvoiceOf(false, [], undefined)).toEqual({ kind: 'none' });
    expect(firstInvoiceOf(false, [], 'd')).toEqual({ kind: 'draft', id: 'd' });
    expect(firstInvoiceOf(false, [issued('processing', 'A')], 'd')).toEqual({
      kind: 'under-way',
      id: 'A',
      number: 'A',
    });
    for (const state of ['rejected', 'refused'] as const)
      expect(firstInvoiceOf(false, [issued('processing', 'A'), issued(state, 'B')], 'd')).toEqual({
        ...{ kind: 'refused', id: 'B', number: 'B' },
      });
    expect(firstInvoiceOf(true, [issued('rejected', 'B')], 'd')).toEqual({ kind: 'accepted' });
  });

  it('leads to where it stands', () => {
    const to = (invoice: FirmFacts['invoice']) => stepAction('invoice', { ...ALL, invoice })?.to;
    expect(to({ kind: 'none' })).toBe('/app/invoices');
    expect(to({ kind: 'draft', id: 'd' })).toBe('/app/invoices?draft=d');
    expect(to({ kind: 'under-way', id: 'a', number: '1' })).toBe('/app/invoices/view?id=a');
    expect(to({ kind: 'refused', id: 'a', number: '1' })).toBe('/app/invoices?correct=a');
    expect(stepAction('anaf', NOTHING)).toBeNull();
  });
});

describe('the end of the steps', () => {
  it('is an accepted invoice of the company, in a row or in a block; a received one is none', async () => {
    const many = (direction: 'in' | 'out') => Array.from({ length: 600 }, (_none, at) => coldItem(at, { direction }));
    const issued = await twoStores(many('out'));
    const received = await twoStores(many('in'));
    expect(await issued.blocks.coldHeader.count()).toBeGreaterThan(0);
    for (const store of ['blocks', 'rows'] as const) {
      expect(await hasAccepted(issued[store], COMPANY)).toBe(true);
      expect(await hasAccepted(issued[store], OTHER_COMPANY)).toBe(false);
      expect(await hasAccepted(received[store], COMPANY)).toBe(false);
    }
    const waiting = await twoStores([coldItem(2, { direction: 'out', state: 'processing' })]);
    expect(await hasAccepted(waiting.rows, COMPANY)).toBe(false);
  });

  it('may be a person’s wish, of one company, and is taken back', async () => {
    const db = openTestDatabase();
    await hideSteps(db, COMPANY, true);
    expect(await areStepsHidden(db, COMPANY)).toBe(true);
    expect(await areStepsHidden(db, OTHER_COMPANY)).toBe(false);
    await hideSteps(db, COMPANY, false);
    expect(await areStepsHidden(db, COMPANY)).toBe(false);
  });
});
