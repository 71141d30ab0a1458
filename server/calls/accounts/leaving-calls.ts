/** The calls by which a person takes the data out, leaves a company, or closes the account. */
import { sql } from 'kysely';
import type { DeletionBar } from '@/api/calls/leaving-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { seeLink } from '../../accounts/account-links';
import { accountExport } from '../../accounts/export/account-export';
import { closeAccount } from '../../accounts/leaving/close-account';
import { loneCompanies } from '../../accounts/leaving/lone-companies';
import { isUnproven, proveSelf } from '../../accounts/prove-self';
import type { AppDatabase } from '../../database/app-database';
import { asNobody, becomeUser } from '../../database/as-nobody';
import { asUser } from '../../database/as-user';
import { placeWords } from '../../database/audit';
import type { AttemptLimit } from '../../session/attempt-limit';
import { GRACE_DAYS } from '../../session/closing-account';
import { deletionBars } from '../../session/deletion-bars';
import { deviceWords } from '../../session/device-words';
import type { Caller, CallHandlers, CallInputOf, RequestOrigin } from '../call-handler';
import { done, type RefusedReply, type Reply, refused } from '../reply';
import { type LeaveCompanyParts, leaveCompany } from './leave-company';
import { linkRefusal } from './link-texts';

export interface LeavingCallParts extends LeaveCompanyParts {
  readonly proofs: AttemptLimit;
  /** Exports that an account begins. */
  readonly exports: AttemptLimit;
  /** Links that a network tries. */
  readonly links: AttemptLimit;
}

type LeavingCallName =
  | 'GetLeaving'
  | 'DownloadAccountData'
  | 'SaveAllDataClientDeleteAcc'
  | 'GetClosing'
  | 'DownloadClosingData'
  | 'RemoveAccountData';

export function leavingCalls(parts: LeavingCallParts): Pick<CallHandlers, LeavingCallName> {
  return {
    GetLeaving: {
      kind: 'signed',
      run: (_input, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const bars = await deletionBars(tx, userId);
          const alone = await loneCompanies(tx, parts.now());
          return done({
            bars,
            alone: alone.map(({ name, cif, people, keptUntil }) => ({ company: name, cif, people, keptUntil })),
            graceDays: GRACE_DAYS,
          });
        }),
    },
    DownloadAccountData: {
      kind: 'signed',
      run: (_input, { userId }, db, { network, request }) => {
        parts.security.ofAccount({ event: 'data-taken-out', user: userId, network, request });
        return exportReply(parts, db, userId);
      },
    },
    SaveAllDataClientDeleteAcc: {
      kind: 'signed',
      run: (input, caller, _db, origin) => close(parts, input, caller, origin),
    },
    GetClosing: {
      kind: 'open',
      run: async ({ body: { link } }, origin) => {
        const found = await closingOf(parts, link, origin);
        return 'kind' in found ? found : done({ deleteAt: found.deleteAt.toISOString() });
      },
    },
    DownloadClosingData: {
      kind: 'open',
      run: async ({ body: { link } }, origin) => {
        const found = await closingOf(parts, link, origin);
        if ('kind' in found) return found;
        const { network, request } = origin;
        parts.security.ofAccount({ event: 'data-taken-out', user: found.user, network, request });
        return exportReply(parts, parts.db, found.user);
      },
    },
    RemoveAccountData: {
      kind: 'signed',
      run: ({ body }, caller, _db, origin) =>
        body.user === caller.userId
          ? leaveCompany(parts, body.company, caller, origin)
          : Promise.resolve(refused('not-found')),
    },
  };
}

async function exportReply(parts: LeavingCallParts, db: AppDatabase, userId: number): Promise<Reply> {
  const waitMs = await parts.exports.take(String(userId));
  if (waitMs > 0) return refused('too-many-requests', { waitMs });
  const fileName = `condica-${bucharestDay(parts.now())}.zip`;
  return { kind: 'stream', chunks: accountExport(db, userId, parts.now()), contentType: 'application/zip', fileName };
}

async function close(
  parts: LeavingCallParts,
  { body: { userId: user, ...proof } }: CallInputOf<'SaveAllDataClientDeleteAcc'>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  if (user !== caller.userId) return refused('not-found');
  const from = placeWords(deviceWords(origin.agent), origin.network);
  const closing = await proveSelf(parts, { user, ...proof }, (tx, account) => closeAccount(tx, parts, account, from));
  if (isUnproven(closing)) {
    const { refused: code, waitMs } = closing;
    return refused(code, waitMs === undefined ? {} : { waitMs });
  }
  if (closing.kind === 'barred') return refused('closing-barred', { text: barredText(closing.bars) });
  const { network, request } = origin;
  parts.security.ofAccount({ event: 'closing-asked', user, network, request });
  return done({ deleteAt: closing.deleteAt.toISOString(), link: closing.secret });
}

function barredText(bars: readonly DeletionBar[]): string {
  const names = [...new Set(bars.map(({ company }) => company).filter((name) => name !== ''))];
  if (names.length === 0) return 'Contul demonstrativ nu se închide.';
  return `Contul nu se poate închide acum: la ${names.join(', ')} sunt documente pe drum la ANAF. Așteptați răspunsul, apoi încercați din nou.`;
}

/** Whose closing a link is of, and when it ends; the refusal where it opens nothing. */
async function closingOf(
  parts: LeavingCallParts,
  link: string,
  { network }: RequestOrigin,
): Promise<{ readonly user: number; readonly deleteAt: Date } | RefusedReply> {
  const waitMs = await parts.links.take(network);
  if (waitMs > 0) return refused('too-many-requests', { waitMs });
  return asNobody(parts.db, async (tx) => {
    const found = await seeLink(tx, parts, 'leaving', link);
    if (typeof found === 'string') return linkRefusal(found === 'withdrawn' ? 'kept' : found);
    const { user } = found;
    if (user === null) throw new Error('A link of a closing account belongs to nobody.');
    await becomeUser(tx, user);
    const { rows } = await sql<{
      delete_at: Date;
    }>`select delete_at from account_closing where user_id = ${user}`.execute(tx);
    const [row] = rows;
    return row === undefined ? linkRefusal('kept') : { user, deleteAt: row.delete_at };
  });
}
