/** The limit of a call's body follows from what its schema admits: nothing that the contract takes is too long for the server. */

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CALLS, type CallName } from '@/api/registry';
import { bodyLimitOf } from '../../server/http/costly-calls';
import { longestBody } from '../../server/http/longest-body';

const KB = 1024;
const LIMITS = Object.values(CALLS).map(({ name, bodyKind, bodySchema }) => ({
  name,
  limit: bodyLimitOf({ name, bodyKind, bodySchema }),
}));
const limitOf = (asked: CallName) => LIMITS.find(({ name }) => name === asked)?.limit;

it('counts lists by their length, fields by their names, alternatives by the longest', () => {
  const text = v.pipe(v.string(), v.maxLength(10));
  const one = longestBody(text);
  expect(one).toBeGreaterThanOrEqual(32);
  const list = longestBody(v.pipe(v.array(text), v.maxLength(1000)));
  expect(list).toBe(1000 * one);
  const fields = longestBody(
    v.strictObject({ list: v.pipe(v.array(text), v.maxLength(1000)), also: v.exactOptional(text) }),
  );
  expect(fields).toBeGreaterThan(list + one);
  expect(longestBody(v.union([v.literal(''), v.pipe(v.string(), v.maxLength(5000))]))).toBeGreaterThan(5000);
});

// Before: a list of names beside the contract, in which the declarations of transports were forgotten.
it.each(['SaveDraft', 'SaveDraftExtern', 'UpdateDraft', 'EtransportSaveDraft', 'EtransportUpdateDraft'] as const)(
  '%s may bring ten thousand lines',
  (name) => expect(limitOf(name)).toBe(12 * KB * KB),
);

it.each(['AddCompanyTransporter', 'UpdateCompanyTransporter', 'AddCompanyAttachment', 'AddCompanyLook'] as const)(
  '%s may bring all that its row admits',
  (name) => expect(limitOf(name)).toBeGreaterThan(500 * KB),
);

it('keeps what brings some fields small', () => {
  const small = LIMITS.filter(({ limit }) => limit === 128 * KB).map(({ name }) => name);
  expect(small).toEqual(expect.arrayContaining(['Changes', 'AddCompanyVatRates', 'ListSavedDrafts']));
  expect(small.length).toBeGreaterThan(LIMITS.length / 2);
});
