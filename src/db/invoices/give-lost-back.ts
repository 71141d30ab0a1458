import type { EntityId } from '@/api/ids';
import { documentXml } from '../archive/archive-queries';
import { documentRow } from '../archive/archive-rows';
import { archiveTables } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { giveBackIfLost } from './give-document-back';

/**
 * Gives a document back whose row says that a restored server has lost it, where its bytes have come since. Of any other
 * nothing is written, and no transaction holds up whoever saves.
 */
export async function giveLostBack(context: CommandContext, invoiceId: EntityId): Promise<void> {
  const { db } = context;
  if ((await documentRow(db, invoiceId))?.lost === undefined) return;
  const tables = [...archiveTables(db), db.document, db.outbox, db.lease, db.serial, db.syncState];
  await db.transaction('rw', tables, async () => {
    const row = await documentRow(db, invoiceId);
    const xml = await documentXml(db, invoiceId);
    if (row !== undefined && xml !== undefined) await giveBackIfLost(context, row, xml);
  });
}
