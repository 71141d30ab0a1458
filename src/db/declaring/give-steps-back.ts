import type { Transport } from '@/api/entities/transport';
import type { OperationId } from '@/api/ids';
import { isStepRefused } from '@/domain/transport/life/transport-step';
import type { CommandContext } from '../command-context';
import { newOperationId } from '../outbox/enqueue';
import { UNCONFIRMED } from '../rows/stored-row';
import { keepLostSteps } from '../settings/lost-steps';
import { putTransportRow } from '../transport/put-transport-row';
import { contentStep, type TransportRow } from '../transport/transport-row';
import { putStepsAhead } from './put-steps-ahead';
import { queueStep } from './queue-step';

/**
 * To a restored server that has lost the declaration, or its last steps: those it lacks in the order made, as far as their documents
 * are here. It looks for each at ANAF by its reference, or asks for its index, and sends none blind; what was refused is refused again.
 * Where the document of one is not here, another device or ANAF's list tells of it: what is here of the later ones waits for that
 * (settings/lost-steps.ts), and where it is the first one, the row leaves this device meanwhile. What was made here since, and has
 * not left, leaves after them.
 */
export async function giveStepsBack(context: CommandContext, row: TransportRow, item: Transport): Promise<void> {
  const ahead = await queueLacking(context, row, item);
  await putStepsAhead(context.db, row, ahead);
}

/** Gives the entries of those that the lost server had before all that waits here. */
async function queueLacking(
  context: CommandContext,
  row: TransportRow,
  item: Transport,
): Promise<readonly OperationId[]> {
  const { steps, ...said } = item;
  const ahead: OperationId[] = [];
  const there = row.version === UNCONFIRMED ? [] : (row.base?.steps ?? []);
  const waiting = new Set(row.pending.map(({ step }) => step.id));
  const known = new Set([...waiting, ...there.map(({ id }) => id)]);
  for (const [place, step] of steps.entries()) {
    if (known.has(step.id)) continue;
    const kept = await context.db.transportXml.get(step.id);
    // What comes after one that cannot be told would stand on nothing.
    if (kept === undefined) {
      await waitForOthers(context, item, known);
      if (place === 0 && there.length === 0) await putTransportRow(context.db, { ...row, base: null });
      return ahead;
    }
    const now = await context.db.transport.get(row.id);
    const told = { index: step.uploadIndex, uit: item.uit, refused: isStepRefused(step.state) };
    const first = place === 0 ? { item: said } : {};
    const outboxId = newOperationId(context);
    await queueStep(context, {
      ...{ outboxId, step, xml: kept.xml, row: now, transport: row.id, known: told },
      ...first,
      // What it was made after the server still has: a correction that somebody made since is not undone by this one.
      ...(there.length === 0 ? {} : { after: contentStep({ steps: steps.slice(0, place) })?.id ?? '' }),
    });
    if (!steps.slice(0, place).some(({ id }) => waiting.has(id))) ahead.push(outboxId);
  }
  return ahead;
}

async function waitForOthers(
  { db, companyId }: CommandContext,
  item: Transport,
  known: ReadonlySet<string>,
): Promise<void> {
  const open = item.steps.filter(({ id }) => !known.has(id));
  const kept = await db.transportXml.bulkGet(open.map(({ id }) => id));
  const documents = kept.flatMap((one) => (one === undefined ? [] : [one]));
  await keepLostSteps(db, companyId, [
    { item, documents: documents.map(({ step, xml, sha256 }) => ({ step, xml, sha256 })) },
  ]);
}
