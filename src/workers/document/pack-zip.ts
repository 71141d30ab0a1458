import { zipSync } from 'fflate';
import { freeName, plainName, safeName } from './file-names';

export interface PackedFile {
  readonly name: string;
  /** Folders it stands in, the outermost first. */
  readonly folders?: readonly string[];
  /** Of an archived document, `yyyy-MM-dd`: the date of its file, whose name is written in plain letters then. */
  readonly day?: string;
  readonly bytes: Uint8Array;
}

/** ZIP files hold dates since 1980; a fixed one makes the same files give the same bytes. */
const NO_DATE = new Date(1980, 0, 1);

/** One zip of the files; a name met again gets a number: `FCT-1.xml`, `FCT-1 (2).xml`. */
export function packZip(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const taken = new Set<string>();
  const entries = files.map(({ name, folders = [], day, bytes }): [string, [Uint8Array, { mtime: Date }]] => {
    const path = [...folders.map(safeName), day === undefined ? safeName(name) : plainName(name)].join('/');
    return [freeName(path, taken), [bytes, { mtime: dateOf(day) }]];
  });
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 6 }));
}

/** The noon of the day; a zip has years from 1980 to 2099. */
function dateOf(day = ''): Date {
  const [, year, month, date] = /^(19[89]\d|20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? NO_DATE : new Date(Number(year), Number(month) - 1, Number(date), 12);
}
