import { afterEach, expect, it, vi } from 'vitest';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { readDefinition } from '@/app/defs/read-definition';

afterEach(() => vi.restoreAllMocks());

it('gives the rows that were read', async () => {
  const rows = [{ id: 'a', content: { name: 'Alfa' }, pending: false }];
  expect(await readDefinition(async () => rows)).toEqual({ ok: true, rows });
});

it('tells rows that the database did not give from none, and says it in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = new Error('UnknownError: Internal error opening backing store');
  expect(await readDefinition(() => Promise.reject(failed))).toEqual({ ok: false });
  expect(log).toHaveBeenCalledWith(expect.any(String), failed);
});

it('is said of partners in the words of the specification', () => {
  expect(partnerKind('2026-11-26').words.unreadTitle).toContain('nu exista parteneri');
});
