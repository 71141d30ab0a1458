/**
 * Templates of lines: what a company invoices again and again, put into a draft by one press. Each is a draft of the kind
 * `template` whose buyer's name is the template's (docs/decisions/0056): it travels, merges and comes back as every draft does,
 * and stands on no list of what is to be issued.
 */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { emptyDraft } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftSeller } from '@/domain/invoice/invoice-draft';
import { fold } from '@/domain/text/fold';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows } from '../rows/list-rows';
import { removeDraft, saveDraft } from './draft';

export interface LineTemplate {
  readonly id: EntityId;
  readonly name: string;
  readonly lines: readonly DraftLine[];
  /** On this device alone yet. */
  readonly pending: boolean;
}

/** Longest name, as a buyer's. */
const LONGEST_NAME = 300;
const NOBODY: DraftSeller = {
  ...{ name: '', taxId: '', vatRegistered: false, registration: '', email: '', telephone: '', contactName: '' },
  address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
  ...{ legalForm: '', tradingName: '' },
};

/** By name. */
export async function lineTemplates(
  db: CondicaDatabase,
  companyId: CommandContext['companyId'],
): Promise<readonly LineTemplate[]> {
  const rows = (await listSmallRows(db.draft, companyId)).filter(({ row }) => row.type === 'template');
  return rows
    .map(({ row: { id, content }, pending }) => ({ id, name: content.buyer.name, lines: content.lines, pending }))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

/** A template of the same name gets the lines; the content of both is the person's to choose where another device changed it too. */
export async function saveTemplate(context: CommandContext, name: string, lines: readonly DraftLine[]): Promise<void> {
  const called = name.trim().slice(0, LONGEST_NAME);
  const before = (await lineTemplates(context.db, context.companyId)).find((one) => fold(one.name) === fold(called));
  const stored = before === undefined ? undefined : (await context.db.draft.get(before.id))?.shown?.content;
  const blank = emptyDraft({ serialId: '', issueDate: '', seller: NOBODY });
  const content = stored ?? { ...blank, buyer: { ...blank.buyer, name: called } };
  await saveDraft(context, {
    id: before?.id ?? v.parse(entityIdSchema, context.newId()),
    content: { ...content, lines: [...lines] },
    seen: stored ?? null,
    type: 'template',
  });
}

export function removeTemplate(context: CommandContext, id: EntityId): ReturnType<typeof removeDraft> {
  return removeDraft(context, id);
}
