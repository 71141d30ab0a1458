import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { foldIssuedDrafts } from '@/db/outbox/fold-issued-drafts';
import type { EntryState } from '@/db/outbox/outbox-entry';

const id = (last: string) => v.parse(entityIdSchema, `0b6f3c0e-5c1a-4f3e-9a3e-1d2c3b4a5f6${last}`);
const DRAFT = id('1');
const OTHER = id('2');
const INVOICE = id('3');

function save(draft: typeof DRAFT, state: EntryState = 'queued') {
  const subject = { collection: 'draft', id: draft, label: '' } as const;
  return { call: 'UpdateDraft', touches: [`draft:${draft}`], subject, state } as const;
}

const UPLOAD = {
  call: 'InvoiceUpload',
  touches: [`invoice:${INVOICE}`, `draft:${DRAFT}`],
  subject: { collection: 'archive', id: INVOICE, label: 'FCT-0416' },
  state: 'queued',
} as const;

describe('unsent entries as pieces of work', () => {
  it('count the saves of an issued draft with its invoice, and other drafts on their own', () => {
    expect(foldIssuedDrafts([save(DRAFT, 'sending'), save(DRAFT), save(OTHER), UPLOAD])).toEqual([save(OTHER), UPLOAD]);
  });

  it('leave alone what another call does to a document that was issued from the draft', () => {
    const mark = { ...UPLOAD, call: 'MarkInvoice' };
    expect(foldIssuedDrafts([save(DRAFT), mark])).toHaveLength(2);
  });

  it('leave alone what was not issued and what asks for the person', () => {
    expect(foldIssuedDrafts([save(DRAFT), save(OTHER)])).toHaveLength(2);
    expect(foldIssuedDrafts([save(DRAFT, 'rejected'), save(DRAFT, 'conflict'), UPLOAD])).toHaveLength(3);
  });
});
