/**
 * A text as the fonts of the paper can show it. What nobody sees is left out: controls, characters of no width and those
 * that turn the direction of reading (an invoice must say to the eye what it says to the machine). What the font lacks is
 * first tried in its plain form (ﬁ → fi, Ａ → A), else it becomes „?” and is told by name.
 */
import type { Face, FontMetrics } from './font-metrics';

/** Stands where the font has no glyph. */
const MISSING = '?';
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu;
/** ASCII that every face has, with no blank at its ends: most cells of a table. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
const BLANKS = /[\s\u{2028}\u{2029}]+/gu;

export interface PrintableText {
  readonly text: string;
  /** Characters that are shown as „?”, each once. */
  readonly missing: readonly string[];
}

/** One paragraph: line breaks and tabs become blanks. */
export function printableText(metrics: FontMetrics, face: Face, raw: string): PrintableText {
  if (PLAIN.test(raw) && !raw.includes('  ')) return { text: raw, missing: [] };
  const clean = raw.normalize('NFC').replace(BLANKS, ' ').replace(UNSEEN, '').trim();
  const missing = new Set<string>();
  let text = '';
  for (const character of clean) {
    const shown = shownAs(metrics, face, character);
    if (shown === undefined) missing.add(character);
    text += shown ?? MISSING;
  }
  return { text, missing: [...missing] };
}

function shownAs(metrics: FontMetrics, face: Face, character: string): string | undefined {
  const has = (text: string) => [...text].every((one) => metrics.advance(face, one.codePointAt(0) ?? 0) !== undefined);
  if (has(character)) return character;
  const plain = character.normalize('NFKC');
  return plain !== character && has(plain) ? plain : undefined;
}
