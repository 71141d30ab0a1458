/** What a zip says of itself before anything is unpacked: a small file can hold a sheet that no device has room for. */

/** Unpacked, of all entries and of one; a sheet of a million rows is larger. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** Longest comment after the end record. */
const COMMENT = 0xffff;

/** Whether it may be unpacked; `broken`: it has no directory that can be read. */
export function judgeZip(bytes: Uint8Array): 'fits' | 'too-large' | 'broken' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return 'broken';
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return 'too-large';
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return 'broken';
    sum += view.getUint32(at + 24, true);
    if (sum > MOST_UNPACKED) return 'too-large';
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return 'fits';
}

function endOf(view: DataView): number | undefined {
  const last = Math.max(0, view.byteLength - END_BYTES - COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= last; at -= 1) if (view.getUint32(at, true) === END) return at;
  return undefined;
}
