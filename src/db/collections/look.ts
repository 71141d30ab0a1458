/** How the company's invoices look on paper: its own look, and those that its invoices left with. */
import { AddCompanyLook, UpdateCompanyLook } from '@/api/calls/definition-calls';
import { frozenLookText, type Look, lookContentSchema, lookSchema, ownLookId } from '@/api/entities/invoice-look';
import { type CompanyId, type EntityId, idOfContent } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sameValue } from '@/domain/merge/same-value';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { sha256Hex } from '../archive/sha256-hex';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { rowById } from '../rows/list-rows';
import { addRow } from './commands/add-row';
import { type InvalidContent, invalidContent } from './commands/content-commands';
import { contentOf } from './commands/content-rows';
import { type UpdateOutcome, updateRow } from './commands/update-row';
import { type EditableKind, FLAT_ROWS, namedRows } from './row-kind';

export const lookKind: EditableKind<Look> = {
  ...namedRows('look', lookSchema),
  ...FLAT_ROWS,
  sortText: () => '',
  label: () => '',
  add: (company, look) => outgoingCall(AddCompanyLook, { params: undefined, body: { company, look } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyLook, { params: undefined, body: { company, id, version, base, changes } }),
};

/** The company's look; null where it has chosen none. */
export async function ownLook(db: CondicaDatabase, companyId: CompanyId): Promise<InvoiceLook | null> {
  return lookById(db, companyId, ownLookId(companyId));
}

/** A look of the company that an invoice names; null where it is not on this device yet. */
export async function lookById(db: CondicaDatabase, companyId: CompanyId, id: EntityId): Promise<InvoiceLook | null> {
  const stored = await db.look.get(id);
  const view = stored?.companyId === companyId ? await rowById(db.look, id) : null;
  return view === null ? null : contentOf<InvoiceLook>(view.row);
}

/** Puts in the fields in which `after` differs from `seen`, what the screen was opened with. */
export async function saveLook(
  context: CommandContext,
  seen: InvoiceLook,
  after: InvoiceLook,
): Promise<UpdateOutcome | 'added' | InvalidContent> {
  const invalid = invalidContent(lookContentSchema, after);
  if (invalid !== null) return invalid;
  const { db, companyId } = context;
  const id = ownLookId(companyId);
  return db.transaction('rw', db.look, db.outbox, async () => {
    if ((await db.look.get(id)) !== undefined) return updateRow(context, lookKind, id, { ...seen }, { ...after });
    if (sameValue(after, USUAL_LOOK)) return 'unchanged';
    await addRow(context, lookKind, { ...after, figures: [...after.figures], id });
    return 'added';
  });
}

/** The company's look as it stands now, under the id of company and content; null: the usual one. */
export type FrozenLook = Look;

/** Before a transaction: its hash does not wait for one. `language`: of one invoice, in place of the look's. */
export async function frozenLook(
  { db, companyId }: CommandContext,
  language?: InvoiceDraft['language'],
): Promise<FrozenLook | null> {
  const look = lookIn(await ownLook(db, companyId), language);
  if (look === null || sameValue(look, USUAL_LOOK)) return null;
  const id = idOfContent(await sha256Hex(new TextEncoder().encode(frozenLookText(companyId, look))));
  return { ...look, figures: [...look.figures], id };
}

/** Inside a transaction over look and outbox: what an invoice names is there, here and on the way to the server. */
export async function keepLook(context: CommandContext, look: FrozenLook | null): Promise<EntityId | undefined> {
  if (look === null) return undefined;
  if ((await context.db.look.get(look.id)) === undefined) await addRow(context, lookKind, look);
  return look.id;
}

/** The company's look (null: the usual one) with the language that one invoice asks for. */
export function lookIn(look: InvoiceLook | null, language: InvoiceDraft['language']): InvoiceLook | null {
  return language === undefined || language === '' ? look : { ...(look ?? USUAL_LOOK), language };
}
