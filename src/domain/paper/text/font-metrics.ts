/** What the layout has to know of a font: which characters it has, and how wide they are. */

export type Face = 'regular' | 'semibold';

export interface FontMetrics {
  /** Thousandths of the size; undefined where the face has no glyph for it. */
  readonly advance: (face: Face, codePoint: number) => number | undefined;
}

/** Width of a text in points. Characters that the face lacks count nothing: `printable` has replaced them. */
export function textWidth(metrics: FontMetrics, face: Face, size: number, text: string): number {
  let width = 0;
  for (const character of text) width += metrics.advance(face, character.codePointAt(0) ?? 0) ?? 0;
  return (width * size) / 1000;
}
