/** What may be replaced or taken back: only what the server cannot have. */
import { describe, expect, it } from 'vitest';
import { API_ERRORS, isPassingRefusal } from '@/api/errors';
import { addPartner } from '@/db/collections/partner';
import { type EntryState, isReplaceable, isUntouched, mayHaveEffect } from '@/db/outbox/outbox-entry';
import { PARTNER } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

async function entryWith(state: EntryState, attempts: number, code: string | null) {
  const db = openTestDatabase();
  await addPartner(testContext(db), PARTNER);
  const entry = await db.outbox.toCollection().first();
  if (entry === undefined) throw new Error('no entry');
  const failure = code === null ? null : { code, text: '', messages: [], at: '' };
  return { ...entry, state, attempts, failure };
}

/** Refusals that speak only of the caller or of the request's form. */
const SAY_NOTHING = [
  'invalid-request',
  'company-denied',
  'ability-denied',
  'account-disabled',
  'unknown-call',
  'unknown-field',
  'key-reused',
  'code-of-a-newer-server',
  'network',
  '',
];
const SPEAK = Object.keys(API_ERRORS).filter((code) => !SAY_NOTHING.includes(code));

// Verifies: G2
describe('what the server may have', () => {
  it.each([
    ['queued', 0, null, true, true],
    ['waiting-for-sign-in', 0, null, true, true],
    ['sending', 0, null, false, false],
    ['queued', 1, 'network', false, false],
    ['waiting-for-sign-in', 1, null, false, false],
    ['sending', 1, null, false, false],
    ['conflict', 1, null, false, false],
    ['conflict', 0, null, false, false],
    ['waiting-for-access', 0, 'company-denied', true, true],
    ['waiting-for-access', 1, 'company-denied', false, false],
    ['waiting-for-server', 1, 'unknown-call', false, false],
    // Of an earlier version, which took such a refusal for the end.
    ['rejected', 1, 'company-denied', false, false],
    ['rejected', 1, 'invalid-request', false, true],
    ['rejected', 1, 'upload-failed', false, true],
    ['rejected', 2, 'upload-failed', false, true],
    ['rejected', 2, 'company-denied', false, false],
    ['rejected', 2, null, false, false],
  ] as const)('%s after %i attempts, %s', async (state, attempts, code, untouched, replaceable) => {
    const entry = await entryWith(state, attempts, code);
    expect(isUntouched(entry)).toBe(untouched);
    expect(isReplaceable(entry)).toBe(replaceable);
  });

  it.each(SAY_NOTHING)('stays in doubt after «%s» to a second attempt', async (code) => {
    expect(mayHaveEffect(await entryWith('rejected', 2, code))).toBe(true);
    expect(mayHaveEffect(await entryWith('rejected', 1, code))).toBe(isPassingRefusal(code));
  });

  it.each(SPEAK)('is known not to be there after «%s»', async (code) => {
    expect(mayHaveEffect(await entryWith('rejected', 5, code))).toBe(false);
  });
});
