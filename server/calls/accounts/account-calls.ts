/** What a signed-in person sees and changes of the own account. */
import type { BodyInputOf } from '@/api/call';
import type { AddUserAuthenticator, UpdateUserData } from '@/api/calls/account-calls';
import type { PersonChanges } from '@/api/entities/person';
import { withdrawLinks } from '../../accounts/account-links';
import { accountView } from '../../accounts/account-view';
import { askForAddress } from '../../accounts/change-address';
import { putPassword } from '../../accounts/forgotten-password';
import { beginFactor, confirmFactor, removeFactor, renewRecovery } from '../../accounts/own-factor';
import { PASSWORD_TEXTS, passwordTrouble } from '../../accounts/password-rules';
import { putPerson } from '../../accounts/person';
import { putPreferences } from '../../accounts/preferences';
import { isUnproven, type OwnAccount, type Proof, proveSelf, type Unproven } from '../../accounts/prove-self';
import type { AccountParts } from '../../accounts/register';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { type AuditKind, auditUser, placeWords } from '../../database/audit';
import type { AccountEvent, SecurityLog } from '../../process/security-log';
import type { AttemptLimit } from '../../session/attempt-limit';
import { deviceWords } from '../../session/device-words';
import { addressKey, oneAddress } from '../../session/one-address';
import type { Passwords } from '../../session/password';
import { endFamilies, endFamily } from '../../session/session-family';
import type { Caller, CallHandlers, RequestOrigin } from '../call-handler';
import { done, type Reply, refused } from '../reply';

export interface AccountCallParts extends AccountParts {
  readonly passwords: Passwords;
  readonly security: SecurityLog;
  /** Tries to prove oneself, by account. */
  readonly proofs: AttemptLimit;
  /** False: nothing goes out, so no address can be confirmed. */
  readonly hasMail: boolean;
}

type AccountCallName =
  | 'GetAccount'
  | 'ChangePassword'
  | 'UpdateUserData'
  | 'UpdatePreferences'
  | 'AddUserAuthenticator'
  | 'RemoveUserAuthenticator'
  | 'RenewRecoveryCodes'
  | 'EndSessions';

/** Somebody else's account: as if it were not there. */
const NOT_OWN = refused('not-found');

export function accountCalls(parts: AccountCallParts): Pick<CallHandlers, AccountCallName> {
  const { now } = parts;
  return {
    GetAccount: {
      kind: 'signed',
      run: (_input, caller, db) => asUser(db, caller.userId, async (tx) => done(await accountView(tx, parts, caller))),
    },
    ChangePassword: {
      kind: 'signed',
      run: ({ body: { user, oldPass: password, ...rest } }, caller, _db, origin) =>
        changePassword(parts, { user, password, ...rest }, caller, origin),
    },
    UpdateUserData: {
      kind: 'signed',
      run: ({ body }, caller, _db, origin) => updateUser(parts, body, caller, origin),
    },
    UpdatePreferences: {
      kind: 'signed',
      run: ({ body: { changes } }, { userId }, db) =>
        asUser(db, userId, async (tx) => done({ preferences: await putPreferences(tx, userId, changes) })),
    },
    AddUserAuthenticator: {
      kind: 'signed',
      run: ({ body }, caller, _db, origin) => addFactor(parts, body, caller, origin),
    },
    RemoveUserAuthenticator: {
      kind: 'signed',
      run: ({ body }, caller, _db, origin) =>
        proven(parts, body, caller, async (tx, account) => {
          await removeFactor(tx, parts, account, caller.familyId);
          await note(tx, parts, 'account.factor-off', origin);
          tell(parts, 'factor-off', caller, origin);
          return done({});
        }),
    },
    RenewRecoveryCodes: {
      kind: 'signed',
      run: ({ body }, caller, _db, origin) =>
        proven(parts, body, caller, async (tx, { totp_sealed }) => {
          if (totp_sealed === null) return NOT_OWN;
          await note(tx, parts, 'account.recovery-codes', origin);
          return done({ recoveryCodes: await renewRecovery(tx, caller.userId) });
        }),
    },
    EndSessions: {
      kind: 'signed',
      run: ({ body: { sessions } }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          const why = 'ended-elsewhere';
          const ended =
            sessions === 'others'
              ? await endFamilies(tx, why, now(), { but: caller.familyId })
              : await endFamily(tx, sessions, why, now());
          await note(tx, parts, 'session.ended', origin);
          tell(parts, 'sessions-ended', caller, origin);
          return done({ ended });
        }),
    },
  };
}

