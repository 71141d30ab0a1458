/** Every call of the contract has a handler: its own, or the one that follows from its row. */
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/api/registry';
import type { CallHandlers } from '../../server/calls/call-handler';
import { type RowCallName, rowHandlers } from '../../server/calls/definitions/row-handlers';
import { addCallRoutes, type CallRouteParts } from '../../server/http/call-routes';

const operations = Object.values(CALLS).flatMap(({ name, operation }) => (operation === null ? [] : [name]));

describe('the handlers that follow from the contract', () => {
  it('are those of the calls that list, add, change or remove rows and do no more', () => {
    const names: readonly RowCallName[] = ['AddCompanyPartner', 'RemoveCompanyVatRates', 'ListCompanyProduct'];
    expect(operations).toEqual(expect.arrayContaining([...names]));
    expect(Object.keys(rowHandlers()).toSorted()).toEqual(operations.toSorted());
    // A handler of its own is asked of what is written by hand.
    expect(operations).not.toContain('UpdateDraft');
    expect(operations).not.toContain('ListCompanyPartner');
  });

  it('fail the type check where they are taken for all', () => {
    // @ts-expect-error the calls that do more are not among them
    const all: CallHandlers = rowHandlers();
    // @ts-expect-error a call written by hand has no operation to follow from
    const name: RowCallName = 'ListCompanyPartner';
    expect(Object.hasOwn(all, name)).toBe(false);
  });
});

describe('a server', () => {
  it('does not start without a handler for a call', () => {
    // What else it works with is not asked for before the first call.
    const parts = { handlers: rowHandlers() } as unknown as CallRouteParts;
    expect(() => addCallRoutes(Fastify(), parts)).toThrow(/^No handler for the call \w+ of the contract$/);
  });
});
