/** Small objects of a PDF, many to a stream (ISO 32000-1, 7.5.7), and the table that says where each object is (7.5.8). */
import { zlibSync } from 'fflate';

export interface PackedObject {
  readonly id: number;
  /** What stands between `obj` and `endobj`. */
  readonly body: Uint8Array;
}

/** Where an object is: at an offset of the file, or the n-th of a stream of objects. */
export type ObjectPlace = { readonly offset: number } | { readonly stream: number; readonly index: number };

/** More make reading one of them slow. */
export const OBJECTS_A_STREAM = 200;

const encoder = new TextEncoder();

export function objectStream(id: number, objects: readonly PackedObject[]): Uint8Array {
  let at = 0;
  const starts = objects.map(({ id: own, body }) => {
    const start = `${own} ${at}`;
    at += body.length;
    return start;
  });
  const head = encoder.encode(`${starts.join(' ')}\n`);
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${head.length}`;
  return streamObject(id, dictionary, joined([head, ...objects.map(({ body }) => body)]));
}

/** `places` by id, the first of id 1. `trailer`: entries of the dictionary beside the table's own. */
export function crossReference(id: number, places: readonly ObjectPlace[], trailer: string): Uint8Array {
  const rows = new Uint8Array((places.length + 1) * ROW);
  const view = new DataView(rows.buffer);
  // Object 0 is the head of the list of free ones.
  view.setUint16(5, 65535);
  places.forEach((place, index) => {
    const at = (index + 1) * ROW;
    view.setUint8(at, 'offset' in place ? 1 : 2);
    view.setUint32(at + 1, 'offset' in place ? place.offset : place.stream);
    view.setUint16(at + 5, 'offset' in place ? 0 : place.index);
  });
  const dictionary = `/Type /XRef /Size ${places.length + 1} /W [1 4 2] ${trailer}`;
  return streamObject(id, dictionary, rows);
}

/** Bytes of a row: kind, offset or stream, generation or index. */
const ROW = 7;

function streamObject(id: number, dictionary: string, content: Uint8Array): Uint8Array {
  const packed = zlibSync(content, { level: 6 });
  const open = `${id} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  return joined([encoder.encode(open), packed, encoder.encode('\nendstream\nendobj\n')]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
