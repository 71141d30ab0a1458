import { describe, expect, it } from 'vitest';
import { issueWritten } from '@/app/invoices/editor/model/issue-written';
import { SECOND_PREFIX, unreadDate } from '@/app/invoices/editor/model/unread-dates';
import { createAutosave } from '@/app/unsaved/autosave';
import { handTimers } from '../unsaved/hand-timers';

/** Presses the send button over a device that can or cannot write the last key. */
async function send({ full }: { readonly full: boolean }) {
  const written: string[] = [];
  const autosave = createAutosave<string>(async (content) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    written.push(content);
  }, handTimers());
  autosave.changed('the last key');
  const answer = await issueWritten(autosave, async () => ({
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

  it('does not go past a date that is typed and not read', () => {
    expect(unreadDate({ dueDate: '31.1' })).toBe('dueDate');
    expect(unreadDate({ [SECOND_PREFIX]: 'FCT2-' })).toBeUndefined();
    expect(unreadDate({})).toBeUndefined();
  });
});
