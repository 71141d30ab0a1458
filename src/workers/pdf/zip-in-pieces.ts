/**
 * A zip that grows by one file at a time, of files that are packed already. Its pieces are blobs, which the browser may put on
 * its disk: no more than one piece is held as bytes.
 */
import { Zip, ZipPassThrough } from 'fflate';
import { freeName } from '../document/file-names';

/** So much is kept as bytes before it becomes a piece. */
const PIECE_BYTES = 8 * 1024 * 1024;

export class ZipInPieces {
  files = 0;
  bytes = 0;
  readonly #taken = new Set<string>();
  readonly #pieces: Blob[] = [];
  #open: Uint8Array<ArrayBuffer>[] = [];
  #openBytes = 0;
  readonly #zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    this.#write(chunk);
  });

  /** `at`: epoch milliseconds, the file's date. A name met again gets a number. */
  add(name: string, content: Uint8Array, at: number): void {
    const entry = new ZipPassThrough(freeName(name, this.#taken));
    entry.mtime = at;
    this.#zip.add(entry);
    entry.push(content, true);
    this.files += 1;
  }

  finish(): Blob {
    this.#zip.end();
    this.#close();
    return new Blob(this.#pieces, { type: 'application/zip' });
  }

  #write(chunk: Uint8Array): void {
    this.#open.push(new Uint8Array(chunk));
    this.#openBytes += chunk.byteLength;
    this.bytes += chunk.byteLength;
    if (this.#openBytes >= PIECE_BYTES) this.#close();
  }

  #close(): void {
    this.#pieces.push(new Blob(this.#open));
    this.#open = [];
    this.#openBytes = 0;
  }
}
