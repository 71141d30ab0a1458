import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userSchema } from '@/api/entities/user';
import { readSessionRecord } from '@/sync/session/session-record';
import { userOf } from '../support/sample-user';

const RECORD = {
  id: 'a',
  user: userOf(1, { demo: true, plan: { name: 'Complet', planRestrictions: { invoices: true } } }),
  rememberMe: true,
  authorizedAt: '2026-11-22T08:00:00.000Z',
  serverKey: 'condica.test',
  urls: { common: '/c', backend: '/b', reports: '/r' },
  secret: 's',
  refreshRequestId: null,
};
/** What stands in JSON where something else is wanted. */
const OTHERS = [undefined, null, '', 'text', 0, 1.5, -3, 2 ** 60, true, [], [1], {}, { name: 'x' }];

const keep = (record: object): unknown => JSON.parse(JSON.stringify(record));

/** The record with another value at a field; fields within fields by `inside`. */
function changed(inside: 'user' | null, field: string, value: unknown): object {
  return inside === null ? { ...RECORD, [field]: value } : { ...RECORD, user: { ...RECORD.user, [field]: value } };
}

describe('the kept session', () => {
  it('is read as it was kept, with what a newer version put beside it', () => {
    expect(readSessionRecord(keep(RECORD))).toEqual(RECORD);
    expect(readSessionRecord(keep(changed('user', 'nickname', 'Ani')))).not.toBeNull();
  });

  it.each(Object.keys(userSchema.entries))('is judged by the user’s %s as the contract judges it', (field) => {
    for (const other of OTHERS) {
      const record = keep(changed('user', field, other)) as typeof RECORD;
      expect([field, other, readSessionRecord(record) !== null]).toEqual([field, other, v.is(userSchema, record.user)]);
    }
  });

  it.each(Object.keys(RECORD))('is nothing without its %s', (field) => {
    expect(readSessionRecord(keep(changed(null, field, undefined)))).toBeNull();
    expect(readSessionRecord(keep(changed(null, field, [])))).toBeNull();
  });

  it.each([null, 1, 'text', [], {}])('is nothing where %j was kept', (kept) => {
    expect(readSessionRecord(kept)).toBeNull();
  });
});
