/** The own codes of received lines: a row an invoice, under the invoice's id, which stands here from its first code on. */
import { AddInternCodesInv, SaveInternalCodes } from '@/api/calls/intern-code-calls';
import { type LineCode, type LineCodes, type LineCodesContent, lineCodesSchema } from '@/api/entities/line-codes';
import type { CompanyId, EntityId } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { fold } from '@/domain/text/fold';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { rowById } from '../rows/list-rows';
import { storedRow } from '../rows/show-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { updateRow } from './commands/update-row';
import { type EditableKind, FLAT_ROWS, namedRows } from './row-kind';

export const lineCodesKind: EditableKind<LineCodes> = {
  ...namedRows('lineCodes', lineCodesSchema),
  ...FLAT_ROWS,
  sortText: ({ seller }) => seller,
  label: ({ number }) => number,
  add: (company, lineCodes) => outgoingCall(AddInternCodesInv, { params: undefined, body: { company, lineCodes } }),
  update: (companyId, { id, version, base, changes }) =>
    outgoingCall(SaveInternalCodes, {
      params: undefined,
      body: { companyId, invoiceId: id, version, base, ...changes },
    }),
};

/** The received invoice whose lines get codes. */
export interface CodedInvoice extends Pick<LineCodesContent, 'seller' | 'number' | 'issueDate'> {
  readonly id: EntityId;
  /** Lines of the document. */
  readonly lineCount: number;
}

/** A line with its code from now on; null: without one. */
export interface LineChange {
  readonly id: string;
  readonly now: LineCode | null;
}

/**
 * Puts the codes of these lines over what stands for the others, and gives all of them. Nothing of it waits for the network; what is not on its way
 * yet leaves as one call.
 */
export async function putLineCodes(
  context: CommandContext,
  { id, lineCount, ...facts }: CodedInvoice,
  changes: readonly LineChange[],
): Promise<readonly LineCode[]> {
  const { db, companyId } = context;
  return db.transaction('rw', db.lineCodes, db.outbox, async () => {
    const known = await db.lineCodes.get(id);
    const version = known?.version ?? UNCONFIRMED;
    const empty: LineCodes = { id, ...facts, internCodes: [], internCodesCompletedFull: false };
    if (known === undefined || known.shown === null)
      await db.lineCodes.put(storedRow(lineCodesKind, { id, companyId, version, base: empty, pending: [] }));
    const { id: _, ...seen } = known?.shown ?? empty;
    const internCodes = withChanges(seen.internCodes, changes);
    const internCodesCompletedFull = internCodes.length >= lineCount;
    // Which invoice it is goes along until a server has the row: one that was restored may not have the invoice again yet.
    const unsaid = version === UNCONFIRMED && !sameValue(internCodes, seen.internCodes) ? UNSAID : {};
    const after = { ...seen, internCodes, internCodesCompletedFull };
    await updateRow(context, lineCodesKind, id, { ...seen, ...unsaid }, after);
    return internCodes;
  });
}

/** Nothing that a server knows of the invoice. */
const UNSAID = { seller: '', number: '', issueDate: '' } as const;

function withChanges(codes: readonly LineCode[], changes: readonly LineChange[]): LineCode[] {
  const byLine = new Map(codes.map((code) => [code.id, code]));
  for (const { id, now } of changes) {
    if (now === null) byLine.delete(id);
    else byLine.set(id, now);
  }
  return [...byLine.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

/** Null where no line of the invoice has a code yet. */
export async function lineCodesOf(db: CondicaDatabase, invoiceId: string): Promise<LineCodes | null> {
  return (await rowById(db.lineCodes, invoiceId))?.row ?? null;
}

/** Of a seller's invoices, in no order. */
export async function lineCodesOfSeller(
  db: CondicaDatabase,
  companyId: CompanyId,
  seller: string,
): Promise<readonly LineCodes[]> {
  const rows = await db.lineCodes
    .where('[companyId+sortKey]')
    .equals([companyId, fold(seller)])
    .toArray();
  return rows.flatMap(({ shown }) => (shown === null ? [] : [shown]));
}
