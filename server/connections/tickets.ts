/**
 * One-time tickets to authorize one company at ANAF.
 *
 * Invariants: a ticket is good until it was used, withdrawn, or its time is over; consents may be begun with it several times,
 * because a certificate is often plugged in at the second try, but one only is kept; it names one company and gives nothing else.
 */
import { sql } from 'kysely';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { secretHash } from './one-time-secret';
import type { TicketKind } from './ticket-tables';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIFE_MS: Readonly<Record<TicketKind, number>> = { here: 10 * MINUTE_MS, invitation: 7 * DAY_MS };

export interface NewTicket {
  readonly id: string;
  readonly secret: string;
  readonly companyId: number;
  readonly kind: TicketKind;
  readonly madeBy: number;
  readonly now: number;
}

/** Until when it is good. In a transaction of its maker. */
export async function makeTicket(tx: TenantTransaction, ticket: NewTicket): Promise<Date> {
  const expires = new Date(ticket.now + LIFE_MS[ticket.kind]);
  await tx
    .insertInto('anaf_ticket')
    .values({
      id: ticket.id,
      company_id: ticket.companyId,
      secret_hash: secretHash(ticket.secret),
      kind: ticket.kind,
      made_by: ticket.madeBy,
      made_by_name: await accountName(tx, ticket.madeBy),
      made_at: new Date(ticket.now),
      expires_at: expires,
    })
    .execute();
  return expires;
}

/** As people know the account's owner: by name, else by address. */
export async function accountName(tx: TenantTransaction, userId: number): Promise<string> {
  const account = await tx
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${account.first_name} ${account.last_name}`.trim() || account.email;
}

/** False: it is not there, is over, or somebody else made it. */
export async function withdrawTicket(
  tx: TenantTransaction,
  { company, id, by }: { readonly company: number; readonly id: string; readonly by: number | 'anybody' },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('anaf_ticket')
    .set({ withdrawn_at: now })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .$if(by !== 'anybody', (query) => query.where('made_by', '=', Number(by)))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Ticket {
  readonly id: string;
  readonly companyId: number;
  readonly kind: TicketKind;
  readonly madeBy: number;
  readonly madeByName: string;
  readonly expiresAt: Date;
  readonly starts: number;
  readonly company: { readonly cif: string; readonly name: string };
}

/** Why a ticket opens nothing. */
export type TicketTrouble = 'unknown' | 'used' | 'withdrawn' | 'over';

export interface TicketAt {
  readonly db: AppDatabase;
  readonly secret: string;
  readonly now: number;
}

/** What a ticket opens, and `work` in its company's transaction. */
export async function withTicket<T>(
  { db, secret, now }: TicketAt,
  work: (tx: TenantTransaction, ticket: Ticket) => Promise<T>,
): Promise<T | TicketTrouble> {
  const hash = secretHash(secret);
  const { rows } = await sql<{ company: number | null }>`select company_of_ticket(${hash}) as company`.execute(
    db.kysely,
  );
  const companyId = rows[0]?.company ?? undefined;
  if (companyId === undefined) return 'unknown';
  return asCompany(db, companyId, async (tx) => {
    const ticket = await readTicket(tx, hash, now);
    return typeof ticket === 'string' ? ticket : work(tx, ticket);
  });
}

async function readTicket(tx: TenantTransaction, hash: string, now: number): Promise<Ticket | TicketTrouble> {
  const row = await tx
    .selectFrom('anaf_ticket')
    .innerJoin('company', 'company.id', 'anaf_ticket.company_id')
    .selectAll('anaf_ticket')
    .select(['company.cif', 'company.name'])
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.expires_at.getTime() <= now) return 'over';
  return {
    id: row.id,
    companyId: row.company_id,
    kind: row.kind,
    madeBy: row.made_by,
    madeByName: row.made_by_name,
    expiresAt: row.expires_at,
    starts: row.starts,
    company: { cif: row.cif, name: row.name },
  };
}