async function changePassword(
  parts: AccountCallParts,
  { newPass, ...proof }: Proof & { readonly newPass: string },
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  const passwordHash = await parts.passwords.hash(newPass);
  return proven(parts, proof, caller, async (tx, { id, email, first_name, last_name }) => {
    const trouble = passwordTrouble(newPass, [email, first_name, last_name]);
    if (trouble !== undefined) return refused('weak-password', { text: PASSWORD_TEXTS[trouble] });
    await putPassword(tx, parts, { user: id, passwordHash, email });
    await endFamilies(tx, 'password-changed', parts.now(), { but: caller.familyId });
    await note(tx, parts, 'account.password', origin);
    tell(parts, 'password-changed', caller, origin);
    return done({});
  });
}

/** Names at once; another address is asked for, and counts when its link was opened. */
async function updateUser(
  parts: AccountCallParts,
  { userId, updateUser: { email, ...person }, password, code }: BodyInputOf<typeof UpdateUserData>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  if (userId !== caller.userId) return NOT_OWN;
  if (email === undefined) {
    return asUser(parts.db, caller.userId, (tx) => keepPerson(tx, parts, person, caller, origin));
  }
  const address = oneAddress(email);
  if (address === undefined) return refused('bad-address');
  if (!parts.hasMail) return refused('mail-unavailable');
  if (password === undefined) return refused('invalid-request', { fields: ['password'] });
  const proof = { user: userId, password, ...(code === undefined ? {} : { code }) };
  return proven(parts, proof, caller, async (tx, account) => {
    if (addressKey(address) === account.email_key) {
      await withdrawLinks(tx, parts, account.id, ['email']);
    } else {
      const { waitMs } = await askForAddress(tx, parts, account, { email: address, family: caller.familyId });
      if (waitMs > 0) return refused('too-many-requests', { waitMs });
      tell(parts, 'email-asked', caller, origin);
    }
    await keepPerson(tx, parts, person, caller, origin);
    // The same answer whatever the address is.
    return done({});
  });
}

async function keepPerson(
  tx: TenantTransaction,
  parts: AccountCallParts,
  changes: PersonChanges,
  { userId }: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  await note(tx, parts, 'account.particulars', origin);
  return done({ person: await putPerson(tx, userId, changes) });
}

/** The first step shows a secret; the second, with its first code, turns the factor on. */
function addFactor(
  parts: AccountCallParts,
  { firstCode, ...proof }: BodyInputOf<typeof AddUserAuthenticator>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<Reply> {
  return proven(parts, proof, caller, async (tx, account) => {
    if (firstCode === undefined) return done(await beginFactor(tx, parts, account));
    const recoveryCodes = await confirmFactor(tx, parts, account, { code: firstCode, family: caller.familyId });
    if (recoveryCodes === undefined) return refused('wrong-code');
    await note(tx, parts, 'account.factor-on', origin);
    tell(parts, 'factor-on', caller, origin);
    return done({ recoveryCodes });
  });
}

async function proven(
  parts: AccountCallParts,
  proof: Proof,
  caller: Caller,
  work: (tx: TenantTransaction, account: OwnAccount) => Promise<Reply>,
): Promise<Reply> {
  if (proof.user !== caller.userId) return NOT_OWN;
  const answer: Reply | Unproven = await proveSelf(parts, proof, work);
  if (!isUnproven(answer)) return answer;
  const { refused: code, waitMs } = answer;
  return refused(code, waitMs === undefined ? {} : { waitMs });
}

function note(
  tx: TenantTransaction,
  { now }: AccountCallParts,
  kind: AuditKind,
  { agent, network }: RequestOrigin,
): Promise<void> {
  return auditUser(tx, { kind, at: new Date(now()), from: placeWords(deviceWords(agent), network) });
}

function tell(
  { security }: AccountCallParts,
  event: AccountEvent['event'],
  { userId }: Caller,
  { network, request }: RequestOrigin,
): void {
  security.ofAccount({ event, user: userId, network, request });
}
