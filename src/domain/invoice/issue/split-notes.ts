/**
 * Cuts the draft's free text into notes (BT-22): one a written line, none longer than 300 characters (BR-RO-L302), at
 * most 20 (BR-RO-A020); short lines share a note only where there would be too many. `#AAI#text` is a note with its
 * subject code (BT-21), as UBL writes it.
 */
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
    .filter((line) => line !== '')
    .flatMap(cutAtWords);
  const notes = lines.length <= MOST_NOTES ? lines : pack(lines);
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

function cutAtWords(line: string): string[] {
  const letters = [...line];
  if (letters.length <= LONGEST_NOTE) return [line];
  const head = letters.slice(0, LONGEST_NOTE + 1).join('');
  const blank = head.lastIndexOf(' ');
  const end = blank > 0 ? blank : letters.slice(0, LONGEST_NOTE).join('').length;
  return [line.slice(0, end), ...cutAtWords(line.slice(end).trim())];
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
