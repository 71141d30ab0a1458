/** What is kept for the first frame follows the database while a tab is open. */
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { keepUitsTrue } from '@/app/layout/keep-uits-true';
import type { CondicaDatabase } from '@/db/condica-database';
import { type KeptUit, keepUit, keptUits } from '@/db/start/kept-uits';
import { putTransportRow } from '@/db/transport/put-transport-row';
import { memoryStorage } from '../../db/support/memory-storage';
import { version } from '../../db/support/samples';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const MADE = '2026-11-25T10:00:00.000Z';
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const step = (n: number, kind: string, state: string): object => ({
  ...{ id: idOf(100 + n), kind, state, madeAt: MADE, recordedAt: MADE, uploadIndex: '', settledAt: '' },
  ...{ messages: [], afterOutage: false, xmlSha256: '0'.repeat(64), xmlBytes: 1 },
});

function transport(n: number, over: object = {}): Transport {
  return v.parse(transportSchema, {
    ...{ id: idOf(n), origin: 'own', uit: '7K2P0C4X0W3DTQ34', expiresOn: '', operation: '30', startDate: '2026-11-26' },
    ...{ vehicle: 'CJ24MGD', firstTrailer: '', secondTrailer: '', partnerCountry: 'RO', partnerCode: '1' },
    ...{
      partnerName: 'Hotel',
      organiserCountry: 'RO',
      organiserCode: '',
      organiserName: 'T',
      from: 'Cluj',
      to: 'Deva',
    },
    ...{ lines: 1, goods: 'Mere', papers: '', netWeight: '1', grossWeight: '1', value: '1', declaredAt: MADE },
    steps: [step(n, 'declare', 'accepted')],
    ...over,
  });
}

function kept(n: number): KeptUit {
  return {
    ...{ id: idOf(n), uit: '7K2P0C4X0W3DTQ34', from: NOW - 1, until: NOW + 1, ahead: 0, ending: false },
    squares: { size: 21, path: 'M0 0h7v1h-7z' },
    words: { title: 'Cod UIT', state: 'Valid', uit: 'Cod UIT', qr: 'Cod QR', until: 'Până la', lastDay: '30.11.2026' },
  };
}

const put = (db: CondicaDatabase, item: Transport): Promise<void> =>
  db.transaction('rw', db.transport, db.transportXml, () =>
    putTransportRow(db, { id: item.id, companyId: COMPANY, version: version(1), base: item, pending: [] }),
  );

let end: () => void = () => undefined;
afterEach(() => end());

/** A device that has looked at these, with what it knows of them. */
async function device(items: readonly Transport[], looked: readonly number[], now: () => number = () => NOW) {
  const db = openTestDatabase();
  const storage = memoryStorage();
  for (const item of items) await put(db, item);
  for (const n of looked) keepUit(storage, db.name, kept(n));
  end = keepUitsTrue(db, storage, now);
  const ids = (): readonly string[] => keptUits(storage, db.name).map(({ id }) => id);
  return { db, ids };
}

describe('the kept codes', () => {
  it('of a deleted, a refused and an unknown declaration, and of one that is over, go at the start', async () => {
    const { ids } = await device(
      [
        transport(1),
        transport(2, { steps: [step(2, 'declare', 'accepted'), step(12, 'delete', 'queued')] }),
        transport(3, { steps: [step(3, 'declare', 'rejected')] }),
        transport(4, { startDate: '2026-11-20' }),
        transport(5, { startDate: '2026-11-27' }),
      ],
      [1, 2, 3, 4, 5, 6],
    );
    await vi.waitFor(() => expect(ids()).toEqual([idOf(1)]));
  });

  it('go as soon as the database hears of a deletion, and of others nothing is lost', async () => {
    const { db, ids } = await device([transport(1), transport(2)], [1, 2]);
    await put(db, transport(2, { steps: [step(2, 'declare', 'accepted'), step(12, 'delete', 'accepted')] }));
    await vi.waitFor(() => expect(ids()).toEqual([idOf(1)]));
  });
});
