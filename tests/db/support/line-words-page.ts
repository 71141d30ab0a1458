import type { LineWordsPage } from '@/db/archive/lines/put-line-words';
import { version } from './samples';

type Words = readonly (readonly [id: string, words: string])[];

/** A page whose last document has the version `to`, and nothing after it. */
export function lineWordsPage(documents: Words, to: number, changes: Partial<LineWordsPage> = {}): LineWordsPage {
  return {
    documents: documents.map(([id, words]) => ({ id, words })),
    version: version(to),
    head: version(to),
    hasMore: false,
    epoch: 'first',
    ...changes,
  };
}
