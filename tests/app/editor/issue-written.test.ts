import { describe, expect, it } from 'vitest';
import { issueWritten } from '@/app/invoices/editor/model/issue-written';
import { SECOND_PREFIX, unreadDate } from '@/app/invoices/editor/model/unread-dates';
import { createAutosave } from '@/app/unsaved/autosave';
import { handTimers } from '../unsaved/hand-timers';

interface Sent {
  readonly full: boolean;
  /** '' where nothing was. */
  readonly typed?: string;
  /** A copy of another document, as it was opened. */
  readonly copied?: string;
}

/** Presses the send button over a device that can or cannot write the last key. */
async function send({ full, typed = 'the last key', copied }: Sent) {
  const written: string[] = [];
  const autosave = createAutosave<string>(async (content) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    written.push(content);
  }, handTimers());
  if (typed !== '') autosave.changed(typed);
  const answer = await issueWritten(autosave, copied, async () => ({
    kind: 'issued',
    number: 'FCT-0001',
    invoiceId: written.join(),
  }));
  return answer;
}

describe('issuing a draft', () => {
  // Verifies: G1 (what could not be written is not issued as it was before)
  it('stops where what was typed could not be written, and says so', async () => {
    const answer = await send({ full: true });
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(answer.kind === 'refused' && answer.sentence).toMatch(
      /nu s-au putut scrie.*niciun număr.*eliberați spațiu/s,
    );
  });

  it('issues what was typed once it is written', async () => {
    expect(await send({ full: false })).toMatchObject({ kind: 'issued', invoiceId: 'the last key' });
  });

  // Before: „Ciorna s-a schimbat între timp, pe alt dispozitiv sau în altă filă”, for a copy sent as it is.
  it('writes a copy that nobody has typed in, and issues it', async () => {
    expect(await send({ full: false, typed: '', copied: 'a copy' })).toMatchObject({ invoiceId: 'a copy' });
    expect(await send({ full: true, typed: '', copied: 'a copy' })).toMatchObject({ kind: 'refused' });
  });

  it('does not go past a date that is typed and not read', () => {
    expect(unreadDate({ dueDate: '31.1' })).toBe('dueDate');
    expect(unreadDate({ [SECOND_PREFIX]: 'FCT2-' })).toBeUndefined();
    expect(unreadDate({})).toBeUndefined();
  });
});
