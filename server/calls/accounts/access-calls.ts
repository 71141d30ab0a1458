/** The calls by which the people of a company let others in, and take access away. */
import {
  type AccessTrouble,
  acceptInvitation,
  giveRole,
  invite,
  isAddressOf,
  openInvitations,
  peopleOf,
  roleIn,
  seeInvitation,
  takeAccess,
} from '../../accounts/company-access';
import { pageLink } from '../../accounts/page-link';
import type { AccountParts } from '../../accounts/register';
import { accountName } from '../../connections/tickets';
import { asUser } from '../../database/as-user';
import type { AccountEvent, SecurityLog } from '../../process/security-log';
import type { AttemptLimit } from '../../session/attempt-limit';
import { oneAddress } from '../../session/one-address';
import type { Caller, CallHandlers, RequestOrigin } from '../call-handler';
import { done, type Reply, refused } from '../reply';
import { linkRefusal } from './link-texts';

export interface AccessCallParts extends AccountParts {
  readonly hasMail: boolean;
  readonly security: SecurityLog;
  /** Invitations of an account. */
  readonly invitations: AttemptLimit;
}

type AccessCallName =
  | 'SendAuthorizationByEmail'
  | 'GetAuthorization'
  | 'AccessCompany'
  | 'RemoveAccess'
  | 'GetCompanyPeople'
  | 'SetCompanyRole'
  | 'WithdrawAccessInvitation';

export function accessCalls(parts: AccessCallParts): Pick<CallHandlers, AccessCallName> {
  return {
    SendAuthorizationByEmail: { kind: 'signed', run: ({ body }, caller, _db, origin) => sendInvitation(parts, body, caller, origin) },
    GetAuthorization: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const found = await seeInvitation(tx, parts, body.accessId);
          if (typeof found === 'string') return linkRefusal(found);
          const { companyId, company, cif, invitedBy, until, email } = found;
          const mine = await isAddressOf(tx, userId, email);
          return done({ invitation: { companyId, company, cif, invitedBy, until: until.toISOString(), mine } });
        }),
    },
    AccessCompany: {
      kind: 'signed',
      run: ({ body }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          if (body.user !== caller.userId) return refused('not-found');
          const given = { secret: body.accessId, user: caller.userId, company: body.company };
          const trouble = await acceptInvitation(tx, parts, given);
          if (trouble === 'other-address') return refused('invitation-of-other');
          if (trouble !== undefined) return linkRefusal(trouble);
          tell(parts, 'access-given', caller, origin, body.company);
          return done({});
        }),
    },
    RemoveAccess: {
      kind: 'signed',
      run: ({ body: { company, user } }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          const ended = await takeAccess(tx, company, user);
          if (ended === 'ok') tell(parts, 'access-taken', caller, origin, company);
          return ended === 'ok' ? done({}) : accessRefusal(ended);
        }),
    },
    GetCompanyPeople: {
      kind: 'signed',
      run: ({ body: { company } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const role = await roleIn(tx, company);
          if (role === undefined) return refused('company-denied');
          const invitations = role === 'user' ? [] : await openInvitations(tx, parts, company);
          return done({ people: await peopleOf(tx, company), invitations });
        }),
    },
    SetCompanyRole: {
      kind: 'signed',
      run: ({ body: { company, user, role } }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          if ((await roleIn(tx, company)) === undefined) return refused('company-denied');
          const ended = await giveRole(tx, company, user, role);
          if (ended === 'ok') tell(parts, 'role-given', caller, origin, company);
          return ended === 'ok' ? done({}) : accessRefusal(ended);
        }),
    },
    WithdrawAccessInvitation: {
      kind: 'signed',
      run: ({ body: { company, id } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const role = await roleIn(tx, company);
          if (role === undefined) return refused('company-denied');
          if (role === 'user') return refused('role-denied');
          await tx
            .updateTable('account_link')
            .set({ withdrawn_at: new Date(parts.now()) })
            .where('company_id', '=', company)
            .where('secret_hash', '=', id)
            .where('used_at', 'is', null)
            .execute();
          return done({});
        }),
    },
  };
}

async function sendInvitation(
  parts: AccessCallParts,
  { link, email, company }: { readonly link: string; readonly email: string; readonly company: number },
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  if (!parts.hasMail) return refused('mail-unavailable');
  const address = oneAddress(email);
  if (address === undefined) return refused('bad-address');
  // Where the letter leads is ours to say.
  if (link !== '' && link !== pageLink(parts.origin, 'invitation')) return refused('invalid-request', { fields: ['link'] });
  const waitMs = await parts.invitations.take(String(caller.userId));
  if (waitMs > 0) return refused('too-many-requests', { waitMs });
  return asUser(parts.db, caller.userId, async (tx) => {
    const invitedBy = await accountName(tx, caller.userId);
    const trouble = await invite(tx, parts, { company, email: address, invitedBy });
    if (trouble === 'not-found') return refused('company-denied');
    if (trouble !== undefined) return accessRefusal(trouble);
    tell(parts, 'access-offered', caller, origin, company);
    return done({});
  });
}

function accessRefusal(trouble: AccessTrouble): Reply {
  return refused(trouble);
}

function tell(
  { security }: AccessCallParts,
  event: AccountEvent['event'],
  { userId }: Caller,
  { network, request }: RequestOrigin,
  company: number,
): void {
  security.ofAccount({ event, user: userId, company, network, request });
}
