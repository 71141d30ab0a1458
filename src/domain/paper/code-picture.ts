import { qrSquares } from '../qr/qr-squares';
import type { Picture } from './layout/blocks';

interface CodePlace {
  readonly x: number;
  /** Points of a side, the light border not counted. */
  readonly side: number;
  /** Said in place of it. */
  readonly alternative: string;
}

/** A text as a QR code on paper. */
export function codePicture(text: string, { x, side, alternative }: CodePlace): Picture {
  const { size, runs } = qrSquares(text);
  const square = side / size;
  const marks = runs.map(({ column, row, length }) => ({
    kind: 'box' as const,
    x: column * square,
    y: row * square,
    width: length * square,
    height: square,
    colour: '#000000',
  }));
  return { x, width: side, height: side, alternative, marks };
}
