import type { Table } from 'dexie';
import type { EntityId } from '@/api/ids';
import { putDraftBack } from '../collections/put-draft-back';
import { transportDraftKind } from '../collections/transport-draft';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { isReplaceable } from '../outbox/outbox-entry';
import { dropSteps } from '../transport/put-transport-row';
import type { PendingStep, TransportRow } from '../transport/transport-row';

/** `left`: it was attempted, the server may have it. Nothing was written. */
export type TakeBackOutcome =
  | { readonly kind: 'taken-back'; readonly draftId: EntityId | null }
  | { readonly kind: 'left' | 'missing' };

/**
 * Takes a step back that has not left, or that the server refused. What was made after it and stands on it goes with it; a
 * declaration or a correction is a draft again.
 */
export function takeStepBack(context: CommandContext, transport: EntityId, step: EntityId): Promise<TakeBackOutcome> {
  const { db } = context;
  return db.transaction('rw', [...takeBackTables(db)], async (): Promise<TakeBackOutcome> => {
    const row = await db.transport.get(transport);
    const change = row?.pending.find((one) => one.step.id === step);
    if (row === undefined || row.companyId !== context.companyId || change === undefined) return { kind: 'missing' };
    const going = stepsGoing(row, change);
    const entries = await db.outbox
      .where('id')
      .anyOf(going.map(({ outboxId }) => outboxId))
      .toArray();
    if (!entries.every(isReplaceable)) return { kind: 'left' };
    await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
    await dropSteps(
      db,
      row,
      going.map(({ outboxId }) => outboxId),
    );
    const written: EntityId[] = [];
    for (const { draft } of going)
      if (draft !== undefined) written.push(await putDraftBack(context, transportDraftKind, draft));
    return { kind: 'taken-back', draftId: written[0] ?? null };
  });
}

/** What stands on a declaration that ANAF never hears of falls with it; a change of vehicle falls alone. */
function stepsGoing({ base, pending }: TransportRow, change: PendingStep): readonly PendingStep[] {
  return base === null && pending[0] === change ? pending : [change];
}

/** What taking a step back touches. */
export function takeBackTables(db: CondicaDatabase): readonly Table[] {
  return [db.transport, db.transportXml, db.transportDraft, db.outbox];
}
