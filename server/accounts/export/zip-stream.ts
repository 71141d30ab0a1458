/**
 * A zip that is written while it is read (PKWARE APPNOTE 6.3.10): one entry's content at a time is held, and some hundred bytes an entry
 * for the directory at its end. With more entries or bytes than the old records count, the zip64 ones follow them.
 */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With its folders, parted by `/`. */
  readonly name: string;
  readonly at: Date;
  readonly content: Uint8Array;
  /** Is small already. */
  readonly packed?: boolean;
}

const deflated = promisify(deflateRaw);

const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = { plain: 20, zip64: 45 };
/** Written on Unix, with the rights `rw-r--r--` of a file. */
const MADE_BY = (3 << 8) | VERSION.zip64;
const FILE_RIGHTS = (0o100644 << 16) >>> 0;

export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const { header, data, central } = await packed(entry, offset);
    directory.push(central);
    offset += header.length + data.length;
    yield header;
    yield data;
  }
  let size = 0;
  for (const record of directory) {
    size += record.length;
    yield record;
  }
  yield endOf({ count: directory.length, size, offset });
}

async function packed({ name, at, content, packed: isPacked = false }: ZipEntry, offset: number) {
  const data: Buffer = isPacked ? Buffer.from(content) : await deflated(content);
  const bytes = Buffer.from(name, 'utf8');
  const fields = Buffer.alloc(22);
  fields.writeUInt16LE(FLAGS, 0);
  fields.writeUInt16LE(isPacked ? 0 : 8, 2);
  fields.writeUInt32LE(dosTime(at), 4);
  fields.writeUInt32LE(crc32(content), 8);
  fields.writeUInt32LE(data.length, 12);
  fields.writeUInt32LE(content.length, 16);
  fields.writeUInt16LE(bytes.length, 20);
  const header = Buffer.concat([u32(0x04034b50), u16(VERSION.plain), fields, u16(0), bytes]);
  const far = offset > MOST_32 - 1;
  const extra = far ? Buffer.concat([u16(1), u16(8), u64(offset)]) : Buffer.alloc(0);
  const central = Buffer.concat([
    ...[u32(0x02014b50), u16(MADE_BY), u16(far ? VERSION.zip64 : VERSION.plain), fields, u16(extra.length)],
    // Comment, disk, attributes of text; rights; where its header stands.
    ...[u16(0), u16(0), u16(0), u32(FILE_RIGHTS), u32(far ? MOST_32 : offset), bytes, extra],
  ]);
  return { header, data, central };
}

function endOf({ count, size, offset }: { readonly count: number; readonly size: number; readonly offset: number }) {
  const many = count >= MOST_16 || size >= MOST_32 || offset >= MOST_32;
  const short = Math.min(count, MOST_16);
  const end = Buffer.concat([
    ...[u32(0x06054b50), u16(0), u16(0), u16(short), u16(short)],
    ...[u32(Math.min(size, MOST_32)), u32(Math.min(offset, MOST_32)), u16(0)],
  ]);
  if (!many) return end;
  const record = Buffer.concat([
    ...[u32(0x06064b50), u64(44), u16(MADE_BY), u16(VERSION.zip64), u32(0), u32(0)],
    ...[u64(count), u64(count), u64(size), u64(offset)],
  ]);
  return Buffer.concat([record, u32(0x07064b50), u32(0), u64(offset + size), u32(1), end]);
}

/** Of MS-DOS, in whole two seconds, by UTC. */
function dosTime(at: Date): number {
  const year = Math.min(127, Math.max(0, at.getUTCFullYear() - 1980));
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
