/** What a device holds, read out of its own databases past the app. */
import type { Page } from '@playwright/test';
import type { StoredDocument } from '@/db/archive/stored-document';
import { ROWS_NAMES } from '@/db/collections/collections';
import { packedRows } from '../../browser/forms/packed-rows';
import { wholeRows } from '../../browser/forms/stored-rows';
import type { DeviceEntry, DeviceRow, DeviceTables } from '../../simulation/oracle/device-tables';

const COLLECTIONS = [...ROWS_NAMES, 'archive', 'lease', 'transport'];

export async function readDevice(page: Page): Promise<DeviceTables> {
  // As the app wrote them: what is not so is seen by whoever compares them.
  const tables: unknown = await wholeRows(page, [...COLLECTIONS, 'outbox', 'document']);
  const { outbox, document, ...rows } = tables as Record<string, readonly DeviceRow[]> & {
    outbox: readonly DeviceEntry[];
    document: readonly Pick<StoredDocument, 'invoiceId' | 'format'>[];
  };
  // What has settled stands in blocks.
  const archive = [...(rows.archive ?? []), ...(await packedRows(page))];
  const documents = new Set(document.flatMap(({ invoiceId, format }) => (format === 'xml' ? [invoiceId] : [])));
  // Nothing is restored there, so nothing waits for what a restore has lost.
  return { rows: { ...rows, archive }, outbox, documents, waiting: [] };
}

/** The drafts that the device would show: id and content. */
export async function readDrafts(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const { draft = [] } = await wholeRows(page, ['draft']);
  return new Map(draft.flatMap(({ id, shown }) => (shown === null ? [] : [[String(id), shown] as const])));
}
