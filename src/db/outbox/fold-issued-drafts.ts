import type { OutboxEntry } from './outbox-entry';

/**
 * The entries as pieces of work: saves of a draft that was issued belong to the upload of its invoice, which names the
 * draft among what it touches. One that asks for the person (rejected, conflict) stays on its own.
 */
export function foldIssuedDrafts<E extends Pick<OutboxEntry, 'touches' | 'subject' | 'state'>>(
  entries: readonly E[],
): readonly E[] {
  const uploads = entries.filter(({ subject }) => subject.collection === 'archive');
  const issued = new Set(uploads.flatMap(({ touches }) => touches.filter((touched) => touched.startsWith('draft:'))));
  return entries.filter(({ subject, state }) => {
    const asksNothing = state !== 'rejected' && state !== 'conflict';
    return !(subject.collection === 'draft' && asksNothing && issued.has(`draft:${subject.id}`));
  });
}
