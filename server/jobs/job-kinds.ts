/** The kinds of jobs, a row each. */

import * as v from 'valibot';
import { coverCompany } from '../connections/cover-company';
import { nextReminders, REMINDERS_TASK, type ReminderParts, remindByMail } from '../connections/remind-by-mail';
import {
  COVERAGE_ATTEMPTS,
  COVERAGE_TASK,
  coveragePayloadSchema,
  scheduleCoverage,
} from '../connections/schedule-coverage';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { publishChanges } from '../database/publish-changes';
import type { Filing } from '../filings/filing';
import { FILING_ATTEMPTS, FILING_TASK, filingPayloadSchema, runFilingJob } from '../filings/filing-job';
import type { LostSpan } from '../filings/filing-parts';
import { scheduleFiling } from '../filings/schedule-filing';
import {
  readsList,
  runVerdictsJob,
  scheduleVerdicts,
  VERDICTS_ATTEMPTS,
  VERDICTS_TASK,
  verdictsPayloadSchema,
} from '../filings/verdict-list';
import { wakeFilings } from '../filings/wake-filings';
import type { MailSender } from '../mail/mail-sender';
import { MAIL_ATTEMPTS, MAIL_TASK } from '../mail/queue-mail';
import { mailPayloadSchema, sendMail } from '../mail/send-mail';
import { readLostTime } from '../mailbox/lost-time';
import {
  MAILBOX_ATTEMPTS,
  MAILBOX_TASK,
  mailboxPayloadSchema,
  runMailboxJob,
  scheduleMailbox,
} from '../mailbox/mailbox-job';
import type { MailboxParts } from '../mailbox/mailbox-parts';
import { mailboxPlan } from '../mailbox/mailbox-plan';
import { wakeNotes } from '../mailbox/notes/wake-notes';
import type { OutsideServices } from '../outside/outside-services';
import type { TokenCipher } from '../process/token-cipher';
import { growingWait, type JobAttempt, type JobKind } from '../queue/job-kind';
import type { JobQueue } from '../queue/job-queue';
import { transportOutages } from '../transports/outage-log';
import {
  runStepJob,
  STEP_ATTEMPTS,
  STEP_TASK,
  type StepJobParts,
  scheduleStep,
  stepPayloadSchema,
} from '../transports/step-job';
import { TRANSPORT_TEXTS } from '../transports/transport-texts';
import type { WatchParts } from '../transports/watch-company';
import { runWatchJob, WATCH_ATTEMPTS, WATCH_TASK, watchPayloadSchema } from '../transports/watch-job';
import { CLOSINGS_TASK, deleteAccounts, nextClosings } from './leaving/delete-accounts';
import { LINE_WORDS_TASK, nextLineWords, readLineWords } from './read-line-words';
import { keepAudit } from './trimming/keep-audit';
import { nextTrim, TRIM_TASK, trim } from './trimming/trim';

