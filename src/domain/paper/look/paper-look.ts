/** A look as the paper follows it: what cannot be printed as it was chosen is already mended. */
import { pictureFacts } from '../../picture/picture-size';
import { type InvoiceLook, type LookDetail, type LookFigure, lookFigures, USUAL_LOOK } from './invoice-look';
import { legibleShade } from './look-colour';

export interface PaperLogo {
  /** A PNG as a `data:` address. */
  readonly source: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PaperLook
  extends Pick<InvoiceLook, LookDetail | 'tagline' | 'paymentNote' | 'footText' | 'payCode' | 'proof' | 'signature'> {
  /** Of rules and monogram; legible on white. */
  readonly accent: string;
  /** Undefined: the monogram. */
  readonly logo: PaperLogo | undefined;
  readonly figures: readonly LookFigure[];
}

export function paperLook(look: InvoiceLook): PaperLook {
  return {
    ...look,
    tagline: look.tagline.trim(),
    paymentNote: look.paymentNote.trim(),
    footText: look.footText.trim(),
    accent: legibleShade(look.colour) ?? USUAL_LOOK.colour,
    logo: paperLogo(look.logo),
    figures: lookFigures(look),
  };
}

const PNG_ADDRESS = 'data:image/png;base64,';
/** In base64, of the 24 bytes that say how large a PNG is. */
const HEAD_LENGTH = 32;

/** Undefined for '', and for what is no PNG. */
function paperLogo(source: string): PaperLogo | undefined {
  if (!source.startsWith(PNG_ADDRESS)) return undefined;
  const facts = pictureFacts(bytesOf(source.slice(PNG_ADDRESS.length, PNG_ADDRESS.length + HEAD_LENGTH)));
  if (facts?.format !== 'png' || facts.width === 0 || facts.height === 0) return undefined;
  return { source, width: facts.width, height: facts.height };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without its end: three bytes of every four letters. */
function bytesOf(base64: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at + 4 <= base64.length; at += 4) {
    const bits = [...base64.slice(at, at + 4)].reduce(
      (sum, letter) => sum * 64 + Math.max(0, LETTERS.indexOf(letter)),
      0,
    );
    bytes.push(bits >> 16, (bits >> 8) & 255, bits & 255);
  }
  return Uint8Array.from(bytes);
}
