/** The PDF of a declaration of transport, out of its XML, which stands inside. */
import { type TransportStanding, transportPaper } from '@/domain/paper/transport/transport-paper';
import { transportPaperTexts } from '@/domain/paper/transport/transport-paper-texts';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { readXml } from '../../domain/xml/read-xml';
import type { PaperFonts } from './paper-fonts';
import { pdfTexts } from './pdf-texts';
import { writePdf } from './write-pdf';

export interface TransportPdfRequest {
  readonly xml: string;
  readonly standing: TransportStanding;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** Null where the text is no declaration that says what goes where. */
export function transportPdf(
  { xml, standing, madeAt }: TransportPdfRequest,
  fonts: PaperFonts,
): Uint8Array<ArrayBuffer> | null {
  const read = readXml(xml);
  const declared = read.ok ? readDeclaration(read.root) : undefined;
  if (declared?.ok !== true || declared.declaration.content.kind !== 'notification') return null;
  const { declaration } = declared;
  const pages = transportPaper(declared.declaration.content, declaration, standing, fonts.metrics);
  const title = standing.uit === '' ? transportPaperTexts.title : `UIT ${standing.uit}`;
  const attachment = { name: 'declaratie.xml', mime: 'application/xml', description: pdfTexts.xmlInside };
  return writePdf(
    pages,
    {
      ...{ title, author: standing.declarantName, language: 'ro-RO', madeAt: new Date(madeAt) },
      attachments: [{ ...attachment, bytes: new TextEncoder().encode(xml) }],
    },
    fonts,
  );
}
