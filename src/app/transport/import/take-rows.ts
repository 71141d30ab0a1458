/** What an imported declaration becomes: declared, or a draft to be put right. */
import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import type { ImportRow } from './import-rows';

/** True where it is on its way to ANAF; what the law does not allow now stays a draft. */
export async function declareRow(commands: CommandContext, row: ImportRow): Promise<boolean> {
  const draftId = await keepRow(commands, row);
  const outcome = await declareTransport(commands, { draftId, content: row.transport.draft });
  return outcome.kind === 'queued';
}

/** Gives the draft's id. */
export async function keepRow(commands: CommandContext, { transport }: ImportRow) {
  const id = v.parse(entityIdSchema, commands.newId());
  await saveTransportDraft(commands, { id, content: transport.draft, seen: null });
  return id;
}
