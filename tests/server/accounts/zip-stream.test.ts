/** The zip that is written while it is sent, read by a reader of others. */
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipStream } from '../../../server/accounts/export/zip-stream';

async function zipped(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  async function* from() {
    yield* entries;
  }
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(from())) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

const at = new Date('2026-11-24T10:20:30Z');

it('keeps names and contents, packed and as they are', async () => {
  const content = Buffer.from('ț'.repeat(10_000));
  const files = unzipSync(
    await zipped([
      { name: 'Facturi emise/Șerban.xml', at, content },
      { name: 'a.zip', at, content: Buffer.from('zip'), packed: true },
      { name: 'gol', at, content: Buffer.alloc(0) },
    ]),
  );
  expect(Object.keys(files)).toEqual(['Facturi emise/Șerban.xml', 'a.zip', 'gol']);
  expect(Buffer.from(files['Facturi emise/Șerban.xml'] ?? []).equals(content)).toBe(true);
});

it('has more entries than the old records count', async () => {
  const content = Buffer.from('x');
  function* many() {
    for (let index = 0; index < 70_000; index += 1) yield { name: `f/${index}`, at, content, packed: true };
  }
  const files = unzipSync(await zipped(many()));
  expect(Object.keys(files)).toHaveLength(70_000);
});
