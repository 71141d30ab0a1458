/** What the validator is measured on: the shared corpus where it is there, else the repository's own documents. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CorpusDocument } from '../../domain/invoice/validation/agreement';
import { CORPUS } from '../../domain/invoice/validation/corpus-path';
import {
  categoryInvoice,
  chargedInvoice,
  creditNote,
  fullInvoice,
  standardInvoice,
} from '../../domain/invoice/validation/own/base-documents';
import { documentOf } from './sized-documents';

const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'];
const OWN_LINES = 20;

/** Undefined where the corpus is not there. */
export function readCorpus(): readonly CorpusDocument[] | undefined {
  if (CORPUS === undefined) return undefined;
  const lines = gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n');
  return lines.map((line): CorpusDocument => JSON.parse(line));
}

export interface AcceptedDocuments {
  readonly source: string;
  readonly documents: readonly string[];
}

export function acceptedDocuments(corpus: readonly CorpusDocument[] | undefined): AcceptedDocuments {
  if (corpus !== undefined) {
    const documents = corpus.filter(isAccepted).map(({ xml }) => xml);
    return { source: 'accepted documents of the corpus', documents };
  }
  const categories = CATEGORIES.map((category) => categoryInvoice(category).toString());
  const bases = [standardInvoice, creditNote, chargedInvoice, fullInvoice].map((base) => base().toString());
  const lined = Array.from({ length: OWN_LINES }, (_, place) => documentOf(place + 1).xml);
  return {
    source: "accepted documents of the repository's own (no corpus here)",
    documents: [...bases, ...categories, ...lined],
  };
}

export function isAccepted({ xsd, fatal, abort }: CorpusDocument): boolean {
  return xsd === 'valid' && fatal.length === 0 && abort === undefined;
}
