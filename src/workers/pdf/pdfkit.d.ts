/** What this project uses of pdfkit 0.20.2: what its readme names, and of its inside what pdf-document.ts says why. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  /** An object of the file. */
  export interface PdfReference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    readonly toString: () => string;
  }

  export interface PdfStructureElement {
    /** A closure draws its marks when it is added to an element that hangs in the document. */
    add(child: PdfStructureElement | (() => void)): this;
    end(): void;
  }

  export interface PdfInfo {
    Title: string;
    Author: string;
    Creator: string;
    Producer: string;
    CreationDate: Date;
  }

  interface EmbeddedFont {
    readonly id: string;
    /** Glyphs as hexadecimal numbers of the face that is embedded. */
    encode(text: string): readonly [glyphs: readonly string[], positions: readonly unknown[]];
    ref(): PdfReference;
  }

  export default class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: false;
      readonly bufferPages: true;
      readonly font: null;
      readonly pdfVersion: '1.7';
      readonly tagged: true;
      readonly lang: string;
      readonly displayTitle: true;
      readonly size: readonly [number, number];
      readonly margin: 0;
      readonly info: PdfInfo;
    });
    info: PdfInfo;
    readonly page: { readonly fonts: Record<string, PdfReference> };
    addPage(): this;
    switchToPage(index: number): unknown;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    addContent(operators: string): this;
    /** `source` is a PNG as a `data:` address; the same one is embedded once. */
    image(source: string, x: number, y: number, options: { readonly width: number; readonly height: number }): this;
    markContent(tag: 'Artifact'): this;
    endMarkedContent(): this;
    struct(
      tag: string,
      options: { readonly alt?: string; readonly actual?: string; readonly scope?: 'Column' },
    ): PdfStructureElement;
    addStructure(element: PdfStructureElement): this;
    file(
      bytes: Uint8Array,
      options: {
        readonly name: string;
        readonly type: string;
        readonly relationship: 'Source';
        readonly description: string;
        readonly creationDate: Date;
        readonly modifiedDate: Date;
      },
    ): unknown;
    end(): void;

    protected _font: EmbeddedFont;
    protected _offset: number;
    protected _offsets: (number | null)[];
    protected readonly _root: PdfReference;
    protected readonly _info: PdfReference;
    protected readonly _id: Uint8Array;
    protected push(chunk: Uint8Array | null): boolean;
    protected _refEnd(reference: PdfReference): void;
    protected _finalize(): void;
    protected _addInfo(): void;
  }
}
