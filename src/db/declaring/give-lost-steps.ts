/**
 * Steps that waited for an earlier one, whose document another device had: given back once the server tells that one again. Asked
 * after each pull while some wait.
 */
import type { CommandContext } from '../command-context';
import { UNCONFIRMED } from '../rows/stored-row';
import { keepLostSteps, type LostSteps, lostSteps } from '../settings/lost-steps';
import type { TransportRow } from '../transport/transport-row';
import { giveStepsBack } from './give-steps-back';

/** Gives how many declarations of the company were gone on with. */
export async function giveLostSteps(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  if ((await lostSteps(db, companyId)).length === 0) return 0;
  return db.transaction('rw', [db.transport, db.transportXml, db.outbox, db.kv], async () => {
    let goneOn = 0;
    for (const lost of await lostSteps(db, companyId)) {
      const row = await db.transport.get(lost.item.id);
      if (row === undefined || !isNext(row, lost)) continue;
      await goOn(context, row, lost);
      goneOn += 1;
    }
    return goneOn;
  });
}

/** The server tells all that stands before one that is kept here, or that one itself. */
function isNext({ version, base }: TransportRow, { item, documents }: LostSteps): boolean {
  if (version === UNCONFIRMED || base === null) return false;
  const told = new Set(base.steps.map(({ id }) => id));
  const missing = item.steps.find(({ id }) => !told.has(id));
  return missing === undefined || documents.some(({ step }) => step === missing.id);
}

async function goOn(context: CommandContext, row: TransportRow, { item, documents }: LostSteps): Promise<void> {
  const { db, companyId } = context;
  await keepLostSteps(db, companyId, [{ item, documents: [] }]);
  await db.transportXml.bulkPut(documents.map((document) => ({ ...document, transport: item.id, companyId })));
  await giveStepsBack(context, row, item);
}
