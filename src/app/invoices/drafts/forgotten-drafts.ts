/** Drafts that were opened once and hold nothing: they leave the list by themselves. */
import { isEmptyDraft } from '@/domain/invoice/is-empty-draft';
import type { DraftRow } from './draft-row';

/** Whoever has it open, here or elsewhere, has had time to write in it. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/** `now` in ms since 1970. One that was changed on two sides is the person's to decide. */
export function forgottenDrafts(rows: readonly DraftRow[], now: number): readonly DraftRow[] {
  return rows.filter(
    ({ content, state, writtenAt }) =>
      state !== 'conflict' && isEmptyDraft(content) && now - Date.parse(writtenAt) > FORGOTTEN_AFTER_MS,
  );
}
