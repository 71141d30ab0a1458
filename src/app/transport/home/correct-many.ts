/** One change written into several declarations: each is corrected whole, by its own document, as if a person had opened it. */
import * as v from 'valibot';
import type { Transport } from '@/api/entities/transport';
import { entityIdSchema } from '@/api/ids';
import type { Workspace } from '@/app/state/workspace';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { declareTransport } from '@/db/declaring/declare-transport';
import { draftOfNotification, plateOf } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { mayDeclare } from '@/domain/transport/life/allowed-actions';
import { judgeDraft } from '@/domain/transport/writing/judge-draft';
import { saidBy } from '../actions/declaration-xml';

/** What is written into each; '' leaves it as it is. */
export interface ManyChange {
  /** `yyyy-MM-dd`. */
  readonly startDate: string;
  readonly vehicle: string;
  readonly firstTrailer: string;
}

/** `draft`: the rules or the law hold it back, it waits among the drafts. `no-document`: what it says is not to be had now. */
export type CorrectedOne = 'sent' | 'draft' | 'no-document';

type Place = Pick<Workspace, 'db' | 'company' | 'ask' | 'commands'>;

export async function correctOne(workspace: Place, item: Transport, change: ManyChange): Promise<CorrectedOne> {
  const { commands, company } = workspace;
  const said = await saidBy(workspace, item);
  if (said === undefined) return 'no-document';
  const content = changedDraft(draftOfNotification(said, commands.newId), change);
  const id = v.parse(entityIdSchema, commands.newId());
  await saveTransportDraft(commands, { id, content, seen: null, corrects: item.id });
  const findings = judgeDraft(content, { declarant: company.cif, reference: id }, item.uit);
  const allowed = mayDeclare(content.transport.startDate, Date.parse(commands.now())).allowed;
  if (findings.length > 0 || !allowed) return 'draft';
  const outcome = await declareTransport(commands, { draftId: id, content });
  return outcome.kind === 'queued' ? 'sent' : 'draft';
}

export function changedDraft(draft: TransportDraft, { startDate, vehicle, firstTrailer }: ManyChange): TransportDraft {
  const { transport } = draft;
  return {
    ...draft,
    transport: {
      ...transport,
      startDate: startDate === '' ? transport.startDate : startDate,
      vehicle: plateOf(vehicle) === '' ? transport.vehicle : plateOf(vehicle),
      firstTrailer: plateOf(firstTrailer) === '' ? transport.firstTrailer : plateOf(firstTrailer),
    },
  };
}
