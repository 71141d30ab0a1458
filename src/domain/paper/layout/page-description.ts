/**
 * Laid-out pages: what stands where, and what a reading machine is told of it. The layout makes it, a writer turns it into a
 * file; neither knows the other. Lengths are points (1/72 inch), measured from the page's upper left corner.
 */
import type { Face } from '../text/font-metrics';

export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly baseline: number;
  readonly face: Face;
  readonly size: number;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly text: string;
}

/** A filled rectangle: a rule, a square of the QR code. */
export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** A picture in pixels. */
export interface ImageMark {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A PNG as a `data:` address. */
  readonly source: string;
}

export type Mark = TextMark | BoxMark | ImageMark;

/** Roles of ISO 32000-1, 14.8.4. */
export type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** A node of what is read aloud, in the order of reading. It has marks or children, never both. */
export interface TaggedNode {
  readonly tag: Tag;
  /** Said in place of a picture. */
  readonly alternative?: string;
  /** What is really written where the font lacks a character. */
  readonly actual?: string;
  /** By page, as a long cell goes on over several. */
  readonly placed: readonly { readonly page: number; readonly marks: readonly Mark[] }[];
  readonly children: readonly TaggedNode[];
}

export interface PageDescription {
  readonly width: number;
  readonly height: number;
  /** By page: rules, repeated heads and feet; read aloud nowhere. */
  readonly furniture: readonly (readonly Mark[])[];
  readonly content: TaggedNode;
  /** Characters that the fonts lack, each once. */
  readonly missing: readonly string[];
}
