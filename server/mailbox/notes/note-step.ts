/**
 * A company's messages to suppliers, as far as each can go now.
 *
 *   recorded ─► sending ─► processing ─► sent
 *      │         ▲  │           └──────► refused        (also at the upload)
 *      └► doubtful ◄┘  the answer was lost, the process died, or a copy of the database was put in place before it was sent: the
 *                      mailbox is watched for it, and only when the list has had time to show it, and has not, is it sent (once more)
 *
 * What ANAF did not take though the message is not at fault (a day that is full, a right that is missing, no answer of the service) goes back
 * to `recorded`, and waits: that attempt is taken back. What may have left by another one is looked for again before it goes on.
 *
 * The attempt is recorded before the call, so a note that is found in `sending` has an unknown outcome. ANAF may have it as late as
 * the doubt is noticed, so from then on the list has its time. A change is made only where the note still stands as it was read: two
 * jobs of a company may look at the same one.
 */
import { lastEpochBegan } from '../../database/epoch';
import type { DownloadAnswer, StateAnswer, UploadAnswer } from '../../outside/anaf/anaf-port';
import { errorTexts, openSignedZip } from '../../outside/anaf/answers/signed-zip';
import { waitAt } from '../../outside/anaf/filing-plan';
import { type Asked, askMailbox } from '../ask-mailbox';
import type { MailboxParts } from '../mailbox-parts';
import { findNote } from './find-note';
import { noteDocument } from './note-document';
import { changeNote, dueNotes, type Note, type NoteChange, nextNoteAt } from './note-store';
import { NOTE_TEXTS } from './note-texts';

const MOST = 20;

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
  if (note.state === 'processing') return follow(running, note);
  if (note.state === 'sending') return doubt(running, note);
  // What stands unsent in a copy of the database may have left the one that was lost (decision 0150).
  const restoredAt = await running.parts.asCompany(running.companyId, lastEpochBegan);
  const neverLeft = note.first_sent_at === null && note.written_at.getTime() > restoredAt;
  return note.state === 'recorded' && neverLeft ? send(running, note) : lookFor(running, note, restoredAt);
}

/** Its process died in the middle of the call, or stood still. */
function doubt(running: Running, note: Note): Promise<boolean> {
  const now = running.parts.now();
  return change(running, note, { state: 'doubtful', waits: 0, dueAt: later(running.parts, 0), lastSentAt: now });
}

/** The attempt is recorded with the token and the turn at hand, so that only the call comes after it. */
async function send(running: Running, note: Note): Promise<void> {
  const { parts, companyId, cif } = running;
  const { anaf, plan, now } = parts;
  const flags = { standard: 'RASP', consumer: false, external: false, selfBilled: false } as const;
  const bytes = noteDocument(note.about, note.text);
  let known = note;
  const upload = async (token: string): Promise<UploadAnswer> => {
    const at = now();
    const firstSentAt = note.first_sent_at?.getTime() ?? at;
    const attempt = { state: 'sending', dueAt: at + plan.noteSendingMs, firstSentAt, lastSentAt: at } as const;
    if (!(await change(running, known, attempt))) return NOT_CALLED;
    known = { ...note, state: 'sending', last_sent_at: new Date(at) };
    return now() - at > plan.noteSendWithinMs ? NOT_CALLED : anaf.upload(token, { cif, ...flags, bytes });
  };
  const answer = await askMailbox(parts, companyId, upload);
  await change(running, known, afterUpload(running, note, answer));
}

/** Another process has it, or may have doubted, looked and sent it while this one stood still: it sends no more. */
const NOT_CALLED = { kind: 'unavailable', detail: 'not called' } as const;

/** In ANAF's words; the figure has changed over the years. */
const FULL_DAY = /s-au incarcat deja \d+ de mesaje de tip rasp/i;
const HOUR_MS = 60 * 60_000;

/** `note`: as it stood before the attempt. */
function afterUpload({ parts }: Running, note: Note, answer: Asked<UploadAnswer>): NoteChange {
  const now = parts.now();
  switch (answer.kind) {
    case 'taken':
      return { state: 'processing', uploadIndex: answer.index, waits: 0, dueAt: later(parts, 0) };
    case 'unknown':
      return { state: 'doubtful', waits: 0, dueAt: later(parts, 0), lastSentAt: now };
    case 'waits':
      return { ...takenBack(note), dueAt: now + answer.waitMs };
    case 'technical':
      return { ...takenBack(note), waits: note.waits + 1, dueAt: later(parts, note.waits) };
    case 'declined':
      return blocked(parts, note, NOTE_TEXTS.declined(answer.text));
    case 'bad-request':
      return blocked(parts, note, NOTE_TEXTS.notReceived(answer.message));
    case 'refused': {
      const detail = answer.texts.join('\n');
      if (FULL_DAY.test(detail)) return { ...takenBack(note), dueAt: now + HOUR_MS };
      return { state: 'refused', dueAt: now, detail };
    }
  }
}

/** Not the message's own fault, as of an invoice: it waits with the reason, and a right that comes wakes it (wake-notes.ts). */
function blocked({ now, plan }: MailboxParts, note: Note, detail: string): NoteChange {
  return { ...takenBack(note), dueAt: now() + plan.noteBlockedMs, detail };
}

/** The attempt certainly did not arrive: what is known of the note is what was known before it. */
function takenBack(note: Note): Pick<NoteChange, 'state' | 'firstSentAt' | 'lastSentAt'> {
  const firstSentAt = note.first_sent_at?.getTime() ?? null;
  return { state: 'recorded', firstSentAt, lastSentAt: note.last_sent_at?.getTime() ?? null };
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

/** As what is in doubt. `restoredAt`: until then the database that was lost may have sent it. */
async function lookFor(running: Running, note: Note, restoredAt: number): Promise<unknown> {
  const { parts, companyId, listedTo } = running;
  const firstSentAt = (note.first_sent_at ?? note.written_at).getTime();
  const found = await parts.asCompany(companyId, (tx) => findNote(tx, companyId, note, firstSentAt));
  if (found.kind === 'found')
    return change(running, note, { state: 'sent', uploadIndex: found.uploadIndex, dueAt: parts.now() });
  const mayHaveLeftAt = Math.max(note.last_sent_at?.getTime() ?? firstSentAt, restoredAt);
  const isSilent = found.kind === 'absent' && listedTo >= mayHaveLeftAt + parts.plan.noteDoubtMs;
  if (isSilent) return send(running, note);
  return change(running, note, {
    state: 'doubtful',
    waits: note.waits + 1,
    dueAt: later(parts, note.waits),
    firstSentAt,
  });
}

function later({ now, plan }: MailboxParts, waits: number): number {
  return now() + waitAt(plan.noteMs, waits, 0);
}

function change({ parts, companyId }: Running, note: Note, to: NoteChange): Promise<boolean> {
  return parts.asCompany(companyId, (tx) => changeNote(parts, tx, companyId, note, to));
}
