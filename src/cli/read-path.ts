import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStream, SourceItem } from './document-source';
import { readStream } from './read-stream';
import { TEXTS } from './texts';

const TAKEN = /\.(xml|zip|jsonl|jsonl\.gz)$/i;

/** The documents at a path: a file by its content, a folder file by file in the order of names, `-` standard input. */
export async function* readPath(path: string, standardInput: ByteStream): AsyncGenerator<SourceItem> {
  if (path === '-') {
    yield* readStream('-', standardInput);
    return;
  }
  try {
    const isFolder = (await stat(path)).isDirectory();
    if (isFolder) yield* readFolder(path);
    else yield* readStream(path, createReadStream(path));
  } catch (fault) {
    yield { id: path, reason: reasonOf(fault) };
  }
}

async function* readFolder(folder: string): AsyncGenerator<SourceItem> {
  let found = false;
  for await (const file of filesOf(folder)) {
    found = true;
    try {
      yield* readStream(file, createReadStream(file));
    } catch (fault) {
      yield { id: file, reason: reasonOf(fault) };
    }
  }
  if (!found) yield { id: folder, reason: TEXTS.emptyFolder };
}

/** Files to take, below a folder at any depth; only one folder's names are held at a time on each level. */
async function* filesOf(folder: string): AsyncGenerator<string> {
  const entries: { readonly name: string; readonly isFolder: boolean }[] = [];
  for await (const entry of await opendir(folder)) {
    if (entry.isDirectory()) entries.push({ name: entry.name, isFolder: true });
    else if (entry.isFile() && TAKEN.test(entry.name)) entries.push({ name: entry.name, isFolder: false });
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, isFolder } of entries) {
    if (isFolder) yield* filesOf(join(folder, name));
    else yield join(folder, name);
  }
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return TEXTS.notOpened(String(fault));
  return 'code' in fault && fault.code === 'ENOENT' ? TEXTS.notFound : TEXTS.notOpened(fault.message);
}
