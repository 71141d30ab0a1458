/** The calls of numbers, over server/numbers. */
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { EpochParts } from '../database/epoch';
import { readRow } from '../database/replicated-rows';
import { closeLease, returnNumbers } from '../numbers/end-lease';
import { leaseNumbers } from '../numbers/grant-lease';
import type { NumberRefusal } from '../numbers/number-refusal';
import type { LeaseAnswer } from '../numbers/publish-lease';
import { restoreLease } from '../numbers/restore-lease';
import { hearDevice, hearPerson, restoredEpoch } from '../numbers/series-reports';
import { giveBackNumber, voidNumber } from '../numbers/unused-number';
import type { CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { done, type Reply, refused } from './reply';

type NumberCallName =
  | 'LeaseNumbers'
  | 'ReturnNumbers'
  | 'GiveBackNumber'
  | 'VoidNumber'
  | 'CloseLease'
  | 'RestoreLease'
  | 'ReportSeries'
  | 'ReleaseSeries';

type LeaseCommand<B> = (tx: TenantTransaction, body: B, now: number) => Promise<LeaseAnswer | NumberRefusal>;

/** A call whose answer tells its lease as it stands. */
function changing<B extends { readonly company: number; readonly lease: string }>(
  { now }: EpochParts,
  command: LeaseCommand<B>,
) {
  return {
    kind: 'effect' as const,
    subject: ({ body }: { readonly body: B }) => ({
      companyId: body.company,
      collection: 'lease' as const,
      id: body.lease,
    }),
    run: async ({ body }: { readonly body: B }, tx: TenantTransaction): Promise<Reply> => {
      const answer = await command(tx, body, now());
      return answer.kind === 'refused' ? answer : done({ version: answer.version, row: answer.row });
    },
  };
}

export function numberCalls(parts: EpochParts): Pick<CallHandlers, NumberCallName> {
  const { now, newId } = parts;
  const heardAt = async (tx: TenantTransaction) => ({ restoredEpoch: await restoredEpoch(tx, parts), now: now() });
  return {
    LeaseNumbers: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const answer = await leaseNumbers(tx, body, { ...(await heardAt(tx)), newId: newId() });
          return answer.kind === 'refused' ? answer : done({ version: answer.version, lease: answer.row });
        }),
    },
    ReturnNumbers: changing(parts, returnNumbers),
    GiveBackNumber: changing(parts, giveBackNumber),
    VoidNumber: changing(parts, voidNumber),
    CloseLease: changing(parts, closeLease),
    RestoreLease: changing(parts, restoreLease),
    ReportSeries: {
      kind: 'effect',
      subject: ({ body }) => ({ companyId: body.company, collection: 'serial', id: body.serial }),
      run: async ({ body }, tx) => {
        const heard = await heardAt(tx);
        // Of an earlier epoch: the device will report to this one too.
        if (body.epoch === heard.restoredEpoch)
          await hearDevice(tx, { companyId: body.company, id: body.serial }, body.device, heard);
        return done({ version: await serialVersion(tx, body) });
      },
    },
    ReleaseSeries: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const reason = `${body.on} ${body.reason}`;
          await hearPerson(tx, { companyId: body.company, id: body.serial }, reason, await heardAt(tx));
          return done({ version: await serialVersion(tx, body) });
        }),
    },
  };
}

async function serialVersion(
  tx: TenantTransaction,
  { company, serial }: { readonly company: number; readonly serial: string },
): Promise<number> {
  const row = await readRow(tx, { companyId: company, collection: 'serial', id: serial });
  return row?.version ?? 0;
}
