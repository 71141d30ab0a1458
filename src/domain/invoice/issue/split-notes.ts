/**
 * Cuts the draft's free text into notes (BT-22): one a written line, none longer than 300 characters (BR-RO-L302), at
 * most 20 (BR-RO-A020). What is longer ends a note where a sentence ends, else between parts of a list, else at a blank; where
 * that makes too many, at the last blank, and then short lines share a note. `#AAI#text` is a note with its subject code (BT-21),
 * as UBL writes it.
 */
import { sentenceEnd } from './sentence-end';

export interface InvoiceNote {
  readonly subjectCode?: string;
  readonly text: string;
}

const LONGEST_NOTE = 300;
const MOST_NOTES = 20;
const SUBJECT = /^#([A-Z]{3})#(.*)$/s;

/** The notes, or undefined where the text does not fit. */
export function splitNotes(text: string): InvoiceNote[] | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.flatMap((line) => cut(line, sentenceEnd));
  if (read.length <= MOST_NOTES) return read.map(noteOf);
  const full = lines.flatMap((line) => cut(line, () => undefined));
  const notes = full.length <= MOST_NOTES ? full : pack(full);
  return notes.length <= MOST_NOTES ? notes.map(noteOf) : undefined;
}

/** The free text that gives these notes again. */
export function joinNotes(notes: readonly InvoiceNote[]): string {
  return notes.map((note) => writeNote(note)).join('\n');
}

/** A note as UBL writes it. */
export function writeNote({ subjectCode, text }: InvoiceNote): string {
  return subjectCode === undefined ? text : `#${subjectCode}#${text}`;
}

/** A note as UBL reads. */
export function noteOf(written: string): InvoiceNote {
  const [, subjectCode, text] = SUBJECT.exec(written) ?? [];
  return subjectCode === undefined || text === undefined ? { text: written } : { subjectCode, text };
}

/** `endIn`: where in the line, by its first so many units, a note had best end; undefined: at the last blank. */
function cut(line: string, endIn: (line: string, room: number) => number | undefined): string[] {
  const letters = [...line];
  if (letters.length <= LONGEST_NOTE) return [line];
  const room = letters.slice(0, LONGEST_NOTE).join('').length;
  const end = endIn(line, room) ?? lastBlank(line, room) ?? room;
  return [line.slice(0, end), ...cut(line.slice(end).trim(), endIn)];
}

function lastBlank(line: string, room: number): number | undefined {
  for (let at = room; at > 0; at -= 1) if (/\s/.test(line.charAt(at))) return at;
  return undefined;
}

function pack(lines: readonly string[]): string[] {
  const notes: string[] = [];
  for (const line of lines) {
    const joined = `${notes.at(-1) ?? ''}\n${line}`;
    if (notes.length > 0 && [...joined].length <= LONGEST_NOTE) notes[notes.length - 1] = joined;
    else notes.push(line);
  }
  return notes;
}
