/** The calls by which a company's people see, give and take access to it. What is refused here the database refuses too. */
import { endAssignment } from '../../accounts/assignments';
import { type AccessOutcome, changeRole, namedCompany, peopleOf, removeAccess } from '../../accounts/company-people';
import {
  acceptInvitation,
  invite,
  openInvitations,
  seeInvitation,
  withdrawInvitation,
} from '../../accounts/invitations';
import { pageLink } from '../../accounts/page-link';
import type { AccountParts } from '../../accounts/register';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { type AuditEntry, auditCompany, placeWords } from '../../database/audit';
import { accessRemovedLetter, roleChangedLetter } from '../../mail/letters/access-letters';
import { queueMail } from '../../mail/queue-mail';
import type { SecurityLog } from '../../process/security-log';
import type { AttemptLimit } from '../../session/attempt-limit';
import { deviceWords } from '../../session/device-words';
import { addressKey, oneAddress } from '../../session/one-address';
import type { Caller, CallHandlers, CallInputOf, RequestOrigin } from '../call-handler';
import { isMyCompany } from '../company-access';
import { RefusedEffect } from '../idempotent';
import { done, type RefusedReply, type Reply, refused } from '../reply';
import { accessRefusal } from './access-refusal';
import { linkRefusal } from './link-texts';

export interface AccessCallParts extends AccountParts {
  readonly hasMail: boolean;
  readonly security: SecurityLog;
  /** Invitations that an account sends. */
  readonly invitations: AttemptLimit;
  readonly invitationsOfDay: AttemptLimit;
  /** Links that a network tries. */
  readonly links: AttemptLimit;
}

type AccessCallName =
  | 'ListAccess'
  | 'GetAuthorization'
  | 'SendAuthorizationByEmail'
  | 'AccessCompany'
  | 'RemoveAccess'
  | 'WithdrawInvitation';

export function accessCalls(parts: AccessCallParts): Pick<CallHandlers, AccessCallName> {
  return {
    ListAccess: {
      kind: 'signed',
      run: ({ body: { company } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          const people = await peopleOf(tx, company);
          const invitations = await openInvitations(tx, parts, company);
          return done({
            link: pageLink(parts.origin, 'invitation'),
            people: people.map(({ userId: user, since, ...person }) => {
              return { user, ...person, since: since.toISOString(), own: user === userId };
            }),
            invitations: invitations.map(({ id, email, role, invitedBy, until }) => {
              return { id, email, role, invitedBy, until: until.toISOString() };
            }),
          });
        }),
    },
    GetAuthorization: {
      kind: 'signed',
      run: async ({ body: { accessId } }, { userId }, db, { network }) => {
        const waitMs = await parts.links.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const found = await seeInvitation(parts, accessId);
        if (typeof found === 'string') return linkRefusal(found);
        const own = await asUser(db, userId, (tx) => isInvited(tx, userId, found.email));
        const { companyId: _id, until, ...invitation } = found;
        return done({ invitation: { ...invitation, until: until.toISOString(), own } });
      },
    },
    SendAuthorizationByEmail: {
      kind: 'signed',
      run: (input, caller, _db, origin) => sendInvitation(parts, input, caller, origin),
    },
    AccessCompany: { kind: 'signed', run: (input, caller, _db, origin) => access(parts, input, caller, origin) },
    RemoveAccess: {
      kind: 'signed',
      run: (input, caller, _db, origin) => remove(parts, input, caller, origin).catch(refusalOf),
    },
    WithdrawInvitation: {
      kind: 'signed',
      run: ({ body: { company, id } }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          if (!(await withdrawInvitation(tx, parts, { companyId: company, id })))
            return (await isOpen(tx, parts, company, id)) ? accessRefusal('access-denied') : refused('not-found');
          await note(tx, parts, caller, origin, { company, kind: 'access.withdrawn' });
          return done({});
        }),
    },
  };
}

async function sendInvitation(
  parts: AccessCallParts,
  { body: { company, link, email: given, role = 'user' } }: CallInputOf<'SendAuthorizationByEmail'>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  // The letter's link is the server's own: what asks for another one is a page of somebody else's.
  if (link !== pageLink(parts.origin, 'invitation')) return refused('invalid-request', { fields: ['link'] });
  if (!parts.hasMail) return refused('mail-unavailable');
  const email = oneAddress(given);
  if (email === undefined) return refused('bad-address');
  return asUser(parts.db, caller.userId, async (tx) => {
    const named = await namedCompany(tx, company);
    if (named === undefined) return refused('company-denied');
    const people = await peopleOf(tx, company);
    if (people.some((person) => addressKey(person.email) === addressKey(email))) return accessRefusal('access-there');
    const invitedBy = people.find(({ userId }) => userId === caller.userId)?.name ?? '';
    const subject = String(caller.userId);
    const waitMs = (await parts.invitations.take(subject)) || (await parts.invitationsOfDay.take(subject));
    if (waitMs > 0) return refused('too-many-requests', { waitMs });
    const content = { companyId: company, company: named.name, cif: named.cif, email, invitedBy, role };
    const until = await invite(tx, parts, content);
    if (until === undefined) return accessRefusal('access-denied');
    if (until === 'full') return refused('too-many-requests', { text: FULL });
    await note(tx, parts, caller, origin, { company, kind: 'access.invited', subject: email, after: { role } });
    return done({ until: until.toISOString() });
  });
}

const FULL = 'Firma are deja 50 de invitații nefolosite. Retrageți dintre ele, apoi invitați din nou.';

