/** What a look into a mailbox works with; each is made real at the entry. */
import type { Transaction } from 'kysely';
import type { FoundationTables } from '../database/foundation-tables';
import type { publishChanges } from '../database/publish-changes';
import type { FilingTables } from '../filings/filing-tables';
import type { AnafTokens } from '../outside/anaf/anaf-access';
import type { AnafPort } from '../outside/anaf/anaf-port';
import type { MailboxPlan } from './mailbox-plan';
import type { MailboxTables } from './mailbox-tables';
import type { NoteTables } from './notes/note-tables';

export type MailboxTransaction = Transaction<
  MailboxTables & NoteTables & FilingTables & Pick<FoundationTables, 'company' | 'replicated_row'>
>;

export interface MailboxParts {
  readonly anaf: Pick<AnafPort, 'list' | 'download' | 'upload' | 'state'>;
  readonly tokens: AnafTokens;
  /** Takes one call of what sending leaves; 0, or how many milliseconds to wait. */
  readonly takeSpare: () => Promise<number>;
  /** As sending takes its calls: for what sending itself waits for (lost-time.ts). */
  readonly take: (companyId: number) => Promise<number>;
  /** The wait after a doubt (filing-plan.ts): so far beyond a restore the lists must be known before anything is sent. */
  readonly doubtWaitMs: number;
  readonly plan: MailboxPlan;
  /** A transaction that sees this company's rows only. */
  readonly asCompany: <T>(companyId: number, work: (tx: MailboxTransaction) => Promise<T>) => Promise<T>;
  readonly publish: typeof publishChanges;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
