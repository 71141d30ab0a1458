/** The shipped mailbox over the product's database and ANAF's stand-in, with a clock of the test's own. */
import type { Kysely } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { publishChanges } from '../../../server/database/publish-changes';
import { runMailboxJob } from '../../../server/mailbox/mailbox-job';
import type { MailboxParts } from '../../../server/mailbox/mailbox-parts';
import { STAND_IN_MAILBOX_PLAN } from '../../../server/mailbox/mailbox-plan';
import { createAnafClient } from '../../../server/outside/anaf/anaf-client';
import type { AnafPort, UploadRequest } from '../../../server/outside/anaf/anaf-port';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import type { Tables } from '../../../server/tables';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { FAST_PLAN } from '../filings/recorded-upload';
import { type InProcess, inProcessStandIns } from '../outside/in-process-stand-ins';
import { signInToAnaf } from '../outside/sign-in-to-anaf';

/** Of company 1, and of a supplier without an account here. */
export const OWN_CIF = '18547290';
export const SUPPLIER_CIF = '22334455';

export interface MailboxWorld {
  readonly database: FilingTestDatabase;
  readonly standIns: InProcess;
  readonly anaf: AnafPort;
  readonly token: string;
  readonly parts: MailboxParts;
  readonly clock: { now: number };
  /** The calls that the mailbox made. */
  readonly calls: { list: number; download: number };
  /** A document as another program sends it; its upload index. */
  send(bytes: Uint8Array, more?: Partial<UploadRequest>): Promise<string>;
  /** A look, and what it plans anew, until it plans nothing for now. */
  look(companyId?: number, parts?: MailboxParts): Promise<void>;
  archive(companyId?: number): Promise<readonly ArchiveItem[]>;
  messages(companyId?: number): Promise<readonly MessageRow[]>;
  close(): Promise<void>;
}

export interface MessageRow {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly texts: readonly string[];
  readonly invoice_id: string | null;
}

/** `given`: a database of the test's own, emptied of what mailboxes brought. */
export async function mailboxWorld(
  settings: Partial<AnafStandInSettings> = {},
  given?: FilingTestDatabase,
): Promise<MailboxWorld> {
  const clock = { now: Date.parse('2026-03-02T08:00:00Z') };
  const now = (): number => clock.now;
  const database = given ?? (await filingTestDatabase());
  if (given !== undefined) await given.asOwner(forgetMailboxes);
  const standIns = inProcessStandIns({
    now,
    settings: { processingMs: 1000, listLagMs: 2000, callsPerMinute: 1_000_000, ...settings },
  });
  const anaf = createAnafClient(standIns.fetch, {
    baseUrl: `${standIns.url}/test/FCTEL/rest`,
    uploadTimeoutMs: 1000,
    queryTimeoutMs: 1000,
  });
  const token = (await signInToAnaf(standIns.fetch, standIns.url)).accessToken;
  const calls = { list: 0, download: 0 };
  const answer = { kind: 'token' as const, token, covers: true };
  const parts: MailboxParts = {
    anaf: {
      list: (...args) => {
        calls.list += 1;
        return anaf.list(...args);
      },
      download: (...args) => {
        calls.download += 1;
        return anaf.download(...args);
      },
      upload: anaf.upload,
      state: anaf.state,
    },
    tokens: { tokenFor: async () => answer, tokenAfterRefusal: async () => answer },
    takeSpare: async () => 0,
    take: async () => 0,
    doubtWaitMs: FAST_PLAN.doubtWaitMs,
    plan: STAND_IN_MAILBOX_PLAN,
    asCompany: database.asCompany,
    publish: publishChanges,
    now,
  };
  return {
    ...{ database, standIns, anaf, token, parts, clock, calls },
    send: async (bytes, more = {}) => {
      const request = {
        cif: SUPPLIER_CIF,
        standard: 'UBL',
        consumer: false,
        external: false,
        selfBilled: false,
      } as const;
      const answer = await anaf.upload(token, { ...request, bytes, ...more });
      if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
      return answer.index;
    },
    look: async (companyId = 1, running = parts) => {
      for (let next = true; next; ) {
        next = false;
        await runMailboxJob(running, { company: companyId }, async (_payload, runAt) => {
          next = runAt.getTime() <= clock.now;
        });
      }
    },
    archive: (companyId = 1) =>
      database.asCompany(companyId, async (tx) => {
        const rows = await tx.selectFrom('archive_item').select('item').where('company_id', '=', companyId).execute();
        return rows.map(({ item }) => item);
      }),
    messages: (companyId = 1) =>
      database.asCompany(companyId, (tx) =>
        tx
          .selectFrom('anaf_message')
          .select(['id', 'type', 'state', 'texts', 'invoice_id'])
          .where('company_id', '=', companyId)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),
    close: database.close,
  };
}

async function forgetMailboxes(db: Kysely<Tables>): Promise<void> {
  for (const table of ['anaf_message', 'anaf_mailbox', 'archive_item', 'replicated_row'] as const)
    await db.deleteFrom(table).execute();
}

const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** A day later the mailbox is looked into whole again, so each test begins with a day and an empty window of its own. */
export function nextDay({ clock }: MailboxWorld): void {
  clock.now += 2 * DAY_MS;
}
