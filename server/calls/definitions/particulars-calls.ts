/**
 * The particulars of a company, merged by field. Their row begins with the first change, from what the columns say, so that the audit
 * has what stood before; whoever reads the columns (authorizations, mails, filings) has what the row says.
 */
import * as v from 'valibot';
import { ownParticularsId, type ParticularsContent, particularsSchema } from '@/api/entities/particulars';
import type { CompanyId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { particularsInColumns, putParticulars } from '../../accounts/company-particulars';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import { lockRow, type RowTarget } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import type { CallHandler } from '../call-handler';
import { type Reply, refused } from '../reply';
import { addRow, updateRow } from './definition-rows';

const target = (companyId: CompanyId, id: string): RowTarget => ({ companyId, collection: 'particulars', id });

const updateParticulars: CallHandler<'UpdateUserCompany'> = {
  kind: 'effect',
  subject: ({ body }) => target(body.company, body.id),
  run: async ({ body }, tx) => {
    if (body.id !== ownParticularsId(body.company)) return refused('invalid-request', { fields: ['id'] });
    const own = target(body.company, body.id);
    const first = await beginRow(tx, body.company, own);
    return followed(tx, body.company, await updateRow(tx, own, first === undefined ? body : over(first, body.changes)));
  },
};

const addParticulars: CallHandler<'AddCompanyParticulars'> = {
  kind: 'effect',
  subject: ({ body }) => target(body.company, body.particulars.id),
  run: async ({ body: { company, particulars } }, tx) =>
    particulars.id === ownParticularsId(company)
      ? followed(tx, company, await addRow(tx, target(company, particulars.id), particulars))
      : refused('invalid-request', { fields: ['particulars.id'] }),
};

export const particularsCalls = {
  UpdateUserCompany: updateParticulars,
  AddCompanyParticulars: addParticulars,
} as const;

/** The row from the columns; undefined where it stands already. */
async function beginRow(
  tx: TenantTransaction,
  company: CompanyId,
  own: RowTarget,
): Promise<ParticularsContent | undefined> {
  await takeTurn(tx, 'row', own.companyId, own.collection, own.id);
  const known = await lockRow(tx, own.companyId, own.collection, own.id);
  if (known !== undefined && known.body !== null) return undefined;
  const content = await particularsInColumns(tx, company);
  if (content === undefined) throw new Error(`Company ${company} is not visible to this transaction`);
  await publishChanges(tx, company, [{ collection: own.collection, id: own.id, row: { ...content, id: own.id } }]);
  return content;
}

/** Nobody has changed them before, so nothing can clash: what the columns say is what is replaced. */
function over(content: FieldChanges & ParticularsContent, changes: FieldChanges): FieldDifference {
  const base = Object.fromEntries(Object.keys(changes).map((field) => [field, (content as FieldChanges)[field]]));
  return { base, changes };
}

/** The columns say what the row says. */
async function followed(tx: TenantTransaction, company: CompanyId, reply: Reply): Promise<Reply> {
  if (reply.kind !== 'done' || !('row' in reply.body)) return reply;
  const { id: _, ...content } = v.parse(particularsSchema, reply.body.row);
  await putParticulars(tx, company, content);
  return reply;
}
