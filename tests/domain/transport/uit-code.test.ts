import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrSquares } from '@/domain/qr/qr-squares';

/** What a control's camera reads: jsQR, which is not of the maker. `covered`: the middle third is white, as on a card that does not hold. */
function readCode(text: string, covered: boolean): string | undefined {
  const { size, runs } = qrSquares(text);
  const [scale, border] = [6, 4];
  const side = (size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const [from, to] = [(size - size / 3) / 2, (size + size / 3) / 2];
  for (const { column, row, length } of runs) {
    for (let y = (row + border) * scale; y < (row + border + 1) * scale; y += 1) {
      const inCover = y / scale - border >= from && y / scale - border < to;
      if (covered && inCover) continue;
      for (let x = (column + border) * scale; x < (column + border + length) * scale; x += 1) {
        pixels.fill(covered ? 212 : 0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the code of a UIT', () => {
  const uits = ['7K2P0C4X0W3DTQ34', '4C0U0C0J0W3DDQ92', '3V0P0L0P0T3JUW46', '5Y0Q0L0A0Y3AJA00'];

  it('is read by a camera', () => {
    expect(uits.map((uit) => readCode(uit, false))).toEqual(uits);
  });

  it('cannot be read while it does not hold', () => {
    expect(uits.map((uit) => readCode(uit, true) ?? '')).toEqual(['', '', '', '']);
  });
});