export interface JobKindParts {
  readonly db: AppDatabase;
  readonly queue: JobQueue;
  readonly outside: OutsideServices;
  readonly cipher: TokenCipher;
  readonly mailSender: MailSender;
  /** How the product writes by itself. */
  readonly letters: Pick<ReminderParts, 'secret' | 'newId' | 'origin' | 'hasMail'>;
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
      name: VERDICTS_TASK,
      payload: verdictsPayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: VERDICTS_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Citirea din liste a răspunsurilor ANAF pentru multe facturi deodată s-a oprit dintr-o eroare. Nicio factură nu așteaptă degeaba: după 20 de minute fiecare este întrebată separat. Raportați eroarea.',
      run: (payload) =>
        runVerdictsJob(filingParts(parts), db.kysely, payload, {
          filing: (again, runAt, rank) => scheduleFiling(queue, db.kysely, again, runAt, rank),
          look: (again, runAt) => scheduleVerdicts(queue, db.kysely, again, runAt),
        }),
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
        const onCovered = async (tx: TenantTransaction, id: number): Promise<void> => {
          await wakeFilings(tx, [id], (payload, runAt) => scheduleFiling(queue, tx, payload, runAt), now());
          await wakeNotes(tx, [id], (of) => scheduleMailbox(queue, tx, { company: of }, new Date(now())), now());
        };
        const waitMs = await coverCompany({ db, anaf, tokens, budget, now, onCovered }, company);
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
      name: MAIL_TASK,
      payload: mailPayloadSchema,
      broughtBy: 'its-work',
      budget: 'none',
      retries: { attempts: MAIL_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Un mesaj pe e-mail nu a putut pleca: serverul SMTP nu l-a primit ore la rând. Cine îl aștepta poate cere altul. Verificați SMTP_URL și MAIL_FROM.',
      run: ({ mail }) => sendMail({ db: db.kysely, cipher: parts.cipher, sender: parts.mailSender, now }, mail),
    }),
    row({
      name: STEP_TASK,
      payload: stepPayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: STEP_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Trimiterea unei declarații de transport s-a oprit dintr-o eroare a serverului. Declarația este păstrată și se reia o dată pe oră. Raportați eroarea.',
      run: (payload) =>
        runStepJob(stepParts(parts), payload, (again, runAt) => scheduleStep(queue, db.kysely, again, runAt)),
    }),
    row({
      name: WATCH_TASK,
      payload: watchPayloadSchema,
      broughtBy: 'its-work',
      budget: 'anaf',
      retries: { attempts: WATCH_ATTEMPTS, waitMs: growingWait },
      whenDead:
        'Lista transporturilor unei firme nu se mai poate citi de la ANAF dintr-o eroare a serverului. Declarațiile trimise de aici nu sunt atinse; se reia o dată pe oră. Raportați eroarea.',
      run: (payload) => runWatchJob(watchParts(parts), payload),
    }),
    row({
      name: TRIM_TASK,
      payload: v.looseObject({}),
      broughtBy: { clock: nextTrim },
      budget: 'none',
      retries: { attempts: 3, waitMs: growingWait },
      whenDead:
        'Curățarea de fiecare oră a datelor expirate a eșuat. Nicio dată nu s-a pierdut; se reia la ora următoare. Dacă se repetă, baza de date crește: raportați eroarea.',
      run: async () => {
        log({ event: 'trimmed', ...(await trim(db.kysely, now())) });
        log({ event: 'audit-kept', ...(await keepAudit(db.kysely, parts.cipher, now())) });
      },
    }),
    row({
      name: REMINDERS_TASK,
      payload: v.looseObject({}),
      broughtBy: { clock: nextReminders },
      budget: 'none',
      retries: { attempts: 3, waitMs: growingWait },
      whenDead:
        'Mesajele despre autorizări ANAF care expiră nu au putut fi scrise dintr-o eroare; aplicația le arată în continuare. Se reia la ora următoare. Dacă se repetă, raportați eroarea.',
      run: async () => {
        const letters = { ...parts.letters, cipher: parts.cipher, queue, now };
        log({ event: 'authorization-reminders', letters: await remindByMail(db.kysely, letters) });
      },
    }),
    row({
      name: CLOSINGS_TASK,
      payload: v.looseObject({}),
      broughtBy: { clock: nextClosings },
      budget: 'none',
      retries: { attempts: 3, waitMs: growingWait },
      whenDead:
        'Conturile a căror închidere a ajuns la termen nu au putut fi șterse dintr-o eroare. Nimic nu s-a șters pe jumătate; se reia la ora următoare. Dacă se repetă, raportați eroarea.',
      run: async () => {
        const deletion = { ...parts.letters, cipher: parts.cipher, queue, now, oauth: parts.outside.oauth };
        log({ event: 'account-closings', ...(await deleteAccounts(db, deletion)) });
      },
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

/** Between two looks at ANAF's list of a company, where nobody asks for one. */
const WATCH_MS = { anaf: 30 * 60_000, standIn: 20_000 } as const;

function askingParts({ outside }: JobKindParts) {
  const { tokens, budget, plan, etransport } = outside;
  return { tokens, budget, plan, etransport, askTexts: TRANSPORT_TEXTS };
}

function stepParts(parts: JobKindParts): StepJobParts {
  const { db, queue, now, random } = parts;
  return {
    ...askingParts(parts),
    ...{ now, random },
    outages: () => transportOutages(db.kysely, now()),
    database: {
      asCompany: (companyId, work) => asCompany(db, companyId, work),
      publish: publishChanges,
      schedule: (tx, { companyId, id }, at) => scheduleStep(queue, tx, { company: companyId, step: id }, at),
    },
  };
}

function watchParts(parts: JobKindParts): WatchParts {
  const { db, outside, now } = parts;
  return {
    ...askingParts(parts),
    asCompany: (companyId, work) => asCompany(db, companyId, work),
    publish: publishChanges,
    everyMs: outside.standIns === undefined ? WATCH_MS.anaf : WATCH_MS.standIn,
    now,
  };
}

function mailboxParts({ db, outside, now }: JobKindParts): MailboxParts {
  return {
    anaf: outside.anaf,
    tokens: outside.tokens,
    takeSpare: outside.budget.takeSpare,
    take: outside.budget.take,
    doubtWaitMs: outside.plan.doubtWaitMs,
    plan: mailboxPlan(outside.standIns !== undefined),
    asCompany: (companyId, work) => asCompany(db, companyId, work),
    publish: publishChanges,
    now,
  };
}

function filingParts({ db, queue, outside, now, random }: JobKindParts) {
  return {
    anaf: outside.anaf,
    tokens: outside.tokens,
    budget: outside.budget,
    readsList: (companyId: number) => readsList(db.kysely, queue, { plan: outside.plan, now }, companyId),
    lostTime: (filing: Filing, lost: LostSpan) =>
      asCompany(db, filing.companyId, (tx) => readLostTime(tx, filing, lost, now())),
    plan: outside.plan,
    now,
    random,
    database: {
      asCompany: <T>(companyId: number, work: Parameters<typeof asCompany<T>>[2]) => asCompany(db, companyId, work),
      publish: publishChanges,
    },
  };
}
