/**
 * The second factor of one's own account, in two steps:
 *
 *   off ──password──► pending (a secret is shown) ──its first code──► on, with ten recovery codes
 *    ▲                    └──password──► pending anew                    │
 *    └──────────────────────────password and code───────────────────────┘
 *
 * Invariants: a secret that nobody has shown a code of opens and closes nothing; what turns on or off ends the other sessions,
 * and the address is told.
 */
import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { TenantTransaction } from '../database/app-database';
import { factorChangedLetter } from '../mail/letters/account-letters';
import { queueMail } from '../mail/queue-mail';
import { factorOwner, hashRecoveryCode } from '../session/second-factor';
import { endFamilies } from '../session/session-family';
import { pageLink } from './page-link';
import type { OwnAccount } from './prove-self';
import type { AccountParts } from './register';

const ISSUER = 'Condica';
const TOLERANCE_S = 30;
const RECOVERY_CODES = 10;
/** Without those that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface NewFactor {
  readonly secret: string;
  readonly uri: string;
}

export async function beginFactor(tx: TenantTransaction, parts: AccountParts, account: OwnAccount): Promise<NewFactor> {
  const secret = generateSecret();
  await tx
    .updateTable('app_user')
    .set({ totp_pending_sealed: parts.cipher.seal(secret, factorOwner(account.id)) })
    .where('id', '=', account.id)
    .execute();
  return { secret, uri: generateURI({ issuer: ISSUER, label: account.email, secret }) };
}

/** The recovery codes, told this once; undefined: the code is not of the secret that was shown last. */
export async function confirmFactor(
  tx: TenantTransaction,
  parts: AccountParts,
  account: OwnAccount,
  { code, family }: { readonly code: string; readonly family: string },
): Promise<readonly string[] | undefined> {
  const pending = account.totp_pending_sealed;
  const secret = pending === null ? undefined : parts.cipher.open(pending, factorOwner(account.id));
  if (pending === null || secret === undefined) return undefined;
  const timeStep = await stepOf(secret, code, parts.now());
  if (timeStep === undefined) return undefined;
  await tx
    .updateTable('app_user')
    // The code that turned it on is used up by it.
    .set({
      totp_sealed: pending,
      totp_pending_sealed: null,
      totp_since: new Date(parts.now()),
      totp_time_step: timeStep,
    })
    .where('id', '=', account.id)
    .execute();
  await tellChange(tx, parts, account, { on: true, family });
  return renewRecovery(tx, account.id);
}

async function stepOf(secret: string, code: string, now: number): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = await verify({ secret, token, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE_S });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

export async function removeFactor(
  tx: TenantTransaction,
  parts: AccountParts,
  account: OwnAccount,
  family: string,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ totp_sealed: null, totp_pending_sealed: null, totp_since: null })
    .where('id', '=', account.id)
    .execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', account.id).execute();
  await tellChange(tx, parts, account, { on: false, family });
}

async function tellChange(
  tx: TenantTransaction,
  parts: AccountParts,
  { email }: OwnAccount,
  { on, family }: { readonly on: boolean; readonly family: string },
): Promise<void> {
  await endFamilies(tx, 'factor-changed', parts.now(), { but: family });
  await queueMail(tx, parts, { to: email, letter: factorChangedLetter(on, pageLink(parts.origin, 'password')) });
}

/** Ten new ones; those of before are good no longer. */
export async function renewRecovery(tx: TenantTransaction, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code), used_at: null }));
  await tx.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** 24 of 31 signs: 118 bits, so that a fast hash keeps them (ASVS 5.0, 6.5.2). In groups of four. */
function newCode(): string {
  const groups = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  );
  return groups.join('-');
}
