import { expect, it } from 'vitest';
import { openStored } from '@/app/transport/view/editor/state/open-draft';
import { removeTransportDraft, saveTransportDraft } from '@/db/collections/transport-draft';
import { entityId } from '../../db/support/samples';
import { OTHER_COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';
import { wholeTransport } from '../../db/support/transport-samples';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const CONTENT = wholeTransport('2026-03-16');

it('opens a stored draft as it stands, until it is removed', async () => {
  const context = testContext(openTestDatabase());
  await saveTransportDraft(context, { id: DRAFT, content: CONTENT, seen: null });
  const opened = { id: DRAFT, draft: CONTENT, seen: CONTENT, corrects: '', uit: '' };
  expect(await openStored(context, DRAFT)).toEqual(opened);
  await removeTransportDraft(context, DRAFT);
  expect(await openStored(context, DRAFT)).toBeNull();
});

// Before: another firm chosen over an open draft showed it on, and the next key made a copy of it among the drafts of that firm.
it('opens none of another company', async () => {
  const context = testContext(openTestDatabase());
  await saveTransportDraft(context, { id: DRAFT, content: CONTENT, seen: null });
  expect(await openStored({ ...context, companyId: OTHER_COMPANY }, DRAFT)).toBeNull();
});
