/** What became of a draft that somebody else issued. */
import { describe, expect, it } from 'vitest';
import { numberOfDraft } from '@/db/archive/number-of-draft';
import { pendingItem } from '@/db/invoices/issue-summary';
import { pullCompany } from '@/sync/pull/pull-company';
import { testDevice } from '../../sync/support/test-device';
import { entityId, SHA, summaryOf } from '../support/samples';
import { COMPANY, OTHER_COMPANY } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000d1');
const INVOICE = entityId('00000000-0000-4000-8000-0000000000e1');

describe('the invoice of a draft', () => {
  it('is found among the company’s newest by what the server says of it', async () => {
    const device = testDevice();
    const at = '2026-03-02T08:00:00.000Z';
    const about = { origin: 'editor', serialId: '', attempt: 1, xmlSha256: SHA, xmlBytes: 1, at } as const;
    const item = pendingItem({ id: INVOICE, summary: summaryOf('FCT-0012', '2026-03-02'), ...about });
    device.server.write(COMPANY, 'archive', INVOICE, { ...item, draft: DRAFT });
    await pullCompany(device.pull, COMPANY);
    expect(await numberOfDraft(device.db, COMPANY, DRAFT)).toBe('FCT-0012');
    expect(await numberOfDraft(device.db, COMPANY, INVOICE)).toBeNull();
    expect(await numberOfDraft(device.db, OTHER_COMPANY, DRAFT)).toBeNull();
  });
});
