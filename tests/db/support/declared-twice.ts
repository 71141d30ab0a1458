import * as v from 'valibot';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import { changeVehicle } from '@/db/declaring/tell-transport';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { transportById } from '@/db/transport/transport-queries';
import { entityId, version } from './samples';
import { COMPANY } from './test-database';
import { wholeTransport } from './transport-samples';

export const DECLARED = entityId('00000000-0000-4000-8000-0000000000d8');

/** Declared on the device and then told of another vehicle, both acknowledged at that version and accepted since. `rowWith`: as a server with so many of its steps has it. */
export async function declaredTwice(context: CommandContext, acknowledgedAt: number) {
  const { db } = context;
  const content = wholeTransport('2026-03-16');
  await saveTransportDraft(context, { id: DECLARED, content, seen: null });
  await declareTransport(context, { draftId: DECLARED, content });
  const plates = { vehicle: 'CJ 10 XYZ', firstTrailer: '', secondTrailer: '', remarks: 'pană' };
  const told = await changeVehicle(context, DECLARED, plates);
  const item = (await transportById(db, COMPANY, DECLARED))?.item;
  if (told.kind !== 'queued' || item === undefined) throw new Error('The declaration is not told');
  const steps = item.steps.map((step) => ({ ...step, state: 'accepted' as const, uploadIndex: '5001' }));
  const rowWith = (count: number): Transport =>
    v.parse(transportSchema, { ...item, uit: '3V0P0L0P0T3JUW46', steps: steps.slice(0, count) });
  const store = dexieOutboxStore(context);
  for (const entry of await db.outbox.orderBy('seq').toArray()) {
    const begun = await store.begin(entry);
    if (begun !== null) await store.acknowledge(begun, { version: version(acknowledgedAt), row: rowWith(2) });
  }
  return { steps, rowWith, plates, store };
}
