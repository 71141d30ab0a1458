import { outboxEffect } from '@/api/outbox-calls';
import { partOfEntry } from './entry-part';
import type { OutboxEntry } from './outbox-entry';

/**
 * The entries as pieces of work: saves of a draft that was issued belong to the upload of its invoice, which names the
 * draft among what it touches. One that asks for the person (rejected, conflict) stays on its own.
 */
export function foldIssuedDrafts<E extends Pick<OutboxEntry, 'call' | 'touches' | 'subject' | 'state'>>(
  entries: readonly E[],
): readonly E[] {
  const uploads = entries.filter(isUpload);
  const issued = new Set(uploads.flatMap(({ touches }) => touches.filter((touched) => touched.startsWith('draft:'))));
  return entries.filter(({ call, subject, state }) => {
    const effect = outboxEffect(call);
    const savesDraft = effect !== undefined && 'collection' in effect && effect.collection === 'draft';
    const asksNothing = partOfEntry({ state }) === 'waiting';
    return !(savesDraft && asksNothing && issued.has(`draft:${subject.id}`));
  });
}

/** Whether the entry carries a document to the server. */
export function isUpload({ call }: Pick<OutboxEntry, 'call'>): boolean {
  return outboxEffect(call)?.kind === 'upload';
}

/** Of a document that the server has already, under its number. */
export function isCorrection({ call, params }: Pick<OutboxEntry, 'call' | 'params'>): boolean {
  return isUpload({ call }) && typeof params === 'object' && params !== null && 'corrects' in params;
}
