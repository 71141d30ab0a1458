import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '@/api/entities/invoice-draft';
import { versionSchema } from '@/api/ids';
import { draftRow, searchDrafts } from '@/app/invoices/drafts/draft-row';
import { sampleDraft, sampleLine } from './sample-draft';

const id = '00000000-0000-4000-8000-000000000001';
const row = v.parse(draftSchema, {
  id,
  type: 'invoice',
  content: sampleDraft([
    sampleLine('a', { name: 'Făină albă', quantity: '2' }),
    sampleLine('b', { name: '', quantity: '', price: '' }),
  ]),
  deviceName: 'Laptop',
  writtenAt: '2026-11-26T08:00:00.000Z',
});
const version = v.parse(versionSchema, 1);

describe('a draft in its list', () => {
  it('counts the lines that are written and sums them', () => {
    expect(draftRow({ row, version, pending: false }, new Set())).toMatchObject({
      buyer: 'Cofetăria Mălina S.R.L.',
      lines: 1,
      total: '24,20',
      state: 'on-server',
    });
  });

  it('says where it is, a conflict before all else', () => {
    expect(draftRow({ row, version, pending: true }, new Set()).state).toBe('only-here');
    expect(draftRow({ row, version, pending: true }, new Set([id])).state).toBe('conflict');
  });

  it('is found by buyer, fiscal code, sum and what it sells, accents aside', () => {
    const rows = [draftRow({ row, version, pending: false }, new Set())];
    for (const query of ['cofetaria', '14399840', '24,20', 'faina malina', ''])
      expect(searchDrafts(rows, query)).toHaveLength(1);
    expect(searchDrafts(rows, 'altceva')).toEqual([]);
  });
});
