/** What this project uses of fontkit 2.0.4. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    /** In units of the face. */
    readonly advanceWidth: number;
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number }[];
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
