/** Answers of a newer server are taken with what they add; requests stay strict. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/api/call';
import { type CallResult, callServer } from '@/api/call-server';
import {
  ListCompanyPartner,
  ListCompanyPaymentMethods,
  ListCompanyProduct,
  ListCompanySerial,
  ListCompanyVatRates,
} from '@/api/calls/definition-calls';
import { ListSavedDrafts } from '@/api/calls/draft-calls';
import type { CompanyId } from '@/api/ids';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { CALLS } from '@/api/registry';
import { draftOf, entityId, PARTNER, SERIAL } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';

const ID = entityId('00000000-0000-4000-8000-0000000000f1');
const PRODUCT = {
  ...{ id: ID, code: '', name: 'Pâine', description: '', unitCode: 'C62', price: '', currency: 'RON' },
  ...{ vatCategory: 'S', vatRate: '21', exemptionReasonCode: '', exemptionReason: '' },
  ...{ classificationCode: '', classificationList: '' },
};
const DRAFT = { id: ID, type: 'invoice', content: draftOf(), deviceName: 'x', writtenAt: '2026-03-02T08:00:00.000Z' };
const VAT = { id: ID, name: 'x', category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const METHOD = { id: ID, name: 'OP', meansCode: '30', iban: '', bank: '' };

/** The call with its types closed in: the answer to it over a server that gives this body. */
function listed<R>(call: Call<string, undefined, { readonly company: CompanyId }, R>, result: object) {
  const ask = (body: unknown): Promise<CallResult<unknown>> =>
    callServer(answering(body), call, { params: undefined, body: { company: COMPANY } });
  const parsed = () => call.resultSchema && v.parse(call.resultSchema, result);
  return { name: call.name, result, ask, parsed };
}

const LISTS = [
  listed(ListCompanyPartner, { partners: [{ id: ID, ...PARTNER }] }),
  listed(ListCompanyProduct, { products: [PRODUCT] }),
  listed(ListCompanySerial, { serials: [SERIAL] }),
  listed(ListCompanyVatRates, { vatRates: [VAT] }),
  listed(ListCompanyPaymentMethods, { paymentMethods: [METHOD] }),
  listed(ListSavedDrafts, { drafts: [DRAFT] }),
];

/** The value with an unknown field at a place chosen by `at`, in an object at any depth. */
function withUnknownField(value: unknown, at: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknownField(item, at));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnknownField(item, at)]));
  return at() === 0 ? { ...inside, camp_nou: { adanc: [1] } } : inside;
}

function answering(body: unknown) {
  return {
    urls: DEFAULT_BASE_URLS,
    fetch: async () => new Response(JSON.stringify({ status: 'ok', ...Object(body) })),
  };
}

describe('an answer', () => {
  // Before: a list with one unknown field was «malformed», and the screen had nothing.
  it.each(LISTS)('of $name is taken with unknown fields at every depth, which are kept', async ({ ask, result }) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(3)), async (places) => {
        const body = withUnknownField(result, () => places.next().value ?? 1);
        const answer = await ask(body);
        expect(answer).toEqual({ ok: true, result: { status: 'ok', ...Object(body) } });
      }),
      { numRuns: 30, seed: 5 },
    );
  });

  it('that lacks a field or has one of another type is still refused', async () => {
    for (const partners of [[{ id: ID }], [{ id: ID, ...PARTNER, name: 7, camp_nou: 1 }], 'x']) {
      const answer = await callServer(answering({ partners }), ListCompanyPartner, {
        params: undefined,
        body: { company: COMPANY },
      });
      expect(answer).toEqual({ ok: false, failure: { kind: 'malformed', status: 200 } });
    }
  });

  it('is given as it came: no result schema turns a value', () => {
    for (const { parsed, result } of LISTS) expect(parsed()).toEqual(result);
  });
});

describe('a request', () => {
  it.each(Object.values(CALLS).filter(({ bodySchema }) => bodySchema !== null))(
    'of $name is refused with a field that the contract does not know',
    ({ bodySchema }) => {
      const issues =
        bodySchema === null ? [] : (v.safeParse<v.GenericSchema>(bodySchema, { camp_nou: 1 }).issues ?? []);
      const known = bodySchema === null ? undefined : Reflect.get(bodySchema, 'type');
      expect([known, issues.length > 0]).toEqual(['strict_object', true]);
    },
  );
});
