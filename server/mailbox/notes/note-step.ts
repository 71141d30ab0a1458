/**
 * A company's messages to suppliers, as far as each can go now.
 *
 *   recorded ─► sending ─► processing ─► sent
 *      ▲           │            └──────► refused        (also at the upload)
 *      └► doubtful ◄┘  the answer was lost, the process died, or a copy of the database was put in place before it was sent: the
 *                      mailbox is watched for it, and only when the list has had time to show it, and has not, is it sent (once more)
 *
 * What ANAF did not take though the message is not at fault (a day that is full, a right that is missing, no answer of the service) goes back
 * to `recorded`, and waits.
 *
 * The attempt is recorded before the call, so a note that is found in `sending` has an unknown outcome. A change is made only where
 * the note still stands as it was read: two jobs of a company may look at the same one.
 */
import { lastEpochBegan } from '../../database/epoch';
import { sha256Hex } from '../../filings/sha256-hex';
import type { DownloadAnswer, StateAnswer, UploadAnswer } from '../../outside/anaf/anaf-port';
import { errorTexts, openSignedZip } from '../../outside/anaf/answers/signed-zip';
import { waitAt } from '../../outside/anaf/filing-plan';
import { type Asked, askMailbox } from '../ask-mailbox';
import type { MailboxParts } from '../mailbox-parts';
import { noteDocument } from './note-document';
import { changeNote, dueNotes, type Note, type NoteChange, nextNoteAt } from './note-store';
import { NOTE_TEXTS } from './note-texts';

const MOST = 20;
/** ANAF's clock may be behind ours, and its minute begins before. */
const CLOCK_MS = 5 * 60_000;

interface Running {
  readonly parts: MailboxParts;
  readonly companyId: number;
  readonly cif: string;
  /** Listed without a gap up to here. */
  readonly listedTo: number;
}

/** When there is more to do, ms since 1970; undefined: nothing waits. */
export async function noteStep(running: Running): Promise<number | undefined> {
  const { parts, companyId } = running;
  const due = await parts.asCompany(companyId, (tx) => dueNotes(tx, companyId, parts.now(), MOST));
  for (const note of due) await advance(running, note);
  return parts.asCompany(companyId, (tx) => nextNoteAt(tx, companyId));
}

async function advance(running: Running, note: Note): Promise<unknown> {
  if (note.state === 'recorded') return sendUnlessSent(running, note);
  if (note.state === 'processing') return follow(running, note);
  return lookFor(running, note);
}

/**
 * What stands unsent in a copy of the database may have left the one that was lost: it is looked for as what is in doubt, and sent where
 * the list has had time since to show it, and has not (decision 0150).
 */
async function sendUnlessSent(running: Running, note: Note): Promise<unknown> {
  const { parts, companyId } = running;
  const restoredAt = await parts.asCompany(companyId, lastEpochBegan);
  const isLookedFor = (note.last_sent_at?.getTime() ?? 0) >= restoredAt;
  if (note.written_at.getTime() > restoredAt || isLookedFor) return send(running, note);
  const firstSentAt = (note.first_sent_at ?? note.written_at).getTime();
  return change(running, note, { state: 'doubtful', dueAt: parts.now(), firstSentAt, lastSentAt: restoredAt });
}

async function send(running: Running, note: Note): Promise<void> {
  const { parts, companyId, cif } = running;
  const lastSentAt = parts.now();
  const firstSentAt = note.first_sent_at?.getTime() ?? lastSentAt;
  const sending = { ...note, state: 'sending' as const };
  const recorded = { state: 'sending' as const, dueAt: lastSentAt + parts.plan.noteDoubtMs, firstSentAt, lastSentAt };
  if (!(await change(running, note, recorded))) return;
  const flags = { standard: 'RASP', consumer: false, external: false, selfBilled: false } as const;
  const bytes = noteDocument(note.about, note.text);
  const answer = await askMailbox(parts, companyId, (token) => parts.anaf.upload(token, { cif, ...flags, bytes }));
  await change(running, sending, afterUpload(running, sending, answer));
}

/** In ANAF's words; the figure has changed over the years. */
const FULL_DAY = /s-au incarcat deja \d+ de mesaje de tip rasp/i;
const HOUR_MS = 60 * 60_000;

