/**
 * Templates of lines: what a company invoices again and again, put into a draft by one press. Each is a draft of the kind
 * `template` whose buyer's name is the template's (docs/decisions/0056): it travels, merges and comes back as every draft does,
 * and stands on no list of what is to be issued.
 */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { emptyDraft } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { fold } from '@/domain/text/fold';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows } from '../rows/list-rows';
import { removeDraft, saveDraft } from './draft';

export interface LineTemplate {
  readonly id: EntityId;
  readonly name: string;
  readonly lines: readonly DraftLine[];
  /** Of their prices; lei in templates of before, which did not say. */
  readonly currency: string;
  /** On this device alone yet. */
  readonly pending: boolean;
}

/** Longest name, as a buyer's. */
export const LONGEST_TEMPLATE_NAME = 300;
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
    .map(({ row: { id, content }, pending }) => ({
      ...{ id, name: content.buyer.name, pending },
      ...{ lines: content.lines, currency: content.currency },
    }))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

/** A template of the same name gets the lines; the content of both is the person's to choose where another device changed it too. */
export async function saveTemplate(
  context: CommandContext,
  name: string,
  lines: readonly DraftLine[],
  currency = 'RON',
): Promise<void> {
  const called = nameOf(name);
  const before = (await lineTemplates(context.db, context.companyId)).find((one) => fold(one.name) === fold(called));
  const stored = before === undefined ? undefined : await contentOf(context, before.id);
  if (before === undefined || stored === undefined) return addTemplate(context, { name: called, lines, currency });
  const content = { ...stored, lines: [...lines], currency };
  await saveDraft(context, { id: before.id, content, seen: stored, type: 'template' });
}

/** One that was removed, under an id of its own: another of its name, from another device perhaps, keeps its lines. */
export function giveTemplateBack(
  context: CommandContext,
  template: Pick<LineTemplate, 'name' | 'lines' | 'currency'>,
): Promise<void> {
  return addTemplate(context, template);
}

/** `taken`: another one has the name, however it is written; `missing`: it was removed meanwhile. Nothing was written then. */
export async function renameTemplate(
  context: CommandContext,
  id: EntityId,
  name: string,
): Promise<'renamed' | 'taken' | 'missing'> {
  const called = nameOf(name);
  const templates = await lineTemplates(context.db, context.companyId);
  if (templates.some((one) => one.id !== id && fold(one.name) === fold(called))) return 'taken';
  const stored = await contentOf(context, id);
  if (stored === undefined) return 'missing';
  const content = { ...stored, buyer: { ...stored.buyer, name: called } };
  const outcome = await saveDraft(context, { id, content, seen: stored, type: 'template' });
  return outcome === 'missing' ? 'missing' : 'renamed';
}

async function addTemplate(
  context: CommandContext,
  { name, lines, currency }: Pick<LineTemplate, 'name' | 'lines' | 'currency'>,
): Promise<void> {
  const blank = emptyDraft({ serialId: '', issueDate: '', seller: NOBODY });
  await saveDraft(context, {
    id: v.parse(entityIdSchema, context.newId()),
    content: { ...blank, buyer: { ...blank.buyer, name }, lines: [...lines], currency },
    seen: null,
    type: 'template',
  });
}

async function contentOf({ db }: Pick<CommandContext, 'db'>, id: EntityId): Promise<InvoiceDraft | undefined> {
  return (await db.draft.get(id))?.shown?.content;
}

function nameOf(typed: string): string {
  return typed.trim().slice(0, LONGEST_TEMPLATE_NAME);
}

export function removeTemplate(context: CommandContext, id: EntityId): ReturnType<typeof removeDraft> {
  return removeDraft(context, id);
}
