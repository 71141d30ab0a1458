/// <reference path="./fontkit.d.ts" />
/** The two faces of the paper, read once a worker: what the layout measures with, and what is embedded. */
import { create, type Font } from 'fontkit';
import type { Face, FontMetrics } from '@/domain/paper/text/font-metrics';

export type FaceBytes = Readonly<Record<Face, Uint8Array>>;

export interface PaperFonts {
  readonly faces: Readonly<Record<Face, Font>>;
  readonly metrics: FontMetrics;
}

export function readPaperFonts(bytes: FaceBytes): PaperFonts {
  const faces = { regular: withoutShaping(create(bytes.regular)), semibold: withoutShaping(create(bytes.semibold)) };
  return { faces, metrics: { advance: advances(faces) } };
}

/**
 * One glyph a character: the faces have neither kerning nor ligatures (scripts/make-paper-fonts.mjs), so shaping would find
 * nothing, and takes most of the time.
 */
function withoutShaping(font: Font): Font {
  font.layout = (text) => {
    const glyphs = Array.from(text, (character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
    const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth }));
    return { glyphs, positions, advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) };
  };
  return font;
}

function advances(faces: PaperFonts['faces']): FontMetrics['advance'] {
  const known: Record<Face, Map<number, number | undefined>> = { regular: new Map(), semibold: new Map() };
  return (face, codePoint) => {
    const widths = known[face];
    if (!widths.has(codePoint)) widths.set(codePoint, advanceOf(faces[face], codePoint));
    return widths.get(codePoint);
  };
}

function advanceOf(font: Font, codePoint: number): number | undefined {
  if (!font.hasGlyphForCodePoint(codePoint)) return undefined;
  return (font.glyphForCodePoint(codePoint).advanceWidth * 1000) / font.unitsPerEm;
}
