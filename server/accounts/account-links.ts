/**
 * Links that are good once: `kind.random.seal`, where the seal is an HMAC of the rest, so that what we did not write is refused
 * before anything is looked up. At rest a hash alone; what the link is about is sealed with a key outside the database.
 *
 *   kept ──taken──► used          withdrawn, over: it opens nothing, and says so
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/app-database';
import type { TokenCipher } from '../process/token-cipher';
import { sameText } from '../session/same-text';
import type { Tables } from '../tables';

export type LinkKind = Tables['account_link']['kind'];

const HOUR_MS = 60 * 60_000;
/** How long each is good. */
export const LINK_MS: Readonly<Record<LinkKind, number>> = {
  activation: 24 * HOUR_MS,
  reset: HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
  email: 24 * HOUR_MS,
  leaving: 30 * 24 * HOUR_MS,
};

export interface LinkParts {
  readonly cipher: TokenCipher;
  /** Seals links. */
  readonly secret: string;
  readonly now: () => number;
}

export interface NewLink {
  readonly kind: LinkKind;
  readonly user?: number;
  readonly company?: number;
  readonly content: object;
  /** It opens nothing: made for an address that has no account, so that both cost the same. */
  readonly dud?: boolean;
}

export interface FoundLink {
  readonly user: number | null;
  readonly company: number | null;
  readonly content: unknown;
  readonly until: Date;
}

/** `unknown`: not whole, or not ours. */
export type LinkTrouble = 'unknown' | 'used' | 'withdrawn' | 'over';

/** A new link before it is kept: its secret for the letter, and what of it is kept. */
export function newLink(
  parts: LinkParts,
  link: NewLink,
): { readonly secret: string; readonly hash: string; readonly sealed: Buffer; readonly until: Date } {
  const signed = `${link.kind}.${randomBytes(32).toString('base64url')}`;
  const secret = `${signed}.${seal(parts.secret, signed)}`;
  const hash = linkHash(secret);
  const now = parts.now();
  const until = new Date(link.dud === true ? now : now + LINK_MS[link.kind]);
  return { secret, hash, until, sealed: parts.cipher.seal(JSON.stringify(link.content), `link-${hash}`) };
}

/** The secret that stands in the link, behind `#`. */
export async function keepLink(tx: TenantTransaction, parts: LinkParts, link: NewLink): Promise<string> {
  const { secret, hash, until, sealed } = newLink(parts, link);
  await sql`select keep_link(${hash}, ${link.kind}, ${link.user ?? null}, ${link.company ?? null}, ${sealed},
    ${new Date(parts.now())}, ${until})`.execute(tx);
  return secret;
}

/** What a kept link is about; undefined where it was sealed with another key, or for another link. */
export function openSealed(parts: LinkParts, hash: string, sealed: Buffer): unknown {
  const plain = parts.cipher.open(sealed, `link-${hash}`);
  return plain === undefined ? undefined : JSON.parse(plain);
}

interface Row {
  readonly user_id: number | null;
  readonly company_id: number | null;
  readonly sealed: Buffer;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly withdrawn_at: Date | null;
}

/** What a link is about, without using it up. */
export async function seeLink(
  tx: TenantTransaction,
  parts: LinkParts,
  kind: LinkKind,
  secret: string,
): Promise<FoundLink | LinkTrouble> {
  if (!isOurs(parts.secret, kind, secret)) return 'unknown';
  const hash = linkHash(secret);
  const { rows } = await sql<Row>`select * from see_link(${hash}, ${kind})`.execute(tx);
  const [row] = rows;
  const content = row === undefined ? undefined : openSealed(parts, hash, row.sealed);
  if (row === undefined || content === undefined) return 'unknown';
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.expires_at.getTime() <= parts.now()) return 'over';
  return { user: row.user_id, company: row.company_id, content, until: row.expires_at };
}

/** As `seeLink`, and used up: of two at once one has it. Given back where the transaction is. */
export async function takeLink(
  tx: TenantTransaction,
  parts: LinkParts,
  kind: LinkKind,
  secret: string,
): Promise<FoundLink | LinkTrouble> {
  const found = await seeLink(tx, parts, kind, secret);
  if (typeof found === 'string') return found;
  const { rows } = await sql<{ taken: boolean }>`
    select take_link(${linkHash(secret)}, ${kind}, ${new Date(parts.now())}) as taken`.execute(tx);
  return rows[0]?.taken === true ? found : 'used';
}

/** In the account's transaction: those of these kinds that are on their way open nothing any more. */
export async function withdrawLinks(
  tx: TenantTransaction,
  { now }: Pick<LinkParts, 'now'>,
  user: number,
  kinds: readonly LinkKind[],
): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ withdrawn_at: new Date(now()) })
    .where('user_id', '=', user)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

function isOurs(key: string, kind: LinkKind, secret: string): boolean {
  const end = secret.lastIndexOf('.');
  const signed = secret.slice(0, Math.max(0, end));
  return signed.startsWith(`${kind}.`) && sameText(secret.slice(end + 1), seal(key, signed));
}

function seal(key: string, signed: string): string {
  return createHmac('sha256', key).update(`link ${signed}`).digest('base64url').slice(0, 22);
}

/** As it is kept. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
