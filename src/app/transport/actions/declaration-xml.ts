import { ETransDocument } from '@/api/calls/transport-calls';
import type { Transport } from '@/api/entities/transport';
import { loadChunk } from '@/app/routes/load-chunk';
import type { Workspace } from '@/app/state/workspace';
import { stepXml } from '@/db/transport/transport-queries';
import { contentStep } from '@/db/transport/transport-row';
import type { Notification } from '@/domain/transport/model/declaration';

export type XmlSource = Pick<Workspace, 'db' | 'company' | 'ask'>;

/** The step whose document it is written on from; of one that ANAF refused, what it said. Others' and other programs' have none here. */
function writtenStep(item: Pick<Transport, 'steps'>): Transport['steps'][number] | undefined {
  return contentStep(item) ?? item.steps.findLast(({ kind }) => kind === 'declare');
}

/** Whether its document is kept at all, here or by the server. */
export function hasDocument(item: Pick<Transport, 'steps'>): boolean {
  return writtenStep(item) !== undefined;
}

/** The document of what the declaration says now: this device's, else the server's; undefined where neither has it now. */
export async function declarationXml({ db, company, ask }: XmlSource, item: Transport): Promise<string | undefined> {
  const step = writtenStep(item)?.id;
  if (step === undefined) return undefined;
  const kept = await stepXml(db, step);
  if (kept !== undefined) return kept;
  const answer = await ask(ETransDocument, { params: { company: company.id, step }, body: undefined });
  if (!answer.ok) return undefined;
  // Where the road ends in the middle of it, nobody has it now.
  return answer.result.text().catch(() => undefined);
}

/** What it declares; undefined where its document is not to be had, or is none that can be written on from. */
export async function saidBy(source: XmlSource, item: Transport): Promise<Notification | undefined> {
  const xml = await declarationXml(source, item);
  if (xml === undefined) return undefined;
  return (await loadChunk(() => import('./read-notification'))).readNotification(xml);
}
