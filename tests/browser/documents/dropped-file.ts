/** A file that a test drops, and the word that it must be listed with. */
export interface DroppedFile {
  /** Name, with the folders above it. */
  readonly path: string;
  readonly bytes: Buffer;
  /** How it stands after the reading; an expression where the word holds a count. */
  readonly becomes: Standing | RegExp;
}

export type Standing =
  | 'Acceptată'
  | 'Alt vânzător'
  | 'Nu este factură'
  | 'De două ori'
  | 'Deja trimisă'
  | 'Primită'
  | 'Primită, de două ori';
