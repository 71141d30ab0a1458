/** A place in a file, both from 1, as findings name it. A new object leads there again. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

export const placeKey = ({ line, column }: FilePlace): string => `${line} ${column}`;
