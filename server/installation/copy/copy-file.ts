/** A copy as a file: its lines, packed; for its owner's eyes only, as it holds the secrets. */
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { errorCode } from '../../process/error-code';
import { type CopyHead, type CopyLine, CopyReader, damaged } from './copy-lines';

/** Whole or not at all: under its name it stands only when everything is on the disk. */
export async function writeCopyFile<T>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const part = `${file}.part`;
  const zip = createGzip({ level: 6 });
  const out = createWriteStream(part, { mode: 0o600 });
  zip.pipe(out);
  const ending = Promise.all([finished(zip), finished(out)]);
  ending.catch(() => undefined);
  try {
    const result = await work(async (line) => {
      if (!zip.write(`${line}\n`)) await Promise.race([new Promise((resolve) => zip.once('drain', resolve)), ending]);
    });
    zip.end();
    await ending;
    await onDisk(part);
    await rename(part, file);
    return result;
  } catch (error) {
    zip.destroy();
    await closed(out);
    await rm(part, { force: true });
    throw error;
  }
}

/** A file whose opening is still under way would come to be after it was removed. */
async function closed(out: WriteStream): Promise<void> {
  out.destroy();
  if (!out.closed) await once(out, 'close');
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Its head, once the whole file was read and is as it was written. */
export async function checkCopyFile(file: string): Promise<{ head: CopyHead; secrets: Record<string, string> }> {
  let head: CopyHead | undefined;
  const secrets: Record<string, string> = {};
  for await (const line of linesOf(file)) {
    if (line.kind === 'head') head = line;
    if (line.kind === 'secret') secrets[line.name] = line.value;
  }
  if (head === undefined) throw damaged();
  return { head, secrets };
}

export async function* copyLines(file: string): AsyncGenerator<CopyLine> {
  for await (const line of linesOf(file)) if (line.kind !== 'head') yield line;
}

async function* linesOf(file: string): AsyncGenerator<CopyHead | CopyLine> {
  const reader = new CopyReader();
  const source = createReadStream(file);
  const text = createGunzip();
  // Its own failure is met where its lines are read.
  pipeline(source, text).catch(() => undefined);
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      const read = reader.read(line);
      if (read.kind !== 'end') yield read;
    }
    reader.close();
  } catch (error) {
    throw errorCode(error)?.startsWith('Z_') === true ? damaged() : error;
  } finally {
    source.destroy();
    text.destroy();
  }
}
