/**
 * Access to a company: an invitation to an address, accepted by the account of that address alone; taken away by owners and plan
 * administrators, or given up. The database's functions decide (migration 0018).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { CompanyPerson } from '@/api/calls/access-calls';
import type { CompanyRole } from '@/api/entities/company';
import type { TenantTransaction } from '../database/app-database';
import { invitationLetter } from '../mail/letters/account-letters';
import { queueMail } from '../mail/queue-mail';
import { addressKey } from '../session/one-address';
import { type FoundLink, keepLink, type LinkTrouble, linkHash, seeLink, takeLink } from './account-links';
import { pageLink } from './page-link';
import type { AccountParts } from './register';

const invitationSchema = v.object({ email: v.string(), invitedBy: v.string(), company: v.string(), cif: v.string() });

export interface Invitation extends v.InferOutput<typeof invitationSchema> {
  readonly companyId: number;
  readonly until: Date;
}

export type AccessTrouble = 'not-found' | 'role-denied' | 'last-owner';

/** Undefined: the caller does not work on it. */
export async function roleIn(tx: TenantTransaction, company: number): Promise<CompanyRole | undefined> {
  const { rows } = await sql<{ role: CompanyRole | null }>`select my_role(${company}) as role`.execute(tx);
  return rows[0]?.role ?? undefined;
}

/** `email`: one address. */
export async function invite(
  tx: TenantTransaction,
  parts: AccountParts,
  { company, email, invitedBy }: { readonly company: number; readonly email: string; readonly invitedBy: string },
): Promise<AccessTrouble | undefined> {
  const role = await roleIn(tx, company);
  if (role === undefined) return 'not-found';
  if (role === 'user') return 'role-denied';
  const { name, cif } = await tx
    .selectFrom('company')
    .select(['name', 'cif'])
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  const content = { email, invitedBy, company: name, cif };
  const secret = await keepLink(tx, parts, { kind: 'invitation', company, content });
  const letter = invitationLetter({ ...content, url: pageLink(parts.origin, 'invitation', secret) });
  await queueMail(tx, parts, { to: email, letter });
  return undefined;
}

export async function seeInvitation(
  tx: TenantTransaction,
  parts: AccountParts,
  secret: string,
): Promise<Invitation | LinkTrouble> {
  const found = await seeLink(tx, parts, 'invitation', secret);
  return typeof found === 'string' ? found : invitationOf(found);
}

function invitationOf({ content, company, until }: FoundLink): Invitation {
  if (company === null) throw new Error('An invitation names no company.');
  return { ...v.parse(invitationSchema, content), companyId: company, until };
}

/** In a transaction of who accepts. `other-address`: the invitation is another's. */
export async function acceptInvitation(
  tx: TenantTransaction,
  parts: AccountParts,
  { secret, user, company }: { readonly secret: string; readonly user: number; readonly company: number },
): Promise<LinkTrouble | 'other-address' | undefined> {
  const invitation = await seeInvitation(tx, parts, secret);
  if (typeof invitation === 'string') return invitation;
  if (invitation.companyId !== company) return 'unknown';
  if (!(await isAddressOf(tx, user, invitation.email))) return 'other-address';
  const taken = await takeLink(tx, parts, 'invitation', secret);
  if (typeof taken === 'string') return taken;
  await sql`select join_company(${linkHash(secret)})`.execute(tx);
  return undefined;
}

export async function isAddressOf(tx: TenantTransaction, user: number, email: string): Promise<boolean> {
  const account = await tx.selectFrom('app_user').select('email_key').where('id', '=', user).executeTakeFirst();
  return account?.email_key === addressKey(email);
}

interface PersonRow {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly since: Date;
}

export async function peopleOf(tx: TenantTransaction, company: number): Promise<readonly Omit<CompanyPerson, 'user'>[]> {
  const { rows } = await sql<PersonRow>`select * from company_people(${company})`.execute(tx);
  return rows.map(({ user_id: user, name, email, role, since }) => ({ user, name, email, role, since: since.toISOString() }));
}

/** Those that may still be accepted. */
export async function openInvitations(
  tx: TenantTransaction,
  parts: AccountParts,
  company: number,
): Promise<readonly { readonly id: string; readonly email: string; readonly until: string }[]> {
  const rows = await tx
    .selectFrom('account_link')
    .select(['secret_hash', 'sealed', 'expires_at'])
    .where('company_id', '=', company)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date(parts.now()))
    .orderBy('made_at')
    .execute();
  return rows.flatMap(({ secret_hash: id, sealed, expires_at }) => {
    const plain = parts.cipher.open(sealed, `link-${id}`);
    if (plain === undefined) return [];
    return [{ id, email: v.parse(invitationSchema, JSON.parse(plain)).email, until: expires_at.toISOString() }];
  });
}

type Ended = 'ok' | AccessTrouble;

export async function takeAccess(tx: TenantTransaction, company: number, user: number): Promise<Ended> {
  const { rows } = await sql<{ ended: Ended }>`select take_access(${company}, ${user}) as ended`.execute(tx);
  return rows[0]?.ended ?? 'not-found';
}

export async function giveRole(tx: TenantTransaction, company: number, user: number, role: CompanyRole): Promise<Ended> {
  const { rows } = await sql<{ ended: Ended }>`select give_role(${company}, ${user}, ${role}) as ended`.execute(tx);
  return rows[0]?.ended ?? 'not-found';
}
