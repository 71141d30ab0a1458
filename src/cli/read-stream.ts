import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ByteStream, SourceItem } from './document-source';
import { MAX_DOCUMENT_BYTES } from './document-source';
import { readJsonLines } from './read-json-lines';
import { readWhole } from './read-whole';
import { readZip } from './read-zip';
import { TEXTS } from './texts';

const MEGABYTE = 1024 * 1024;

/** Names whose content is JSON lines whatever it begins with: a first line that is broken is one of its lines. */
const JSON_LINES = /\.jsonl(\.gz)?$/i;

/**
 * The documents in a stream of bytes, by what it begins with: `PK` is a zip, 1F 8B gzip (of one of the others), `{`
 * (after a byte order mark and blanks) is JSON lines, everything else one XML document.
 */
export async function* readStream(id: string, stream: ByteStream, packed = true): AsyncGenerator<SourceItem> {
  const iterator = stream[Symbol.asyncIterator]();
  const head = await iterator.next();
  const whole = rejoined(head.done === true ? undefined : head.value, iterator);
  const begin = head.done === true ? new Uint8Array(0) : head.value;
  const [first, second] = begin;
  if (first === 0x50 && second === 0x4b) yield* readZip(id, whole);
  else if (first === 0x1f && second === 0x8b && packed) yield* readGzip(id, whole);
  else if (JSON_LINES.test(id) || beginsObject(begin)) yield* readJsonLines(id, whole);
  else {
    const xml = await readWhole(whole);
    yield xml === undefined ? { id, reason: TEXTS.tooLarge(MAX_DOCUMENT_BYTES / MEGABYTE) } : { id, xml };
  }
}

function beginsObject(bytes: Uint8Array): boolean {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0a || bytes[at] === 0x0d) at++;
  return bytes[at] === 0x7b;
}

async function* readGzip(id: string, stream: ByteStream): AsyncGenerator<SourceItem> {
  const gunzip = createGunzip();
  const source = Readable.from(stream, { objectMode: false });
  source.on('error', (fault) => gunzip.destroy(fault));
  try {
    yield* readStream(id, source.pipe(gunzip), false);
  } catch (fault) {
    yield { id, reason: TEXTS.badGzip(fault instanceof Error ? fault.message : String(fault)) };
  }
}

/** The stream with the chunk that was looked at put back. */
async function* rejoined(
  head: Uint8Array | undefined,
  rest: AsyncIterator<Uint8Array>,
): ByteStream & AsyncGenerator<Uint8Array> {
  if (head === undefined) return;
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
