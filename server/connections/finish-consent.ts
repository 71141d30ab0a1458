/**
 * The way back from ANAF: the code is exchanged for the person's tokens, which are kept before anything else is done with them.
 *
 *   state taken (once) ──code refused, service away──► nothing kept; the ticket stays good
 *         └──tokens──► ticket used (once) ──► kept: in use (an owner's own) or waiting for an owner's word (decides.ts)
 */
import { sql } from 'kysely';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { asUser } from '../database/as-user';
import { type KeepCredentialParts, keepCredential } from '../outside/anaf/keep-credential';
import type { OauthClient, TokenAnswer, TokenPair } from '../outside/anaf/oauth-client';
import type { TokenCipher } from '../process/token-cipher';
import { decides } from './decides';
import { secretHash } from './one-time-secret';
import type { TicketKind } from './ticket-tables';

export interface FinishParts {
  readonly db: AppDatabase;
  readonly oauth: OauthClient;
  readonly cipher: TokenCipher;
  readonly now: () => number;
  readonly newId: () => string;
  /** Lets go on what waits for these companies' authorization. */
  wake(tx: TenantTransaction, companyIds: readonly number[]): ReturnType<KeepCredentialParts['wake']>;
}

export interface ReturnFromAnaf {
  readonly state: string;
  readonly code: string;
  /** What the browser's cookie holds; '' where it brings none. */
  readonly browser: string;
}

export interface Connected {
  /** `waiting`: an owner of the company has to let in who came. */
  readonly outcome: 'in-use' | 'waiting';
  readonly kind: TicketKind;
  readonly companyId: number;
  readonly madeBy: number;
  readonly person: string;
  readonly company: { readonly cif: string; readonly name: string };
}

/**
 * `state-*`: the state is not ours, was used, is late, or is another browser's. `ticket-*`: somebody was faster, or the
 * invitation was taken back meanwhile. `code-refused`: ANAF does not take the code, which lives for a minute and is good once.
 */
export type ConsentTrouble =
  | 'state-unknown'
  | 'state-used'
  | 'state-late'
  | 'state-elsewhere'
  | 'ticket-used'
  | 'ticket-withdrawn'
  | 'code-refused'
  | 'client-refused'
  | 'anaf-away';

export async function finishConsent(parts: FinishParts, back: ReturnFromAnaf): Promise<Connected | ConsentTrouble> {
  const taken = await takeState(parts, back);
  if (typeof taken === 'string') return taken;
  const answer = await parts.oauth.exchangeCode(back.code);
  if (answer.kind !== 'tokens') return TROUBLE[answer.kind];
  const isOwn =
    taken.kind === 'here' && (await asUser(parts.db, taken.madeBy, (tx) => decides(tx, taken.companyId, taken.madeBy)));
  const outcome = isOwn ? 'in-use' : 'waiting';
  const kept = await asCompany(parts.db, taken.companyId, (tx) =>
    keep(tx, parts, { ...taken, outcome }, answer.tokens),
  );
  // Nobody will use them: ANAF may know.
  if (typeof kept === 'string') await parts.oauth.revoke(answer.tokens.refreshToken);
  return kept;
}

const TROUBLE: Readonly<Record<Exclude<TokenAnswer['kind'], 'tokens'>, ConsentTrouble>> = {
  denied: 'code-refused',
  misconfigured: 'client-refused',
  unavailable: 'anaf-away',
};

interface TakenState extends Omit<Connected, 'outcome'> {
  readonly ticketId: string;
}

async function takeState({ db, now }: FinishParts, back: ReturnFromAnaf): Promise<TakenState | ConsentTrouble> {
  const hash = secretHash(back.state);
  const { rows } = await sql<{ company: number | null }>`select company_of_consent(${hash}) as company`.execute(
    db.kysely,
  );
  const companyId = rows[0]?.company ?? undefined;
  if (companyId === undefined) return 'state-unknown';
  return asCompany(db, companyId, async (tx) => {
    const row = await tx
      .selectFrom('anaf_consent')
      .innerJoin('anaf_ticket', 'anaf_ticket.id', 'anaf_consent.ticket_id')
      .innerJoin('company', 'company.id', 'anaf_consent.company_id')
      .select(['anaf_consent.browser_hash', 'anaf_consent.used_at', 'anaf_consent.expires_at', 'anaf_consent.person'])
      .select(['anaf_ticket.kind', 'anaf_ticket.made_by', 'anaf_ticket.id', 'company.cif', 'company.name'])
      .where('state_hash', '=', hash)
      .forUpdate('anaf_consent')
      .executeTakeFirstOrThrow();
    // Another browser takes nothing from the one that went.
    if (row.browser_hash !== secretHash(back.browser)) return 'state-elsewhere';
    if (row.used_at !== null) return 'state-used';
    const at = now();
    await tx
      .updateTable('anaf_consent')
      .set({ used_at: new Date(at) })
      .where('state_hash', '=', hash)
      .execute();
    if (row.expires_at.getTime() <= at) return 'state-late';
    const { kind, made_by: madeBy, id: ticketId, person, cif, name } = row;
    return { kind, companyId, madeBy, ticketId, person, company: { cif, name } };
  });
}

async function keep(
  tx: TenantTransaction,
  { cipher, now, newId, wake }: FinishParts,
  { ticketId, ...taken }: TakenState & Connected,
  tokens: TokenPair,
): Promise<Connected | ConsentTrouble> {
  const at = now();
  const ticket = await tx
    .selectFrom('anaf_ticket')
    .select(['used_at', 'withdrawn_at'])
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (ticket.withdrawn_at !== null) return 'ticket-withdrawn';
  if (ticket.used_at !== null) return 'ticket-used';
  await tx
    .updateTable('anaf_ticket')
    .set({ used_at: new Date(at) })
    .where('id', '=', ticketId)
    .execute();
  const invited = taken.kind === 'invitation';
  const credential = { id: newId(), userId: invited ? null : taken.madeBy, companyIds: [taken.companyId], tokens };
  const keeping = { cipher, now: at, wake: (companyIds: readonly number[]) => wake(tx, companyIds) };
  await keepCredential(tx, keeping, {
    ...credential,
    person: taken.person,
    invited,
    waits: taken.outcome === 'waiting',
  });
  return taken;
}
