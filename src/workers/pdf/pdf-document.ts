/// <reference path="./pdfkit.d.ts" />
/**
 * pdfkit's document, with what it lacks: it keeps its bytes itself (its own stream grows slower with every chunk), packs the
 * small objects (a tagged cell is one; in the open they are nine tenths of a long file), and escapes its metadata. It
 * overrides methods that are not pdfkit's public ones, so the version is pinned, and tests read the files back by another
 * program (docs/decisions/0023).
 *
 * Invariants: `chunks` joined are the file so far and `_offset` is their length; an object is in `chunks` or in `small`.
 */
import PDFDocument, { type PdfInfo, type PdfReference } from 'pdfkit';
import type { Face } from '@/domain/paper/text/font-metrics';
import {
  crossReference,
  joined,
  OBJECTS_A_STREAM,
  type ObjectPlace,
  objectStream,
  type PackedObject,
} from './packed-objects';
import type { PaperFonts } from './paper-fonts';

export interface PdfFrame {
  readonly width: number;
  readonly height: number;
  /** BCP 47. */
  readonly language: string;
  readonly info: PdfInfo;
}

/** The first glyph of a face is the box. */
const NO_GLYPH = '0000';
/** What pdfkit writes of an object that is no stream: its head, its body, its end. */
const PARTS = 3;

export class PdfDocument extends PDFDocument {
  // No initialisers: pdfkit's constructor writes before they would run.
  declare private chunks: Uint8Array[] | undefined;
  declare private small: PackedObject[] | undefined;
  declare private objectStart: number | undefined;

  constructor({ width, height, language, info }: PdfFrame, { faces }: PaperFonts) {
    super({
      ...{ autoFirstPage: false, bufferPages: true, font: null, pdfVersion: '1.7', tagged: true, displayTitle: true },
      ...{ lang: language, size: [width, height], margin: 0, info },
    });
    this.objectStart = this.written.length;
    this.registerFont('regular', faces.regular);
    this.registerFont('semibold', faces.semibold);
  }

  /** Closes the file and gives its bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    this.end();
    return joined(this.written);
  }

  /**
   * The text as glyphs of the face, which from now on is the page's, with the name the page knows it by. Throws where the face
   * lacks a character: the layout has replaced those.
   */
  glyphs(face: Face, text: string): { readonly font: string; readonly hex: string } {
    this.font(face);
    const { id } = this._font;
    this.page.fonts[id] ??= this._font.ref();
    const numbers = this._font.encode(text)[0];
    if (numbers.includes(NO_GLYPH)) throw new Error(`The face ${face} lacks a character of ${JSON.stringify(text)}.`);
    return { font: id, hex: numbers.join('') };
  }

  private get written(): Uint8Array[] {
    this.chunks ??= [];
    return this.chunks;
  }

  private get packed(): PackedObject[] {
    this.small ??= [];
    return this.small;
  }

  protected override push(chunk: Uint8Array | null): boolean {
    if (chunk !== null) this.written.push(chunk);
    return true;
  }

  protected override _refEnd(reference: PdfReference): void {
    const start = this.objectStart ?? 0;
    if (reference.data?.Length === undefined) {
      const parts = this.written.splice(start);
      const [, body] = parts;
      if (body === undefined || parts.length !== PARTS) throw new Error(`Object ${reference.id} is not as expected.`);
      this._offset -= parts.reduce((sum, { length }) => sum + length, 0);
      this.packed.push({ id: reference.id, body });
    }
    this.objectStart = this.written.length;
    super._refEnd(reference);
  }

  protected override _finalize(): void {
    const places = this._offsets.map((offset): ObjectPlace => ({ offset: offset ?? 0 }));
    for (let at = 0; at < this.packed.length; at += OBJECTS_A_STREAM) {
      const objects = this.packed.slice(at, at + OBJECTS_A_STREAM);
      const id = places.length + 1;
      places.push({ offset: this._offset });
      objects.forEach((object, index) => {
        places[object.id - 1] = { stream: id, index };
      });
      this.append(objectStream(id, objects));
    }
    const start = this._offset;
    const id = [...this._id].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const trailer = `/Root ${this._root.id} 0 R /Info ${this._info.id} 0 R /ID [<${id}> <${id}>]`;
    const own = places.length + 1;
    this.append(crossReference(own, [...places, { offset: start }], trailer));
    this.append(new TextEncoder().encode(`startxref\n${start}\n%%EOF\n`));
  }

  private append(bytes: Uint8Array): void {
    this.written.push(bytes);
    this._offset += bytes.length;
  }

  protected override _addInfo(): void {
    const plain = this.info;
    this.info = { ...plain, Title: escaped(plain.Title), Author: escaped(plain.Author) };
    super._addInfo();
    this.info = plain;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
