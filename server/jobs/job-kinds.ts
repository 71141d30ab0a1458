/** The kinds of jobs, a row each. */
import * as v from 'valibot';
import { coverCompany } from '../connections/cover-company';
import {
  COVERAGE_ATTEMPTS,
  COVERAGE_TASK,
  coveragePayloadSchema,
  scheduleCoverage,
} from '../connections/schedule-coverage';
import type { AppDatabase } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { publishChanges } from '../database/publish-changes';
import { FILING_ATTEMPTS, FILING_TASK, filingPayloadSchema, runFilingJob } from '../filings/filing-job';
import { scheduleFiling } from '../filings/schedule-filing';
import {
  MAILBOX_ATTEMPTS,
  MAILBOX_TASK,
  mailboxPayloadSchema,
  runMailboxJob,
  scheduleMailbox,
} from '../mailbox/mailbox-job';
import type { MailboxParts } from '../mailbox/mailbox-parts';
import { mailboxPlan } from '../mailbox/mailbox-plan';
import type { OutsideServices } from '../outside/outside-services';
import { growingWait, type JobAttempt, type JobKind } from '../queue/job-kind';
import type { JobQueue } from '../queue/job-queue';
import { LINE_WORDS_TASK, nextLineWords, readLineWords } from './read-line-words';
import { nextTrim, TRIM_TASK, trim } from './trimming/trim';

export interface JobKindParts {
  readonly db: AppDatabase;
  readonly queue: JobQueue;
  readonly outside: OutsideServices;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

export function jobKinds(parts: JobKindParts): readonly JobKind[] {
  const { db, queue, now, log } = parts;
  return [
    row({
      name: FILING_TASK,
      payload: filingPayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: FILING_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Depunerea unei facturi s-a oprit dintr-o eroare a serverului. Factura este păstrată și se reia o dată pe oră; firma vede aceasta pe factură. Raportați eroarea.',
      run: (payload, at) =>
        runFilingJob(
          filingParts(parts),
          payload,
          (again, runAt, rank) => scheduleFiling(queue, db.kysely, again, runAt, rank),
          at,
        ),
    }),
    row({
      name: COVERAGE_TASK,
      payload: coveragePayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: COVERAGE_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Nu s-a mai putut afla ce acoperă autorizarea ANAF a unei firme. Nimic nu s-a pierdut și trimiterea merge mai departe; se întreabă din nou la următoarea autorizare. Raportați eroarea.',
      run: async ({ company }) => {
        const { anaf, tokens, budget } = parts.outside;
        const waitMs = await coverCompany({ db, anaf, tokens, budget, now }, company);
        if (waitMs !== undefined) await scheduleCoverage(queue, db.kysely, company, new Date(now() + waitMs));
      },
    }),
    row({
      name: MAILBOX_TASK,
      payload: mailboxPayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: MAILBOX_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Primirea documentelor unei firme s-a oprit dintr-o eroare a serverului. Ce s-a descărcat este păstrat și se reia o dată pe oră; ANAF păstrează documentele 60 de zile. Raportați eroarea.',
      run: (payload) =>
        runMailboxJob(mailboxParts(parts), payload, (again, runAt) => scheduleMailbox(queue, db.kysely, again, runAt)),
    }),
    row({
      name: TRIM_TASK,
      payload: v.looseObject({}),
      broughtBy: { clock: nextTrim },
      budget: 'none',
      retries: { attempts: 3, waitMs: growingWait },
      whenDead:
        'Curățarea de fiecare oră a datelor expirate a eșuat. Nicio dată nu s-a pierdut; se reia la ora următoare. Dacă se repetă, baza de date crește: raportați eroarea.',
      run: async () => log({ event: 'trimmed', ...(await trim(db.kysely, now())) }),
    }),
    row({
      name: LINE_WORDS_TASK,
      payload: v.looseObject({}),
      broughtBy: { clock: nextLineWords },
      budget: 'none',
      retries: { attempts: 3, waitMs: growingWait },
      whenDead:
        'Citirea liniilor din documentele mai vechi, pentru căutare, s-a oprit dintr-o eroare. Facturile sunt întregi; se reia la ora următoare. Dacă se repetă, raportați eroarea.',
      run: async () => log({ event: 'line-words', documents: await readLineWords(db) }),
    }),
  ];
}

/** A row of its own payload's type, as the runner takes them all. */
function row<P>(
  kind: Omit<JobKind, 'run'> & { run(payload: P, at: JobAttempt): Promise<void> } & {
    readonly payload: v.GenericSchema<unknown, P>;
  },
): JobKind {
  return { ...kind, run: (payload, at) => kind.run(v.parse(kind.payload, payload), at) };
}

function mailboxParts({ db, outside, now }: JobKindParts): MailboxParts {
  return {
    anaf: outside.anaf,
    tokens: outside.tokens,
    takeSpare: outside.budget.takeSpare,
    plan: mailboxPlan(outside.standIns !== undefined),
    asCompany: (companyId, work) => asCompany(db, companyId, work),
    publish: publishChanges,
    now,
  };
}

function filingParts({ db, outside, now, random }: JobKindParts) {
  return {
    anaf: outside.anaf,
    tokens: outside.tokens,
    budget: outside.budget,
    plan: outside.plan,
    now,
    random,
    database: {
      asCompany: <T>(companyId: number, work: Parameters<typeof asCompany<T>>[2]) => asCompany(db, companyId, work),
      publish: publishChanges,
    },
  };
}
