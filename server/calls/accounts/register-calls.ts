/** The calls of who is not signed in: an account is made, found to be free, activated, its password forgotten and set anew. */
import { sql } from 'kysely';
import { isValidCui } from '@/domain/identifiers/cui';
import { confirmAddress } from '../../accounts/change-address';
import { askForReset, resetPassword } from '../../accounts/forgotten-password';
import { PASSWORD_TEXTS, passwordTrouble } from '../../accounts/password-rules';
import { type AccountParts, activate, register } from '../../accounts/register';
import { placeWords } from '../../database/audit';
import { accountHash, type SecurityLog } from '../../process/security-log';
import type { AttemptLimit } from '../../session/attempt-limit';
import { deviceWords } from '../../session/device-words';
import { addressKey, oneAddress } from '../../session/one-address';
import type { Passwords } from '../../session/password';
import type { CallHandlers, RequestOrigin } from '../call-handler';
import { done, type RefusedReply, type Reply, refused } from '../reply';
import { linkRefusal } from './link-texts';

export interface RegisterCallParts extends AccountParts {
  readonly passwords: Passwords;
  /** False: nothing goes out, and no letter can be read here. */
  readonly hasMail: boolean;
  readonly security: SecurityLog;
  /** By network: letters that are asked for, addresses that are looked for, links that are tried. */
  readonly letters: AttemptLimit;
  readonly availability: AttemptLimit;
  readonly links: AttemptLimit;
}

type RegisterCallName = 'Register' | 'AvailableAccount' | 'ActivateAccount' | 'ForgotPassword' | 'ChangePasswordForgot';

export function registerCalls(parts: RegisterCallParts): Pick<CallHandlers, RegisterCallName> {
  return {
    Register: {
      kind: 'open',
      run: async ({ body: { user } }, origin) => {
        const email = oneAddress(user.email);
        const wrong = await barred(parts, parts.letters, origin);
        if (wrong !== undefined) return wrong;
        if (email === undefined) return refused('bad-address');
        const trouble = passwordTrouble(user.password, [email, user.firstName, user.lastName]);
        if (trouble !== undefined) return refused('weak-password', { text: PASSWORD_TEXTS[trouble] });
        if (user.company !== null && !isValidCui(user.company.cif))
          return refused('invalid-request', { fields: ['user.company.cif'] });
        await register(parts, { ...user, email });
        return done({});
      },
    },
    AvailableAccount: {
      kind: 'open',
      run: async ({ body }, { network }) => {
        const waitMs = await parts.availability.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        if (oneAddress(body.email) === undefined) return refused('bad-address');
        const { rows } = await sql`select id from account_by_email(${addressKey(body.email)})`.execute(parts.db.kysely);
        return done({ available: rows.length === 0 });
      },
    },
    ActivateAccount: {
      kind: 'open',
      run: async ({ body: { hash, code } }, origin) => {
        const waitMs = await parts.links.take(origin.network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        if (hash.startsWith('email.')) return newAddress(parts, `${hash}.${code}`, origin);
        const made = await activate(parts, `${hash}.${code}`);
        return typeof made === 'string' ? linkRefusal(made) : done({ email: made.email });
      },
    },
    ForgotPassword: {
      kind: 'open',
      run: async ({ body }, origin) => {
        const wrong = await barred(parts, parts.letters, origin);
        if (wrong !== undefined) return wrong;
        const email = oneAddress(body.email);
        if (email === undefined) return refused('bad-address');
        await askForReset(parts, email);
        const { network, request } = origin;
        const account = accountHash(parts.secret, addressKey(email));
        parts.security.ofAnybody({ event: 'reset-asked', account, network, request });
        return done({});
      },
    },
    ChangePasswordForgot: {
      kind: 'open',
      run: async ({ body: { hash, newPass } }, { network, request }) => {
        const waitMs = await parts.links.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const result = await resetPassword(parts, hash, newPass);
        if (typeof result === 'string') return linkRefusal(result);
        if ('trouble' in result) return refused('weak-password', { text: PASSWORD_TEXTS[result.trouble] });
        parts.security.ofAccount({ event: 'password-reset', user: result.user, network, request });
        return done({});
      },
    },
  };
}

/** The link stands on its own: whoever opens it need not be signed in. */
async function newAddress(
  parts: RegisterCallParts,
  secret: string,
  { agent, network, request }: RequestOrigin,
): Promise<Reply> {
  const changed = await confirmAddress(parts, secret, placeWords(deviceWords(agent), network));
  if (typeof changed === 'string') return linkRefusal(changed);
  parts.security.ofAccount({ event: 'email-changed', user: changed.user, network, request });
  return done({ email: changed.email });
}

async function barred(
  { hasMail }: RegisterCallParts,
  limit: AttemptLimit,
  { network }: RequestOrigin,
): Promise<RefusedReply | undefined> {
  if (!hasMail) return refused('mail-unavailable');
  const waitMs = await limit.take(network);
  return waitMs > 0 ? refused('too-many-requests', { waitMs }) : undefined;
}
