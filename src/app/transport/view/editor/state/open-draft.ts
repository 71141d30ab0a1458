/** What the editor opens on: a stored draft, a new one, or a new one with the goods of an invoice. Nothing is kept before a key. */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { Workspace } from '@/app/state/workspace';
import type { CommandContext } from '@/db/command-context';
import { transportById } from '@/db/transport/transport-queries';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { beginDraft, invoiceDraft } from '../../../actions/begin-draft';
import { beginningOf } from '../../../actions/use-draft-starts';
import { goodsFromArchive, type InvoiceSource } from './invoice-goods';

export interface OpenedDraft {
  readonly id: EntityId;
  readonly draft: TransportDraft;
  /** As it is stored; null for one never saved. */
  readonly seen: TransportDraft | null;
  /** The declaration that it corrects; '' for a new one. */
  readonly corrects: EntityId | '';
  /** Its UIT; '' where there is none yet. */
  readonly uit: string;
}

export interface EditorTarget {
  readonly draft: string;
  readonly invoice: string;
}

/** Null where what the address names is not on this device any more. */
export async function openDraft(
  workspace: Workspace,
  source: InvoiceSource,
  { draft, invoice }: EditorTarget,
): Promise<OpenedDraft | null> {
  const { commands } = workspace;
  if (draft !== '') return openStored(commands, draft);
  const beginning = await beginningOf(workspace);
  const id = v.parse(entityIdSchema, commands.newId());
  const blank = { id, seen: null, corrects: '' as const, uit: '' };
  if (invoice === '') return { ...blank, draft: beginDraft(beginning) };
  const found = await goodsFromArchive(source, invoice, commands.newId);
  return found === null ? null : { ...blank, draft: invoiceDraft(found.from, found.side, beginning) };
}

/** Null where it was removed or declared, here or elsewhere. */
export async function openStored(
  { db, companyId }: Pick<CommandContext, 'db' | 'companyId'>,
  draft: string,
): Promise<OpenedDraft | null> {
  const stored = await db.transportDraft.get(draft);
  // A draft of another company is none of this editor's.
  if (stored?.companyId !== companyId || stored.shown === null) return null;
  const { id, content, corrects } = stored.shown;
  const uit = corrects === '' ? '' : ((await transportById(db, companyId, corrects))?.item.uit ?? '');
  return { id, draft: content, seen: content, corrects, uit };
}
