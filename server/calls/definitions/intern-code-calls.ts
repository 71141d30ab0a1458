/** A company's own codes, and those of received lines: the calls that the specification names in its own way. */
import { INTERN_CODE_CALL_TEXTS } from '@/api/calls/intern-code-texts';
import type { InternCode } from '@/api/entities/intern-code';
import type { LineCodesContent } from '@/api/entities/line-codes';
import { cuiDigits } from '@/domain/identifiers/cui';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { publishChanges } from '../../database/publish-changes';
import { lockRow, pageOfRows, type RowTarget, readRow } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import type { CallHandler, CallHandlers } from '../call-handler';
import { isMyCompany, rowsOfMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { addRow, updateRow } from './definition-rows';

/** Every row is read into memory and written into the answer. */
const PAGE_ROWS = 200;

type InternCodeCallName =
  | 'AddCompanyInternCode'
  | 'GetCompanyInternCodes'
  | 'SaveInternalCodes'
  | 'AddInternCodesInv'
  | 'ListInternCodesInv';

interface AddInput {
  readonly companyId: number;
  readonly internalCode?: InternCode;
  readonly internalCodes?: readonly InternCode[];
  readonly isImport?: boolean;
}

/** Undefined for what is neither one code nor an import. */
function codesToAdd({ internalCode, internalCodes, isImport = false }: AddInput): readonly InternCode[] | undefined {
  if (internalCode !== undefined) return internalCodes === undefined && !isImport ? [internalCode] : undefined;
  return isImport && internalCodes !== undefined && internalCodes.length > 0 ? internalCodes : undefined;
}

const codeRow = (companyId: number, id: string): RowTarget => ({ companyId, collection: 'internCode', id });
const invoiceRow = (companyId: number, id: string): RowTarget => ({ companyId, collection: 'lineCodes', id });

const addCodes: CallHandler<'AddCompanyInternCode'> = {
  kind: 'effect',
  subject: ({ body }) => codeRow(body.companyId, (body.internalCode ?? body.internalCodes?.at(-1))?.id ?? ''),
  run: async ({ body }, tx) => {
    const codes = codesToAdd(body);
    if (codes === undefined) return refused('invalid-request', { fields: ['internalCode', 'internalCodes'] });
    let reply: Reply = refused('invalid-request');
    for (const code of codes) {
      reply = await addRow(tx, codeRow(body.companyId, code.id), code);
      // A refusal takes the transaction back: nothing of an import stays.
      if (reply.kind === 'refused') return reply;
    }
    return reply;
  },
};

const getCodes: CallHandler<'GetCompanyInternCodes'> = {
  kind: 'signed',
  run: async ({ body: { companyId } }, { userId }, db) => {
    if (companyId === undefined) return refused('invalid-request', { text: INTERN_CODE_CALL_TEXTS.missingCompany });
    return asUser(db, userId, async (tx) => {
      const internCodes = await rowsOfMyCompany(tx, companyId, 'internCode');
      return internCodes === undefined ? refused('company-denied') : done({ internCodes });
    });
  },
};

const saveCodes: CallHandler<'SaveInternalCodes'> = {
  kind: 'effect',
  subject: ({ body }) => invoiceRow(body.companyId, body.invoiceId),
  run: async ({ body: { companyId, invoiceId, version: _, base, ...changes } }, tx) => {
    const target = invoiceRow(companyId, invoiceId);
    await takeTurn(tx, 'row', companyId, target.collection, invoiceId);
    const known = await lockRow(tx, companyId, target.collection, invoiceId);
    if (known?.body != null) return updateRow(tx, target, { base: base ?? known.body, changes });
    const invoice =
      known === undefined ? await ofInvoice(tx, companyId, invoiceId, { ...base, ...changes }) : undefined;
    if (invoice === undefined) return refused('not-found');
    const row = { id: invoiceId, internCodes: [], internCodesCompletedFull: false, ...invoice, ...changes };
    const version = await publishChanges(tx, companyId, [{ collection: target.collection, id: invoiceId, row }]);
    return done({ version, row });
  },
};

type InvoiceFacts = Pick<LineCodesContent, 'seller' | 'number' | 'issueDate'>;

/** As the body has them, else as the archive does; undefined where neither knows the invoice. */
async function ofInvoice(
  tx: TenantTransaction,
  companyId: number,
  id: string,
  said: { readonly [F in keyof InvoiceFacts]?: string | undefined },
): Promise<InvoiceFacts | undefined> {
  const { seller, number, issueDate } = said;
  if (seller !== undefined && number !== undefined && issueDate !== undefined) return { seller, number, issueDate };
  const item = (await readRow(tx, { companyId, collection: 'archive', id }))?.body;
  if (item == null || item.direction !== 'in') return undefined;
  const taxId = String(item.partnerTaxId);
  return { seller: cuiDigits(taxId) ?? taxId, number: String(item.number), issueDate: String(item.issueDate) };
}

const addInvoiceCodes: CallHandler<'AddInternCodesInv'> = {
  kind: 'effect',
  subject: ({ body }) => invoiceRow(body.company, body.lineCodes.id),
  run: ({ body: { company, lineCodes } }, tx) => addRow(tx, invoiceRow(company, lineCodes.id), lineCodes),
};

const listInvoiceCodes: CallHandler<'ListInternCodesInv'> = {
  kind: 'signed',
  run: ({ body: { companyId, after = 0 } }, { userId }, db) =>
    asUser(db, userId, async (tx) => {
      if (!(await isMyCompany(tx, companyId))) return refused('company-denied');
      const { rows, end } = await pageOfRows(tx, { companyId, collection: 'lineCodes', after, most: PAGE_ROWS });
      return done({ internCodesInv: rows, ...(end === undefined ? {} : { next: end.version }) });
    }),
};

export const internCodeCalls: Pick<CallHandlers, InternCodeCallName> = {
  AddCompanyInternCode: addCodes,
  GetCompanyInternCodes: getCodes,
  SaveInternalCodes: saveCodes,
  AddInternCodesInv: addInvoiceCodes,
  ListInternCodesInv: listInvoiceCodes,
};
