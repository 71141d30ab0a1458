/** What must hold after every step, and at the end. */
import { expect } from 'vitest';
import { draftKind } from '@/db/collections/draft';
import { partnerKind } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { showRow } from '@/db/rows/show-row';
import type { ServerModel } from '../sync/support/server-model';
import { COMPANIES, type SimDevice } from './sim-device';

/** G1: a pending change has its entry and an entry its pending change; what is shown is base ⊕ pending. */
export async function expectRowsAndOutboxAgree(db: CondicaDatabase): Promise<void> {
  const rows = [...(await db.partner.toArray()), ...(await db.draft.toArray())];
  const archive = await db.archive.toArray();
  // What is told of numbers is no change of a row: the lease holds it already.
  const entries = (await db.outbox.toArray()).filter(({ subject }) => subject.collection !== 'lease');
  const named = [
    ...rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId)),
    ...archive.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId)),
  ];
  const open = entries.filter(({ state }) => state !== 'conflict').map(({ id }) => id);
  const kept = [...new Set(named)].sort();
  expect(kept, 'G1: pending changes and entries').toEqual([...open].sort());
  for (const row of await db.partner.toArray()) expect(row.shown).toEqual(showRow(partnerKind, row.base, row.pending));
  for (const row of await db.draft.toArray()) expect(row.shown).toEqual(showRow(draftKind, row.base, row.pending));
}

/** G8: a cursor never goes back. */
export class CursorWatch {
  private readonly seen = new Map<string, number>();

  /** After the server was restored the devices begin again. */
  forget(): void {
    this.seen.clear();
  }

  async look(device: SimDevice): Promise<void> {
    for (const { companyId, cursor } of await device.current.db.syncState.toArray()) {
      const key = `${device.index} ${companyId}`;
      expect(cursor, 'G8: the cursor').toBeGreaterThanOrEqual(this.seen.get(key) ?? 0);
      this.seen.set(key, cursor);
    }
  }
}

/** G3: entries that share a name took effect in the order made. `made`: key → order and names, as the outbox had them. */
export function expectOrder(server: ServerModel, made: ReadonlyMap<string, MadeEntry>): void {
  const last = new Map<string, MadeEntry>();
  for (const { key } of server.log) {
    const entry = made.get(key);
    if (entry === undefined) continue;
    for (const name of entry.touches) {
      const before = last.get(`${entry.device} ${name}`);
      // A refused invoice holds back only itself: the next of the series may pass it.
      if (before !== undefined && !name.startsWith('serial:')) {
        expect(entry.seq, `G3: ${name}`).toBeGreaterThan(before.seq);
      }
      last.set(`${entry.device} ${name}`, entry);
    }
  }
}

export interface MadeEntry {
  readonly device: number;
  readonly seq: number;
  readonly touches: readonly string[];
}

/** G11: the device's base rows of a company, one text. */
export async function deviceDigest({ current: { db } }: SimDevice): Promise<string> {
  const rows = [...(await db.partner.toArray()), ...(await db.draft.toArray()), ...(await db.archive.toArray())].filter(
    ({ base }) => base !== null,
  );
  return JSON.stringify(rows.map(({ id, version, companyId }) => `${companyId} ${id} ${version}`).sort());
}

export function serverDigest(server: ServerModel): string {
  const rows = COMPANIES.flatMap((company) =>
    [...server.company(company).rows.values()]
      .filter(({ row, collection }) => row !== null && ['partner', 'draft', 'archive'].includes(collection))
      .map(({ id, version }) => `${company} ${id} ${version}`),
  );
  return JSON.stringify(rows.sort());
}
