/** The calls of a company's looks: its own merges, and those that invoices left with stand as they were added. */
import { frozenLookText, type Look, lookText, ownLookId } from '@/api/entities/invoice-look';
import { type CompanyId, idOfContent } from '@/api/ids';
import type { FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import type { TenantTransaction } from '../../database/app-database';
import { lockRow, type RowTarget } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import { sha256Hex } from '../../filings/sha256-hex';
import type { CallHandler } from '../call-handler';
import { type Reply, refused } from '../reply';
import { addRow, updateRow } from './definition-rows';

const target = (companyId: CompanyId, id: string): RowTarget => ({ companyId, collection: 'look', id });

const addLook: CallHandler<'AddCompanyLook'> = {
  kind: 'effect',
  subject: ({ body }) => target(body.company, body.look.id),
  run: async ({ body: { company, look } }, tx) => {
    if (look.id === ownLookId(company)) return addOwnLook(tx, target(company, look.id), look);
    const ids = [frozenLookText(company, look), lookText(look)].map((text) =>
      idOfContent(sha256Hex(Buffer.from(text))),
    );
    return ids.includes(look.id) ? addRow(tx, target(company, look.id), look) : refused('invalid-request');
  },
};

const updateLook: CallHandler<'UpdateCompanyLook'> = {
  kind: 'effect',
  subject: ({ body }) => target(body.company, body.id),
  // An invoice prints as it was sent: what it names never changes.
  run: async ({ body }, tx) =>
    body.id === ownLookId(body.company)
      ? updateRow(tx, target(body.company, body.id), body)
      : refused('invalid-request'),
};

export const lookCalls = { AddCompanyLook: addLook, UpdateCompanyLook: updateLook } as const;

/** Where another device chose a look first, unknown to this one: what differs from the usual look merges into it. */
async function addOwnLook(tx: TenantTransaction, own: RowTarget, look: Look): Promise<Reply> {
  await takeTurn(tx, 'row', own.companyId, own.collection, own.id);
  const known = await lockRow(tx, own.companyId, own.collection, own.id);
  return known === undefined || known.body === null ? addRow(tx, own, look) : updateRow(tx, own, chosenIn(look));
}

function chosenIn({ id: _, ...content }: Look): FieldDifference {
  const fields = (Object.keys(USUAL_LOOK) as (keyof InvoiceLook)[]).filter(
    (field) => !sameValue(content[field], USUAL_LOOK[field]),
  );
  const pick = (from: InvoiceLook) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { base: pick(USUAL_LOOK), changes: pick(content) };
}
