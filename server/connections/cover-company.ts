/**
 * What each person's authorization covers is found by asking: ANAF lists the messages of a company to who has the right, and
 * says «Nu aveti drept in SPV pentru CIF=…» to who has none. Asked once a day and after each consent. What else the answer
 * names is kept, and proposed to that person alone (extend-authorization.ts).
 */
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asCompany } from '../database/as-company';
import type { AnafAuthorizations } from '../outside/anaf/anaf-access';
import type { AnafPort, ListAnswer } from '../outside/anaf/anaf-port';
import type { CallPace } from '../outside/call-pace';

export interface CoverParts {
  readonly db: AppDatabase;
  readonly anaf: Pick<AnafPort, 'list'>;
  readonly tokens: Pick<AnafAuthorizations, 'tokensOf'>;
  readonly budget: Pick<CallPace, 'take'>;
  readonly now: () => number;
  /** What waited for ANAF's word goes on, in the transaction that keeps it. */
  onCovered(tx: TenantTransaction, companyId: number): Promise<unknown>;
}

/** Nothing is filed before ANAF's first word (filings/upload-step.ts). */
const FIRST_WORD_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** All that ANAF keeps, but for its clock's error: an answer without messages names nobody. */
const WINDOW_MS = 60 * DAY_MS - 5 * 60_000;
/** The list's end lies before ANAF's now, whose clock may be behind ours (reference, section 6.2). */
const MARGIN_MS = 2 * 60_000;

/** When to ask again, in ms from now; undefined: nobody is left to ask for. */
export async function coverCompany(parts: CoverParts, companyId: number): Promise<number | undefined> {
  const people = await parts.tokens.tokensOf(companyId);
  if (people.length === 0) return undefined;
  const cif = await asCompany(parts.db, companyId, (tx) =>
    tx.selectFrom('company').select('cif').where('id', '=', companyId).executeTakeFirst(),
  );
  if (cif === undefined) return undefined;
  let allSaid = true;
  for (const { credentialId, token } of people) {
    const waitMs = await parts.budget.take(companyId);
    if (waitMs > 0) return waitMs;
    const answer = await ask(parts, cif.cif, token);
    const covered = isCovered(answer);
    const named = answer.kind === 'page' ? (answer.named ?? []) : [];
    if (covered === undefined) allSaid = false;
    else await note(parts, { companyId, credentialId, covered, named });
  }
  if (allSaid) return DAY_MS;
  return (await isWaitedFor(parts, companyId)) ? FIRST_WORD_MS : HOUR_MS;
}

function ask({ anaf, now }: CoverParts, cif: string, token: string): Promise<ListAnswer> {
  return anaf.list(token, { cif, from: now() - WINDOW_MS, to: now() - MARGIN_MS, page: 1 });
}

/** Undefined: the answer does not say. */
function isCovered(answer: ListAnswer): boolean | undefined {
  if (answer.kind === 'page') return true;
  return answer.kind === 'query-failed' && answer.reason === 'no-right' ? false : undefined;
}

/** Nobody's right is known yet. */
async function isWaitedFor({ db }: CoverParts, companyId: number): Promise<boolean> {
  const known = await asCompany(db, companyId, (tx) =>
    tx
      .selectFrom('anaf_access')
      .select('id')
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .where('covered', '=', true)
      .executeTakeFirst(),
  );
  return known === undefined;
}

interface Told {
  readonly companyId: number;
  readonly credentialId: string;
  readonly covered: boolean;
  /** Empty: the answer names nobody, and what was named before stays. */
  readonly named: readonly string[];
}

function note(parts: CoverParts, { companyId, credentialId, covered, named }: Told): Promise<unknown> {
  const { db, now, onCovered } = parts;
  return asCompany(db, companyId, async (tx) => {
    const before = await tx
      .selectFrom('anaf_access')
      .select('covered')
      .where('company_id', '=', companyId)
      .where('credential_id', '=', credentialId)
      .forUpdate()
      .executeTakeFirst();
    await tx
      .updateTable('anaf_access')
      .set({ covered, covered_at: new Date(now()), ...(named.length === 0 ? {} : { named_cifs: [...named] }) })
      .where('company_id', '=', companyId)
      .where('credential_id', '=', credentialId)
      .where('ended_at', 'is', null)
      .execute();
    if (covered && before?.covered !== true) await onCovered(tx, companyId);
  });
}
