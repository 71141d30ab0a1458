/** What was written about one invoice, both ways, in order: the buyer's messages, and the company's own with how far each is. */
import type { ArchiveItem } from '@/api/entities/archive-item';

export interface Said {
  readonly key: string;
  /** By the company. */
  readonly own: boolean;
  readonly text: string;
  /** The person who wrote it, where known. */
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  /** Of an own message written here; '' for what the mailbox brought. */
  readonly state: string;
  readonly detail: string;
}

export function conversationOf({ events, notes = [] }: Pick<ArchiveItem, 'events' | 'notes'>): readonly Said[] {
  // What was written here comes back with the mailbox: once is enough.
  const here = notes.filter(({ state }) => state === 'sent').map(({ text }) => text);
  const brought = events.flatMap(({ at, event, detail }): Said[] => {
    const own = event === 'buyer-message-sent';
    if (!own && event !== 'buyer-message') return [];
    const known = own ? here.indexOf(detail) : -1;
    if (known >= 0) {
      here.splice(known, 1);
      return [];
    }
    return [{ key: `${event} ${at} ${detail}`, own, text: detail, by: '', at, state: '', detail: '' }];
  });
  const written = notes.map(({ id, ...note }): Said => ({ key: id, own: true, ...note }));
  return [...brought, ...written].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
