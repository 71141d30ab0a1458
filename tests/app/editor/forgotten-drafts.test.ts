import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '@/api/entities/invoice-draft';
import { versionSchema } from '@/api/ids';
import { draftRow } from '@/app/invoices/drafts/draft-row';
import { forgottenDrafts } from '@/app/invoices/drafts/forgotten-drafts';
import { EMPTY_DRAFT_PARTY } from '@/domain/invoice/empty-draft';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sampleDraft, sampleLine } from './sample-draft';

const ID = '00000000-0000-4000-8000-000000000001';
const NOW = Date.parse('2026-11-26T09:30:00.000Z');
const empty: InvoiceDraft = { ...sampleDraft(), buyer: EMPTY_DRAFT_PARTY };

function rowOf(content: InvoiceDraft, writtenAt: string, conflicts: readonly string[] = []) {
  const row = v.parse(draftSchema, { id: ID, type: 'invoice', content, deviceName: 'Laptop', writtenAt });
  return draftRow({ row, version: v.parse(versionSchema, 1), pending: false }, new Set(conflicts));
}

describe('drafts that leave their list by themselves', () => {
  it('are those in which nothing was written for an hour', () => {
    const row = rowOf(empty, '2026-11-26T08:00:00.000Z');
    expect(forgottenDrafts([row], NOW)).toEqual([row]);
  });

  it('are none that was opened just now, holds something, or waits for a choice', () => {
    const others = [
      rowOf(empty, '2026-11-26T09:00:00.000Z'),
      rowOf({ ...empty, lines: [sampleLine('a')] }, '2026-11-26T08:00:00.000Z'),
      rowOf(empty, '2026-11-26T08:00:00.000Z', [ID]),
    ];
    expect(forgottenDrafts(others, NOW)).toEqual([]);
  });
});
