/**
 * The demonstration's authorization at ANAF's stand-in, given by itself: at the start, and while it runs whenever ANAF has
 * ended it. A person of the demonstration has no certificate to give it with.
 */
import type { Kysely } from 'kysely';
import { scheduleCoverage } from '../connections/schedule-coverage';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { scheduleFiling } from '../filings/schedule-filing';
import { wakeFilings } from '../filings/wake-filings';
import { credentialsOf } from '../outside/anaf/credential';
import { keepCredential } from '../outside/anaf/keep-credential';
import type { OauthClient } from '../outside/anaf/oauth-client';
import type { TokenCipher } from '../process/token-cipher';
import type { JobQueue } from '../queue/job-queue';
import type { Tables } from '../tables';

export interface DemoConsentParts {
  readonly owner: Kysely<Tables>;
  readonly db: AppDatabase;
  readonly oauth: OauthClient;
  readonly cipher: TokenCipher;
  readonly queue: JobQueue;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Whose certificate the stand-in has plugged in. */
const DEMO_PERSON = 'Ioana Mărginean';
/** How often a running demonstration looks whether its authorization lives. */
export const DEMO_CONSENT_EVERY_MS = 15_000;

/** Gives consent where a company of the demonstration has no living authorization; what waited goes on. */
export async function keepDemoAuthorized(parts: DemoConsentParts): Promise<void> {
  const { owner, db, oauth } = parts;
  const account = await owner.selectFrom('app_user').select('id').where('demo', '=', true).executeTakeFirst();
  const companies = await owner
    .selectFrom('company')
    .select('id')
    .where('demo', '=', true)
    .where('owner_id', 'is not', null)
    .execute();
  if (account === undefined || companies.length === 0) return;
  const companyIds = await asUser(db, account.id, (tx) => withoutAccess(tx, companies, parts.cipher));
  if (companyIds.length === 0) return;
  const tokens = await consent(oauth, parts.newId());
  await asUser(db, account.id, (tx) => keep(tx, parts, { userId: account.id, companyIds, tokens }));
}

/** Without a living authorization, but for those whose people have given it up or are deciding: they try the way themselves. */
async function withoutAccess(
  tx: TenantTransaction,
  companies: readonly { readonly id: number }[],
  cipher: TokenCipher,
): Promise<readonly number[]> {
  const without: number[] = [];
  for (const { id } of companies) {
    const lives = (await credentialsOf(tx, id, { cipher, realAnaf: false })).kind === 'usable';
    if (!lives && !(await isDecidedByPeople(tx, id))) without.push(id);
  }
  return without;
}

async function isDecidedByPeople(tx: TenantTransaction, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('anaf_access')
    .select('id')
    .where('company_id', '=', companyId)
    .where('ended_why', '=', 'revoked')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stand-in takes the certificate as plugged in: its answer to the browser carries the code at once. */
async function consent(oauth: OauthClient, state: string) {
  const back = await fetch(oauth.authorizeUrl(state), { redirect: 'manual' });
  const code = new URL(back.headers.get('location') ?? '', 'http://none').searchParams.get('code');
  const answer = code === null ? undefined : await oauth.exchangeCode(code);
  if (answer?.kind !== 'tokens') throw new Error('Serviciul de probă al ANAF nu a dat autorizarea demonstrativă.');
  return answer.tokens;
}

function keep(
  tx: TenantTransaction,
  { cipher, queue, now, newId }: DemoConsentParts,
  given: Omit<Parameters<typeof keepCredential>[2], 'id'>,
): Promise<void> {
  const at = now();
  const wake = async (companyIds: readonly number[]): Promise<void> => {
    await wakeFilings(tx, companyIds, (payload, runAt) => scheduleFiling(queue, tx, payload, runAt), at);
    for (const company of companyIds) await scheduleCoverage(queue, tx, company, new Date(at));
  };
  return keepCredential(tx, { cipher, now: at, wake }, { id: newId(), person: DEMO_PERSON, ...given });
}
