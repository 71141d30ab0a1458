/**
 * What a copy of an installation is made of, line by line: its head, the secrets, each table with its rows, how far each counter
 * is, and an end that says how many lines there were and their hash. A file without its end, or with another one, is not a copy.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { StartError } from '../../process/start-error';

/** Of the file's form; a program reads those that it knows. */
export const COPY_FORM = 1;

const headSchema = v.strictObject({
  kind: v.literal('head'),
  form: v.literal(COPY_FORM),
  /** When it was made. */
  at: v.string(),
  /** The newest migration of the database. */
  migration: v.string(),
});
export type CopyHead = v.InferOutput<typeof headSchema>;

const bodySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('secret'), name: v.string(), value: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.strictObject({ kind: v.literal('table'), name: v.string(), columns: v.array(v.string()) }),
  /** PostgreSQL's own text of a whole row: exact for every type. Of the table named last. */
  v.strictObject({ kind: v.literal('row'), row: v.string() }),
  v.strictObject({ kind: v.literal('counter'), name: v.string(), value: v.string() }),
]);
export type CopyLine = v.InferOutput<typeof bodySchema>;

const endSchema = v.strictObject({ kind: v.literal('end'), lines: v.number(), sha256: v.string() });

export class CopySum {
  private readonly hash = createHash('sha256');
  private lines = 0;

  add(line: string): void {
    this.hash.update(line).update('\n');
    this.lines += 1;
  }

  end(): v.InferOutput<typeof endSchema> {
    return { kind: 'end', lines: this.lines, sha256: this.hash.digest('hex') };
  }
}

export type ReadLine = { readonly kind: 'end' } | CopyHead | CopyLine;

/** Reads lines in their order; throws a sentence where the file is not whole. */
export class CopyReader {
  private readonly sum = new CopySum();
  private count = 0;
  private ended = false;

  read(line: string): ReadLine {
    const value = jsonOf(line);
    const isFirst = this.count === 0;
    this.count += 1;
    const end = v.safeParse(endSchema, value);
    if (end.success) {
      const mine = this.sum.end();
      if (isFirst || mine.sha256 !== end.output.sha256 || mine.lines !== end.output.lines) throw damaged();
      this.ended = true;
      return { kind: 'end' };
    }
    this.sum.add(line);
    const parsed = isFirst ? v.safeParse(headSchema, value) : v.safeParse(bodySchema, value);
    if (!parsed.success || this.ended) throw isFirst ? unknownForm() : damaged();
    return parsed.output;
  }

  close(): void {
    if (!this.ended) throw damaged();
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged();
  }
}

export function damaged(): StartError {
  return new StartError(
    'copy',
    'Copia de siguranță nu este întreagă: fișierul este tăiat sau schimbat. Nimic nu s-a restaurat; luați altă copie.',
  );
}

function unknownForm(): StartError {
  return new StartError(
    'copy',
    'Fișierul nu este o copie de siguranță Condica, sau este făcut de o versiune mai nouă. Nimic nu s-a restaurat.',
  );
}
