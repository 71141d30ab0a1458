/** A PDF of one page by hand: what a document is filed by. Whoever wants ANAF's own look has to ask ANAF. */
import type { DocumentCheck } from './document-check';

export function paperOf(checked: DocumentCheck): Uint8Array {
  const lines =
    checked.kind === 'document'
      ? [
          'ANAF de proba: factura in format PDF',
          `Numar ${checked.document.number} din ${checked.document.issueDate}`,
          `Vanzator ${checked.document.sellerCif}, cumparator ${checked.document.buyerCif}`,
          `Total ${checked.document.total}`,
        ]
      : ['ANAF de proba: document care nu poate fi citit'];
  return written(
    lines.map((line, place) => `BT /F1 12 Tf 60 ${780 - place * 20} Td (${escaped(line)}) Tj ET`).join('\n'),
  );
}

function written(content: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`);
}

/** What a PDF's text in brackets may hold: ASCII, its brackets and strokes marked. */
function escaped(line: string): string {
  return line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);
}
