import { StringDecoder } from 'node:string_decoder';
import { type ByteStream, MAX_DOCUMENT_BYTES, type SourceItem } from './document-source';
import { TEXTS } from './texts';

const MEGABYTE = 1024 * 1024;

/** The documents of a `.jsonl`: one JSON object a line with `xml` and, if it has one, `id`. Blank lines are skipped. */
export async function* readJsonLines(
  id: string,
  stream: ByteStream,
  max = MAX_DOCUMENT_BYTES,
): AsyncGenerator<SourceItem> {
  let number = 0;
  let found = false;
  for await (const line of lines(stream, max)) {
    number++;
    const name = `${id}:${number}`;
    // A byte order mark before the first line is white space to trim().
    const text = line?.trim();
    if (text === '') continue;
    found = true;
    yield text === undefined ? { id: name, reason: TEXTS.tooLarge(max / MEGABYTE) } : toItem(name, text);
  }
  if (!found) yield { id, reason: TEXTS.noLines };
}

function toItem(name: string, line: string): SourceItem {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: name, reason: TEXTS.badLine };
  }
  if (typeof value !== 'object' || value === null) return { id: name, reason: TEXTS.badLine };
  const id = 'id' in value && (typeof value.id === 'string' || typeof value.id === 'number') ? String(value.id) : name;
  return 'xml' in value && typeof value.xml === 'string' ? { id, xml: value.xml } : { id, reason: TEXTS.noXml };
}

/** Lines of a UTF-8 stream; undefined for one that is longer than the bound, which is then skipped. */
async function* lines(stream: ByteStream, max: number): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  const taken = () => {
    const line = length > max ? undefined : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const [rest = '', ...ended] = decoder.write(chunk).split('\n').reverse();
    for (const piece of ended.reverse()) {
      length += piece.length;
      if (length <= max) parts.push(piece);
      yield taken();
    }
    length += rest.length;
    if (length <= max) parts.push(rest);
  }
  parts.push(decoder.end());
  if (length > 0) yield taken();
}
