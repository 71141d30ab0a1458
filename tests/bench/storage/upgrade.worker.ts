/** A device of version 2 with a large archive, then its upgrade by this app's own database, with a tab of version 2 still open. */
import { CondicaDatabase } from '@/db/condica-database';
import { VERSION_2_NUMBER, VERSION_2_STORES } from '../../db/upgrade/version-2';
import { writeEarlierStore } from '../../db/upgrade/write-earlier-store';
import { sampleItem } from './sample-items';

export interface UpgradeTimes {
  /** From the opening to the first row read, ms. */
  readonly upgradeMs: number;
  readonly rows: number;
}

const NAME = 'condica:bench:1';
/** Of rows that wait with their upload. */
const EVERY = 1_000;

self.onmessage = ({ data }: MessageEvent<number>) => {
  measure(data).then((times) => self.postMessage(times));
};

async function measure(rows: number): Promise<UpgradeTimes> {
  const archive = Array.from({ length: rows }, (_, place) => rowOf(place));
  await writeEarlierStore(indexedDB, NAME, {
    number: VERSION_2_NUMBER,
    stores: VERSION_2_STORES,
    rows: { archive: archive.map(({ row }) => row), outbox: archive.flatMap(({ entry }) => entry) },
  });
  const older = await heldOpen();
  const began = performance.now();
  const db = new CondicaDatabase(NAME);
  await db.open();
  const first = await db.archive.toCollection().first();
  const upgradeMs = performance.now() - began;
  if (!Array.isArray(first?.pending) || older.readyState !== 'done') throw new Error('not upgraded');
  const found = await db.archive.count();
  db.close();
  return { upgradeMs, rows: found };
}

/** As Dexie does in an older tab: it gives way when a newer version asks. */
function heldOpen(): Promise<IDBOpenDBRequest> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening);
    };
  });
}

function rowOf(place: number) {
  const item = sampleItem(place);
  const waits = place % EVERY === 0;
  const outboxId = crypto.randomUUID();
  const { id, direction, issueDate, number, xmlSha256 } = item;
  const facts = {
    id,
    companyId: 1,
    direction,
    issueDate,
    number,
    xmlSha256,
    version: place + 1,
    draft: null,
    taken: null,
  };
  const entry = {
    id: outboxId,
    companyId: 1,
    call: 'InvoiceUpload',
    subject: { collection: 'archive', id },
    state: 'queued',
  };
  return {
    row: { ...facts, base: waits ? null : item, pending: waits ? { outboxId, item } : null },
    entry: waits ? [entry] : [],
  };
}
