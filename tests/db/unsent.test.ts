import { describe, expect, it } from 'vitest';
import { archiveCount, archivePage, documentXml } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';
import { drain } from '@/sync/drain/drain';
import { testDevice } from '../sync/support/test-device';
import { draftOf, entityId, summaryOf } from './support/samples';
import { COMPANY, risingIds } from './support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

async function deviceWithWork() {
  const device = testDevice();
  await saveDraft(device.context, { id: DRAFT, content: draftOf({ notes: 'nescris în altă parte' }), seen: null });
  const bytes = new TextEncoder().encode('<number>ș-1</number>');
  await uploadForeignXml(device.context, { bytes, sha256: 'c'.repeat(64), summary: summaryOf('ș-1') });
  return device;
}

describe('unsent work', () => {
  // Verifies: G14
  it('goes to a file and from it to another device, and takes effect once', async () => {
    const device = await deviceWithWork();
    const file = await exportUnsent(device.context);
    const other = testDevice(device.server, undefined, { newId: risingIds(2), deviceName: 'Altul' });
    expect(await importUnsent(other.db, file ?? '')).toEqual({ kind: 'taken', entries: 2, others: 0 });
    expect(await importUnsent(other.db, file ?? '')).toEqual({ kind: 'taken', entries: 0, others: 0 });
    expect((await listDrafts(other.db, COMPANY))[0]?.row.content.notes).toBe('nescris în altă parte');
    const page = await archivePage(other.db, COMPANY, { direction: 'out', limit: 5 });
    expect(page.rows.map(({ item }) => item.number)).toEqual(['ș-1']);
    expect(await archiveCount(other.db, COMPANY, 'out')).toBe(1);
    // Before: the bytes stayed behind, and the document could not be opened on the other device until it was sent.
    expect(await documentXml(other.db, page.rows[0]?.item.id ?? '')).toBe('<number>ș-1</number>');
    await drain(device.send);
    await drain(other.send);
    expect([...device.server.effects.values()]).toEqual([1, 1]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(await other.db.outbox.count()).toBe(0);
  });

  // Verifies: G12 G14
  it('is taken over from a file of an earlier version, in which a document had one change or none', async () => {
    const device = await deviceWithWork();
    const file = JSON.parse((await exportUnsent(device.context)) ?? '{}');
    const [row] = file.rows.archive;
    const { kind: _, ...change } = row.pending[0];
    const earlier = { ...file, version: 1, rows: { ...file.rows, archive: [{ ...row, pending: change, viitor: 1 }] } };
    const other = testDevice(device.server, undefined, { newId: risingIds(2), deviceName: 'Altul' });
    expect(await importUnsent(other.db, JSON.stringify(earlier))).toEqual({ kind: 'taken', entries: 2, others: 0 });
    expect(await other.db.table('archive').toArray()).toEqual([{ ...row, viitor: 1 }]);
    expect(await documentXml(other.db, row.id)).toBe('<number>ș-1</number>');
  });

  it('refuses what is not such a file, and has nothing to export where all is sent', async () => {
    const device = await deviceWithWork();
    await drain(device.send);
    expect(await exportUnsent(device.context)).toBeNull();
    for (const text of ['', '{}', '<xml/>'])
      expect(await importUnsent(device.db, text)).toEqual({ kind: 'not-a-file' });
  });
});
