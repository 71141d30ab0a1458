import type { OutboxEntry } from '@/db/outbox/outbox-entry';

/** What is typed leaves at most so much later than its key, ms: a person who looks at the draft elsewhere sees it by then. */
export const GATHER_MS = 1_500;

const DRAFTS = ['draft:', 'transportDraft:'];

/** The draft's name among those that entries touch, where the entry is about a draft, whose next key makes another entry; else null. */
export function typedDraft({ touches }: Pick<OutboxEntry, 'touches'>): string | null {
  const [subject = ''] = touches;
  return DRAFTS.some((prefix) => subject.startsWith(prefix)) ? subject : null;
}
