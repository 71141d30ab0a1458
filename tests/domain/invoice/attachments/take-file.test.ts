/** Files that an invoice of ours brings along: which are taken, and how they stand in its XML. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from '@/domain/invoice/attachments/attachment-limits';
import { encodeBase64 } from '@/domain/invoice/attachments/base64';
import { judgeAttachment } from '@/domain/invoice/attachments/judge-attachment';
import { takeFile } from '@/domain/invoice/attachments/take-file';
import type { DraftAttachment } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice, issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { readUbl } from '@/domain/invoice/ubl/read-ubl';
import { validate } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import { DRAFT } from '../arbitrary-draft';

const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const pdf = text('%PDF-1.7\n1 0 obj');
const one: DraftAttachment = {
  ...{ id: 'f1', fileName: 'deviz.pdf', mimeCode: 'application/pdf', bytes: pdf.length },
  ...{ reference: '', description: '' },
};

describe('a file to attach', () => {
  it('is called by what its bytes are', () => {
    expect(takeFile('C:\\lucrări\\Deviz.PDF', pdf, [])).toEqual({
      ok: true,
      file: { fileName: 'Deviz.pdf', mimeCode: 'application/pdf', bytes: pdf.length },
    });
    const png = text('\x89PNG\r\n\x1a\n....');
    expect(takeFile('factura.pdf', png, [])).toMatchObject({
      file: { fileName: 'factura.png', mimeCode: 'image/png' },
    });
  });

  it.each([
    ['a program', text('MZ\x90\x00'), 'kind'],
    ['a page', text('<html><script>alert(1)</script>'), 'kind'],
    ['a zip', text('PK\x03\x04zip of anything'), 'kind'],
    // BR-CL-24 has no code for it.
    ['XML', text('<?xml version="1.0"?><a/>'), 'kind'],
    ['a PDF with a script', text('%PDF-1.7 /JavaScript (app.alert(1))'), 'scripts'],
    ['nothing', new Uint8Array(0), 'empty'],
  ] as const)('is not taken where it is %s under the name of a PDF', (_what, bytes, problem) => {
    expect(takeFile('deviz.pdf', bytes, [])).toEqual({ ok: false, problem });
  });

  it('fits among the others, to the byte and to the file', () => {
    const room = { ...one, bytes: MOST_ATTACHED_BYTES - pdf.length };
    expect(takeFile('a.pdf', pdf, [room]).ok).toBe(true);
    expect(takeFile('a.pdf', pdf, [{ ...room, bytes: room.bytes + 1 }])).toEqual({ ok: false, problem: 'too-large' });
    const many = Array.from({ length: MOST_ATTACHMENTS }, () => ({ ...one, bytes: 1 }));
    expect(takeFile('a.pdf', pdf, many)).toEqual({ ok: false, problem: 'too-many' });
  });
});

describe('the document of a draft with files', () => {
  const attachments = [
    { ...one, description: ' Devizul lucrării ' },
    { ...one, id: 'f2', fileName: 'ore.csv', mimeCode: 'text/csv', reference: ' Anexa 2 ' },
  ];
  const draft = { ...DRAFT, attachments };
  const files = { f1: encodeBase64(pdf), f2: encodeBase64(text('zi;ore\n1;8\n')) };

  it('has their bytes, and the official rules accept it', () => {
    const issued = issueInvoice(draft, 'FCT-1', files);
    if (!issued.ok) throw new Error('The sample is complete.');
    const xml = buildUbl(issued.invoice);
    expect(validate(xml)).toMatchObject({ accepted: true });
    const read = readXml(new TextEncoder().encode(xml));
    if (!read.ok) throw new Error('Ours is read.');
    const back = readUbl(read.root);
    if (!back.ok) throw new Error('Ours is UBL.');
    const judged = back.invoice.supportingDocuments.map(judgeAttachment);
    expect(judged).toMatchObject([
      { reference: 'deviz.pdf', description: 'Devizul lucrării', file: { name: 'deviz.pdf', verdict: 'given' } },
      { reference: 'Anexa 2', description: '', file: { name: 'ore.csv', is: 'csv', verdict: 'given' } },
    ]);
    expect(back.invoice.supportingDocuments[1]?.attached?.base64).toBe(files.f2);
  });

  it('is judged and drawn while one types without their bytes', () => {
    const invoice = draftAsInvoice(draft, 'FCT-1');
    expect(invoice.supportingDocuments.map(({ reference }) => reference.value)).toEqual(['deviz.pdf', 'Anexa 2']);
    expect(validate(buildUbl(invoice))).toMatchObject({ accepted: true });
  });
});

it('is Base64 as everybody writes it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});
