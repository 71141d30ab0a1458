/** Internal decisions on numbering: kept as they were made, numbered in their company without a gap. */
import type { SerialDecision, SerialDecisionContent } from '@/api/entities/serial-decision';
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { takeTurn } from '../database/take-turn';
import type { CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { nameOf } from './invoices/author-of';
import { done, refused } from './reply';

type DecisionCallName = 'AddCompanySerialDecision' | 'GetAllSerialDecision';

/** `now`: ms since 1970. */
export function decisionCalls({ now }: { readonly now: () => number }): Pick<CallHandlers, DecisionCallName> {
  return {
    AddCompanySerialDecision: {
      kind: 'signed',
      run: ({ body: { company, decision } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          // Two at once would take one number.
          await takeTurn(tx, 'serial-decision', company);
          const kept = (await decisionsOf(tx, company)).find(({ id }) => id === decision.id);
          return done({ decision: kept ?? (await keep(tx, company, decision, { userId, now: now() })) });
        }),
    },
    GetAllSerialDecision: {
      kind: 'signed',
      run: ({ body: { company } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          return done({ decisions: await decisionsOf(tx, company) });
        }),
    },
  };
}

interface Made {
  readonly userId: number;
  readonly now: number;
}

async function keep(
  tx: TenantTransaction,
  companyId: number,
  content: SerialDecisionContent,
  { userId, now }: Made,
): Promise<SerialDecision> {
  const newest = await tx
    .selectFrom('serial_decision')
    .select((row) => row.fn.max('number').as('number'))
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const number = (newest?.number ?? 0) + 1;
  const decision = { ...content, number, by: await nameOf(tx, userId), at: new Date(now).toISOString() };
  await tx
    .insertInto('serial_decision')
    .values({ company_id: companyId, id: content.id, number, body: JSON.stringify(decision) })
    .execute();
  return decision;
}

async function decisionsOf(tx: TenantTransaction, companyId: number): Promise<readonly SerialDecision[]> {
  const rows = await tx
    .selectFrom('serial_decision')
    .select('body')
    .where('company_id', '=', companyId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ body }) => body);
}
