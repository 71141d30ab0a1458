import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStream, SourceItem } from './document-source';
import { readStream } from './read-stream';
import { TEXTS } from './texts';

const TAKEN = /\.(xml|zip|jsonl)(\.gz)?$/i;

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
  for await (const item of itemsBelow(folder)) {
    found = true;
    yield item;
  }
  if (!found) yield { id: folder, reason: TEXTS.emptyFolder };
}

/** What is below a folder at any depth; what cannot be opened is named and the rest goes on. */
async function* itemsBelow(folder: string): AsyncGenerator<SourceItem> {
  for (const { name, isFolder } of await entriesOf(folder)) {
    const path = join(folder, name);
    try {
      if (isFolder) yield* itemsBelow(path);
      else yield* readStream(path, createReadStream(path));
    } catch (fault) {
      yield { id: path, reason: reasonOf(fault) };
    }
  }
}

interface FolderEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Folders and the files to take, by name; a link to a file counts as one, a link to a folder could go in circles. */
async function entriesOf(folder: string): Promise<readonly FolderEntry[]> {
  const entries: FolderEntry[] = [];
  for await (const entry of await opendir(folder)) {
    const isFile = entry.isFile() || entry.isSymbolicLink();
    if (entry.isDirectory()) entries.push({ name: entry.name, isFolder: true });
    else if (isFile && TAKEN.test(entry.name)) entries.push({ name: entry.name, isFolder: false });
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return TEXTS.notOpened(String(fault));
  return 'code' in fault && fault.code === 'ENOENT' ? TEXTS.notFound : TEXTS.notOpened(fault.message);
}
