/** Contents of attached files on the device: kept once, sent once, a company's own. */
import { describe, expect, it } from 'vitest';
import { attachmentsHere, filesOfDraft, keepAttachment } from '@/db/drafts/attached-files';
import { COMPANY, OTHER_COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const bytes = new TextEncoder().encode('zi;ore\n1;8\n');
const file = { fileName: 'ore.csv', mimeCode: 'text/csv', bytes: bytes.length, reference: '', description: '' };

describe('an attached file', () => {
  it('is kept and queued once, however many drafts name it', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const ids = [await keepAttachment(context, bytes), await keepAttachment(context, bytes)];
    expect(new Set(ids).size).toBe(1);
    expect(await db.outbox.toArray()).toMatchObject([{ call: 'AddCompanyAttachment', companyId: COMPANY }]);
    const [id = ''] = ids;
    const { files, missing } = await filesOfDraft(db, COMPANY, { attachments: [{ id, ...file }] });
    expect(missing).toEqual([]);
    expect(Buffer.from(files[id] ?? '', 'base64').equals(bytes)).toBe(true);
  });

  // Before: the same file in two companies would be one row, and the one who came second would take it from the other.
  it('of two companies is two files', async () => {
    const db = openTestDatabase();
    const id = await keepAttachment(testContext(db), bytes);
    const other = await keepAttachment(testContext(db, { companyId: OTHER_COMPANY, newId: risingIds(1) }), bytes);
    expect(other).not.toBe(id);
    expect(await attachmentsHere(db, COMPANY, [{ id }, { id: other }])).toEqual(new Set([id]));
    const attachments = [{ id: other, ...file }];
    expect(await filesOfDraft(db, COMPANY, { attachments })).toEqual({ files: {}, missing: ['ore.csv'] });
  });

  it('that a person attaches again after the server let go of it is kept anew', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const id = await keepAttachment(context, bytes);
    await db.outbox.clear();
    await db.attachment.update(id, { base: null, pending: [], shown: null });
    expect(await keepAttachment(context, bytes)).toBe(id);
    expect((await db.attachment.get(id))?.shown).not.toBeNull();
    expect(await db.outbox.count()).toBe(1);
  });
});
