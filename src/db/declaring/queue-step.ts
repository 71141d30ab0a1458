/** The common end of all that is told of a transport: the step in its row, its document, and the entry, together. */
import { ETransUpload } from '@/api/calls/transport-calls';
import type { Transport, TransportSaid, TransportStep } from '@/api/entities/transport';
import type { EtrDraft } from '@/api/entities/transport-draft';
import type { EntityId, OperationId } from '@/api/ids';
import { declaredHash } from '@/domain/transport/draft/declaration-of-draft';
import type { CommandContext } from '../command-context';
import { enqueue } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';
import { UNCONFIRMED } from '../rows/stored-row';
import { putTransportRow } from '../transport/put-transport-row';
import { contentStep, shownTransport, type TransportRow } from '../transport/transport-row';

export interface StepToQueue {
  readonly outboxId: OperationId;
  readonly step: TransportStep;
  readonly xml: string;
  /** The row as it stands; undefined where the step begins one. */
  readonly row: TransportRow | undefined;
  readonly transport: EntityId;
  /** Of a step that declares. */
  readonly item?: TransportSaid;
  /** The draft it was written in; the server removes it with the effect. */
  readonly draft?: EtrDraft;
  /** That draft as it was seen under the words of this device that went with the step; null: the server does not know it. */
  readonly draftThere?: EtrDraft | null;
  /** What it was made after; absent: what the row shows. */
  readonly after?: EntityId | '';
  /** What this device knows of it at ANAF, where a restored server has lost it; '' not known. */
  readonly known?: { readonly index: string; readonly uit: string; readonly refused: boolean };
}

/** Inside a transaction over declarations, their documents and the outbox. */
export async function queueStep(context: CommandContext, queued: StepToQueue): Promise<void> {
  const { outboxId, step, xml, row, transport, item, draft, draftThere = null } = queued;
  const { db, companyId } = context;
  const shown = row === undefined ? null : shownTransport(row);
  const change = {
    ...{ kind: 'step' as const, outboxId, step },
    ...(item === undefined ? {} : { item }),
    ...(draft === undefined ? {} : { draft }),
  };
  await putTransportRow(db, {
    ...{ id: transport, companyId },
    version: row?.version ?? UNCONFIRMED,
    base: row?.base ?? null,
    pending: [...(row?.pending ?? []), change],
  });
  await db.transportXml.put({ step: step.id, transport, companyId, xml, sha256: step.xmlSha256 });
  const params = {
    ...{ company: companyId, transport, step: step.id, kind: step.kind, madeAt: step.madeAt },
    // Of a step given back, what it was made after is lost with it, unless it is said.
    after:
      queued.after ?? (shown === null || queued.known !== undefined ? ('' as const) : (contentStep(shown)?.id ?? '')),
    draft: draftThere?.id ?? ('' as const),
    ...(draftThere === null ? {} : { draftSeen: declaredHash(draftThere.content) }),
    ...(step.afterOutage ? { afterOutage: true } : {}),
    ...(queued.known === undefined
      ? {}
      : {
          mayBeSent: true,
          knownIndex: queued.known.index,
          knownUit: queued.known.uit,
          wasRefused: queued.known.refused,
        }),
  };
  const subject = { collection: 'transport' as const, id: transport, label: labelOf(item ?? shown) };
  await enqueue(context, outboxId, outgoingCall(ETransUpload, { params, body: xml }), subject);
}

function labelOf(item: Pick<Transport, 'partnerName' | 'uit' | 'vehicle'> | null): string {
  if (item === null) return '';
  return item.uit !== '' ? item.uit : [item.vehicle, item.partnerName].filter((text) => text !== '').join(' · ');
}
