/** Laid-out pages as a PDF: tagged, with its faces embedded, and the documents it was made of inside. */
import type { Mark, PageDescription, TaggedNode } from '@/domain/paper/layout/page-description';
import type { PaperFonts } from './paper-fonts';
import { PdfDocument } from './pdf-document';

export interface PdfAttachment {
  readonly name: string;
  readonly mime: string;
  readonly description: string;
  readonly bytes: Uint8Array;
}

export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  readonly madeAt: Date;
  readonly attachments: readonly PdfAttachment[];
}

const PRODUCT = 'Condica';

export function writePdf(pages: PageDescription, facts: PdfFacts, fonts: PaperFonts): Uint8Array<ArrayBuffer> {
  const { title, author, language, madeAt } = facts;
  const info = { Title: title, Author: author, Creator: PRODUCT, Producer: PRODUCT, CreationDate: madeAt };
  const { width, height } = pages;
  const pdf = new PdfDocument({ width, height, language, info }, fonts);
  for (const marks of pages.furniture) {
    pdf.addPage().markContent('Artifact');
    draw(pdf, marks);
    pdf.endMarkedContent();
  }
  const root = pdf.struct(pages.content.tag, {});
  pdf.addStructure(root);
  for (const child of pages.content.children) addNode(pdf, root, child);
  root.end();
  for (const { name, mime, description, bytes } of facts.attachments) {
    const dates = { creationDate: madeAt, modifiedDate: madeAt };
    pdf.file(bytes, { name, type: mime, relationship: 'Source', description, ...dates });
  }
  return pdf.finish();
}

type Element = ReturnType<PdfDocument['struct']>;

function addNode(pdf: PdfDocument, parent: Element, node: TaggedNode): void {
  const { tag, alternative, actual, placed, children } = node;
  const element = pdf.struct(tag, {
    ...(alternative === undefined ? {} : { alt: alternative }),
    ...(actual === undefined ? {} : { actual }),
    ...(tag === 'TH' ? { scope: 'Column' } : {}),
  });
  parent.add(element);
  for (const child of children) addNode(pdf, element, child);
  for (const { page, marks } of placed) {
    pdf.switchToPage(page);
    element.add(() => draw(pdf, marks));
  }
  element.end();
}

/** Texts after boxes: a mark of text never stands under a box of the same node. */
function draw(pdf: PdfDocument, marks: readonly Mark[]): void {
  const boxes = marks.flatMap((mark) =>
    mark.kind === 'box'
      ? [`${colour(mark.colour)} rg ${[mark.x, mark.y, mark.width, mark.height].map(short).join(' ')} re f`]
      : [],
  );
  const texts = marks.flatMap((mark) => {
    if (mark.kind !== 'text' || mark.text === '') return [];
    const { font, hex } = pdf.glyphs(mark.face, mark.text);
    // The page's first axis goes down, letters stand up: hence the minus.
    const place = `1 0 0 -1 ${short(mark.x)} ${short(mark.baseline)} Tm`;
    return [`/${font} ${mark.size} Tf ${colour(mark.colour)} rg ${place} <${hex}> Tj`];
  });
  for (const mark of marks) {
    if (mark.kind === 'image') pdf.image(mark.source, mark.x, mark.y, { width: mark.width, height: mark.height });
  }
  if (boxes.length > 0) pdf.addContent(boxes.join('\n'));
  if (texts.length > 0) pdf.addContent(`BT\n${texts.join('\n')}\nET`);
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** `#rrggbb` as three parts of one. */
function colour(hex: string): string {
  return [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(' ');
}
