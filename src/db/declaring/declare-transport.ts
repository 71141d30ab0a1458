/**
 * Declares what a draft says, or corrects what it corrects: the document is frozen, the draft leaves the list, the step waits in the
 * outbox; all in one transaction (G1). The declaration bears the draft's id, so that of two devices that declare one draft the
 * second is told so and ANAF hears of it once.
 */
import * as v from 'valibot';
import type { Transport, TransportSaid } from '@/api/entities/transport';
import type { EtrDraft } from '@/api/entities/transport-draft';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { allowedActions, mayDeclare, type Permission } from '@/domain/transport/life/allowed-actions';
import type { Notification } from '@/domain/transport/model/declaration';
import { summaryOf } from '@/domain/transport/model/declaration-summary';
import { takeRowOff } from '../collections/issued-draft';
import { transportDraftKind } from '../collections/transport-draft';
import type { CommandContext } from '../command-context';
import { newOperationId } from '../outbox/enqueue';
import type { StoredRow } from '../rows/stored-row';
import { actionFacts } from '../transport/transport-queries';
import { shownTransport, type TransportRow } from '../transport/transport-row';
import { type MadeStep, makeStep } from './made-step';
import { queueStep } from './queue-step';

export interface ToDeclare {
  readonly draftId: EntityId;
  /** What was before the person's eyes; another one is not declared. */
  readonly content: TransportDraft;
  /** After an outage of ANAF's service, when the law lets it be declared after the start. */
  readonly afterOutage?: boolean;
}

/**
 * `draft-changed`: another tab or device wrote in it, or it is gone. `transport-gone`: what it corrects is not there.
 * `denied`: the law does not allow it now. Nothing was written. Whether the document is right, the caller has judged.
 */
export type DeclareOutcome =
  | { readonly kind: 'queued'; readonly transport: EntityId; readonly step: EntityId }
  | { readonly kind: 'draft-changed' | 'transport-gone' | 'company-gone' }
  | { readonly kind: 'denied'; readonly permission: Exclude<Permission, { readonly allowed: true }> };

export async function declareTransport(context: CommandContext, ask: ToDeclare): Promise<DeclareOutcome> {
  const { db } = context;
  const before = await db.transportDraft.get(ask.draftId);
  const corrects = before?.shown?.corrects ?? '';
  const uit = corrects === '' ? '' : ((await shownOf(context, corrects))?.uit ?? '');
  const said = notificationOfDraft(ask.content, uit);
  const kind = corrects === '' ? 'declare' : 'correct';
  const made = await makeStep(context, { kind, content: said, afterOutage: ask.afterOutage ?? false });
  if (made === null) return { kind: 'company-gone' };
  const tables = [db.transportDraft, db.transport, db.transportXml, db.outbox];
  return db.transaction('rw', tables, async (): Promise<DeclareOutcome> => {
    const draft = await db.transportDraft.get(ask.draftId);
    if (draft?.shown == null || draft.companyId !== context.companyId) return { kind: 'draft-changed' };
    if (!sameValue(draft.shown.content, ask.content) || draft.shown.corrects !== corrects)
      return { kind: 'draft-changed' };
    return corrects === ''
      ? declare(context, { draft, shown: draft.shown, said, made })
      : correct(context, corrects, { draft, shown: draft.shown, said, made });
  });
}

interface Said {
  readonly draft: StoredRow<EtrDraft>;
  readonly shown: EtrDraft;
  readonly said: Notification;
  readonly made: MadeStep;
}

async function declare(context: CommandContext, { draft, shown, said, made }: Said): Promise<DeclareOutcome> {
  const permission = mayDeclare(said.transport.startDate, Date.parse(made.step.madeAt), made.step.afterOutage);
  if (!permission.allowed) return { kind: 'denied', permission };
  // A draft that came back after it had been declared is another declaration.
  const taken = (await context.db.transport.get(draft.id)) !== undefined;
  const transport = taken ? v.parse(entityIdSchema, context.newId()) : draft.id;
  const item: TransportSaid = {
    ...{ id: transport, origin: 'own', uit: '', expiresOn: '', declaredAt: made.step.madeAt },
    ...summaryOf(said),
  };
  const outboxId = newOperationId(context);
  const draftThere = await takeRowOff(context.db, transportDraftKind, draft, outboxId);
  await queueStep(context, { outboxId, ...made, row: undefined, transport, item, draft: shown, draftThere });
  return { kind: 'queued', transport, step: made.step.id };
}

async function correct(context: CommandContext, id: EntityId, { draft, shown, made }: Said): Promise<DeclareOutcome> {
  const row = await context.db.transport.get(id);
  const item = row && shownTransport(row);
  if (row === undefined || item === undefined || item === null || row.companyId !== context.companyId)
    return { kind: 'transport-gone' };
  const permission = allowedActions(actionFacts(item), Date.parse(made.step.madeAt)).correct;
  if (!permission.allowed) return { kind: 'denied', permission };
  const outboxId = newOperationId(context);
  const draftThere = await takeRowOff(context.db, transportDraftKind, draft, outboxId);
  await queueStep(context, { outboxId, ...made, row, transport: id, draft: shown, draftThere });
  return { kind: 'queued', transport: id, step: made.step.id };
}

async function shownOf({ db }: CommandContext, id: EntityId): Promise<Transport | null> {
  const row: TransportRow | undefined = await db.transport.get(id);
  return row === undefined ? null : shownTransport(row);
}
