/** What is told of a declaration that stands: that it is deleted, confirmed, or goes on in another vehicle. */
import type { EntityId } from '@/api/ids';
import { bucharestClock } from '@/domain/calendar/bucharest-clock';
import { plateOf } from '@/domain/transport/draft/declaration-of-draft';
import { type Action, allowedActions, type Permission } from '@/domain/transport/life/allowed-actions';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import type { CommandContext } from '../command-context';
import { newOperationId } from '../outbox/enqueue';
import { actionFacts } from '../transport/transport-queries';
import { shownTransport } from '../transport/transport-row';
import { makeStep } from './made-step';
import { queueStep } from './queue-step';
import { type TakeBackOutcome, takeStepBack } from './take-step-back';

/** `missing`: not there, or not this company's. `denied`: the law does not allow it now. Nothing was written. */
export type TellOutcome =
  | { readonly kind: 'queued'; readonly step: EntityId }
  | { readonly kind: 'missing' }
  | { readonly kind: 'denied'; readonly permission: Exclude<Permission, { readonly allowed: true }> };

type Told = Exclude<TransportOperation, { readonly kind: 'notification' }>;

async function tell(
  context: CommandContext,
  id: EntityId,
  action: Action,
  content: (uit: string) => Told,
): Promise<TellOutcome> {
  const { db, companyId } = context;
  const before = await db.transport.get(id);
  const uit = (before && shownTransport(before))?.uit ?? '';
  const made = await makeStep(context, { kind: action, content: content(uit) });
  if (made === null) return { kind: 'missing' };
  return db.transaction('rw', db.transport, db.transportXml, db.outbox, async (): Promise<TellOutcome> => {
    const row = await db.transport.get(id);
    const item = row && shownTransport(row);
    if (row === undefined || row.companyId !== companyId || item === undefined || item === null)
      return { kind: 'missing' };
    const permission = allowedActions(actionFacts(item), Date.parse(made.step.madeAt))[action];
    if (!permission.allowed) return { kind: 'denied', permission };
    const outboxId = newOperationId(context);
    await queueStep(context, { outboxId, ...made, row, transport: id });
    return { kind: 'queued', step: made.step.id };
  });
}

export interface VehicleToTell {
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  readonly remarks: string;
  /** When, ms since 1970; by this device's clock where it is left out. */
  readonly at?: number;
}

/** Two taps on the road: the time is that at which it was made, however long the signal takes. */
export function changeVehicle(context: CommandContext, id: EntityId, to: VehicleToTell): Promise<TellOutcome> {
  const changedAt = bucharestClock(to.at ?? Date.parse(context.now()));
  const plates = {
    vehicle: plateOf(to.vehicle),
    firstTrailer: plateOf(to.firstTrailer),
    secondTrailer: plateOf(to.secondTrailer),
  };
  return tell(context, id, 'vehicle', (uit) => ({
    kind: 'vehicleChange',
    ...{ uit, ...plates, changedAt, remarks: to.remarks.trim() },
  }));
}

/** `type`: 10 confirmed, 20 in part, 30 denied. */
export function confirmTransport(
  context: CommandContext,
  id: EntityId,
  confirmation: { readonly type: '10' | '20' | '30'; readonly remarks: string },
): Promise<TellOutcome> {
  const { type, remarks } = confirmation;
  return tell(context, id, 'confirm', (uit) => ({ kind: 'confirmation', uit, type, remarks: remarks.trim() }));
}

/** What has not left is taken back instead, and is a draft again (`taken-back`). */
export async function deleteTransport(
  context: CommandContext,
  id: EntityId,
): Promise<TellOutcome | Extract<TakeBackOutcome, { readonly kind: 'taken-back' }>> {
  const row = await context.db.transport.get(id);
  const first = row?.base === null ? row.pending[0] : undefined;
  if (first !== undefined) {
    const outcome = await takeStepBack(context, id, first.step.id);
    if (outcome.kind === 'taken-back') return outcome;
  }
  return tell(context, id, 'delete', (uit) => ({ kind: 'deletion', uit }));
}