function afterUpload(running: Running, note: Note, answer: Asked<UploadAnswer>): NoteChange {
  const { parts } = running;
  const now = parts.now();
  switch (answer.kind) {
    case 'taken':
      return { state: 'processing', uploadIndex: answer.index, waits: 0, dueAt: later(parts, 0) };
    case 'unknown':
      return { state: 'doubtful', waits: 0, dueAt: later(parts, 0) };
    case 'waits':
      return { state: 'recorded', dueAt: now + answer.waitMs };
    case 'technical':
      return { state: 'recorded', waits: note.waits + 1, dueAt: later(parts, note.waits) };
    case 'declined':
      return blocked(parts, NOTE_TEXTS.declined(answer.text));
    case 'bad-request':
      return blocked(parts, NOTE_TEXTS.notReceived(answer.message));
    case 'refused': {
      const detail = answer.texts.join('\n');
      if (FULL_DAY.test(detail)) return { state: 'recorded', dueAt: now + HOUR_MS };
      return { state: 'refused', dueAt: now, detail };
    }
  }
}

/** Not the message's own fault, as of an invoice: it waits with the reason, and a right that comes wakes it (wake-notes.ts). */
function blocked({ now, plan }: MailboxParts, detail: string): NoteChange {
  return { state: 'recorded', dueAt: now() + plan.noteBlockedMs, detail };
}

async function follow(running: Running, note: Note): Promise<void> {
  const { parts, companyId } = running;
  const answer = await askMailbox(parts, companyId, (token) => parts.anaf.state(token, note.upload_index));
  await change(running, note, await afterState(running, note, answer));
}

async function afterState(running: Running, note: Note, answer: Asked<StateAnswer>): Promise<NoteChange> {
  const { parts } = running;
  const now = parts.now();
  switch (answer.kind) {
    case 'ok':
      return { state: 'sent', dueAt: now };
    case 'nok':
      return { state: 'refused', dueAt: now, detail: await reasons(running, answer.downloadId) };
    case 'not-taken-over':
      return { state: 'refused', dueAt: now };
    case 'waits':
      return { state: 'processing', dueAt: now + answer.waitMs };
    default:
      return { state: 'processing', waits: note.waits + 1, dueAt: later(parts, note.waits) };
  }
}

/** '' where ANAF does not give them now: they come with the mailbox. */
async function reasons({ parts, companyId }: Running, downloadId: string): Promise<string> {
  const answer: Asked<DownloadAnswer> = await askMailbox(parts, companyId, (token) =>
    parts.anaf.download(token, downloadId),
  );
  if (answer.kind !== 'zip') return '';
  const opened = openSignedZip(answer.bytes);
  return opened.kind === 'signed' ? (errorTexts(opened.document) ?? []).join('\n') : '';
}

/** By its bytes, among what the mailbox brought since it was sent first and no other note has. */
async function lookFor(running: Running, note: Note): Promise<unknown> {
  const { parts, companyId, listedTo } = running;
  const since = note.first_sent_at?.getTime() ?? parts.now();
  const found = await parts.asCompany(companyId, (tx) =>
    tx
      .selectFrom('anaf_message as message')
      .select('message.upload_index')
      .where('message.company_id', '=', companyId)
      .where('message.about', '=', note.about)
      .where('message.type', '=', 'MESAJ CUMPARATOR TRANSMIS')
      .where('message.state', '=', 'kept')
      .where('message.xml_sha256', '=', sha256Hex(noteDocument(note.about, note.text)))
      .where('message.listed_at', '>=', new Date(since - CLOCK_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('anaf_note as other')
              .select('other.id')
              .where('other.company_id', '=', companyId)
              .whereRef('other.upload_index', '=', 'message.upload_index'),
          ),
        ),
      )
      .orderBy('message.listed_at')
      .limit(1)
      .executeTakeFirst(),
  );
  if (found !== undefined)
    return change(running, note, { state: 'sent', uploadIndex: found.upload_index, dueAt: parts.now() });
  const silent = listedTo >= (note.last_sent_at?.getTime() ?? since) + parts.plan.noteDoubtMs;
  // Nothing that was listed may still wait for its zip.
  if (silent && !(await someWait(running))) return change(running, note, { state: 'recorded', dueAt: parts.now() });
  return change(running, note, { state: 'doubtful', waits: note.waits + 1, dueAt: later(parts, note.waits) });
}

function someWait({ parts, companyId }: Running): Promise<boolean> {
  return parts.asCompany(companyId, async (tx) => {
    const row = await tx
      .selectFrom('anaf_message')
      .select('id')
      .where('company_id', '=', companyId)
      .where('type', '=', 'MESAJ CUMPARATOR TRANSMIS')
      .where('state', '=', 'listed')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  });
}

function later({ now, plan }: MailboxParts, waits: number): number {
  return now() + waitAt(plan.noteMs, waits, 0);
}

function change({ parts, companyId }: Running, note: Note, to: NoteChange): Promise<boolean> {
  return parts.asCompany(companyId, (tx) => changeNote(parts, tx, companyId, note, to));
}
