/**
 * The words of documents' lines as the server told them (domain/invoice/line-words.ts), in blocks: what a search over lines reads
 * whole, and nothing else does.
 *
 * Invariants: a document stands in any number of blocks, and what the newest says counts; only the newest block of a company is
 * ever written anew; the blocks of a company are of one epoch of the server (docs/decisions/0017).
 */
import type { CompanyId } from '@/api/ids';
import { idsIn, packIds } from '../cold/block-columns';

export type LineWordsKey = [CompanyId, number];

export interface LineWordsBlock {
  readonly companyId: CompanyId;
  /** Counts up from 1. */
  readonly number: number;
  readonly epoch: string;
  /** 16 bytes each. */
  readonly ids: Uint8Array<ArrayBuffer>;
  /** UTF-8; a document's words on a line of their own. */
  readonly words: Uint8Array<ArrayBuffer>;
}

export interface WordsOfDocument {
  readonly id: string;
  readonly words: string;
}

export function packWords(documents: readonly WordsOfDocument[]): Pick<LineWordsBlock, 'ids' | 'words'> {
  const lines = documents.map(({ words }) => words.replaceAll('\n', ' '));
  return { ids: packIds(documents), words: new TextEncoder().encode(lines.join('\n')) };
}

/** In the order of writing. */
export function wordsIn(block: Pick<LineWordsBlock, 'ids' | 'words'>): readonly WordsOfDocument[] {
  if (block.ids.length === 0) return [];
  const lines = new TextDecoder().decode(block.words).split('\n');
  const ids = idsIn(block);
  return lines.map((words, place) => ({ id: ids[place] ?? '', words }));
}