/** One's own coming in by an invitation, or another role for somebody of the company. */
async function access(
  parts: AccessCallParts,
  { body: { company, user, invite: secret, role } }: CallInputOf<'AccessCompany'>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  if ((secret === undefined) === (role === undefined)) return refused('invalid-request', { fields: ['role'] });
  if (secret !== undefined) {
    if (user !== caller.userId) return refused('not-found');
    return comeIn(parts, { company, secret }, caller, origin);
  }
  if (role === undefined) return refused('invalid-request', { fields: ['role'] });
  return asUser(parts.db, caller.userId, async (tx) => {
    const named = await namedCompany(tx, company);
    if (named === undefined) return refused('company-denied');
    const people = await peopleOf(tx, company);
    const outcome = await changeRole(tx, { companyId: company, userId: user, role });
    if (outcome !== 'done') return OUTCOMES[outcome];
    const person = people.find(({ userId }) => userId === user);
    const by = people.find(({ userId }) => userId === caller.userId)?.name ?? '';
    if (person !== undefined && person.role !== role && user !== caller.userId) {
      const letter = roleChangedLetter({ company: named.name, cif: named.cif, by, role }, companiesPage(parts));
      await queueMail(tx, parts, { to: person.email, letter });
    }
    await note(tx, parts, caller, origin, {
      ...{ company, kind: 'access.role', subject: person?.name ?? '' },
      ...{ before: { role: person?.role }, after: { role } },
    });
    return done({ role });
  });
}

async function comeIn(
  parts: AccessCallParts,
  { company, secret }: { readonly company: number; readonly secret: string },
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  const waitMs = await parts.links.take(origin.network);
  if (waitMs > 0) return refused('too-many-requests', { waitMs });
  const found = await seeInvitation(parts, secret);
  if (typeof found === 'string') return linkRefusal(found);
  if (found.companyId !== company) return refused('not-found');
  return asUser(parts.db, caller.userId, async (tx) => {
    if (!(await isInvited(tx, caller.userId, found.email))) return accessRefusal('invitation-other');
    const role = await acceptInvitation(tx, parts, secret);
    if (role === 'used') return linkRefusal('used');
    await note(tx, parts, caller, origin, { company, kind: 'access.given', subject: found.email, after: { role } });
    return done({ role });
  });
}

function remove(
  parts: AccessCallParts,
  { body: { company, user } }: CallInputOf<'RemoveAccess'>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  return asUser(parts.db, caller.userId, async (tx) => {
    const named = await namedCompany(tx, company);
    if (named === undefined) return refused('company-denied');
    const people = await peopleOf(tx, company);
    const person = people.find(({ userId }) => userId === user);
    await endAssignment(tx, company, user);
    // Who goes himself writes it while he still may.
    const entry = {
      company,
      kind: 'access.removed',
      subject: person?.name ?? '',
      before: { role: person?.role },
    } as const;
    if (user === caller.userId) await note(tx, parts, caller, origin, entry);
    const outcome = await removeAccess(tx, { companyId: company, userId: user, at: new Date(parts.now()) });
    // Taken back with the transaction.
    if (outcome !== 'done') throw new RefusedEffect(OUTCOMES[outcome]);
    if (user !== caller.userId) await note(tx, parts, caller, origin, entry);
    const by = people.find(({ userId }) => userId === caller.userId)?.name ?? '';
    if (person !== undefined && user !== caller.userId) {
      const letter = accessRemovedLetter({ company: named.name, cif: named.cif, by }, companiesPage(parts));
      await queueMail(tx, parts, { to: person.email, letter });
    }
    return done({});
  });
}

/** What a transaction was taken back for. */
function refusalOf(error: unknown): RefusedReply {
  if (error instanceof RefusedEffect) return error.reply;
  throw error;
}

const OUTCOMES: Readonly<Record<Exclude<AccessOutcome, 'done'>, RefusedReply>> = {
  denied: accessRefusal('access-denied'),
  unknown: refused('not-found'),
  'last-owner': accessRefusal('last-owner'),
};

async function isInvited(tx: TenantTransaction, userId: number, email: string): Promise<boolean> {
  const account = await tx.selectFrom('app_user').select('email_key').where('id', '=', userId).executeTakeFirst();
  return account?.email_key === addressKey(email);
}

async function isOpen(tx: TenantTransaction, parts: AccountParts, company: number, id: string): Promise<boolean> {
  return (await openInvitations(tx, parts, company)).some((one) => one.id === id);
}

function companiesPage({ origin }: AccountParts): string {
  return pageLink(origin, 'companies');
}

const EVENTS = {
  'access.invited': 'invitation-sent',
  'access.withdrawn': 'invitation-withdrawn',
  'access.given': 'access-given',
  'access.role': 'role-changed',
  'access.removed': 'access-removed',
} as const;

/** Into the company's audit, and into the log of security. */
async function note(
  tx: TenantTransaction,
  { security, now }: AccessCallParts,
  { userId }: Caller,
  { network, agent, request }: RequestOrigin,
  {
    company,
    ...entry
  }: Omit<AuditEntry, 'at' | 'from' | 'kind'> & {
    readonly company: number;
    readonly kind: keyof typeof EVENTS;
  },
): Promise<void> {
  await auditCompany(tx, company, { ...entry, at: new Date(now()), from: placeWords(deviceWords(agent), network) });
  security.ofAccount({ event: EVENTS[entry.kind], user: userId, company, network, request });
}
