/** One document to check, wherever it came from. */
export interface SourceDocument {
  /** What the output calls it: a path, `archive.zip/entry.xml`, or the `id` of a line. */
  readonly id: string;
  readonly xml: string | Uint8Array;
}

/** Something that could not be opened or taken as documents; the sentence is Romanian and names the reason. */
export interface UnreadableSource {
  readonly id: string;
  readonly reason: string;
}

export type SourceItem = SourceDocument | UnreadableSource;

/** Bytes as they come; every reader works on streams so that memory does not grow with the number of documents. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** No document may be larger: ANAF takes 10 MB, the reader's own bound is 64 MB. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
