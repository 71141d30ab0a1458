import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../../../src/domain/invoice/attachments/base64';
import { attachmentName, judgeAttachment } from '../../../../src/domain/invoice/attachments/judge-attachment';

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF';
const XLSX = `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml PK\x03\x04 xl/workbook.xml`;
const ODS = `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function judged(content: string, mimeCode: string, fileName = 'anexa.pdf') {
  const attached = { mimeCode, fileName, base64: encodeBase64(bytesOf(content)) };
  return judgeAttachment({ reference: { value: 'ANX-1' }, attached }).file;
}

describe('an attachment', () => {
  it.each([
    ['application/pdf', PDF, 'pdf'],
    ['image/png', PNG, 'png'],
    ['image/jpeg', JPEG, 'jpeg'],
    ['text/csv', 'cod;cantitate\r\nA;2\r\n', 'csv'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', XLSX, 'xlsx'],
    ['application/vnd.oasis.opendocument.spreadsheet', ODS, 'ods'],
  ])('that is the %s it says is given', (mime, content, is) => {
    expect(judged(content, mime)).toMatchObject({ is, verdict: 'given' });
  });

  it.each([
    ['a program of Windows', 'MZ\x90\0', 'program'],
    ['a program of Linux', '\x7fELF\x02\x01', 'program'],
    ['a script of a shell', '#!/bin/sh\nrm -rf ~', 'program'],
    ['a page', '<!DOCTYPE html><script>alert(1)</script>', 'page'],
    ['a drawing that may run', '<?xml version="1.0"?><svg xmlns="x" onload="alert(1)"/>', 'page'],
    ['packed files', 'PK\x03\x04\x14\0virus.exe', 'zip'],
    ['something else', '\0\x01\x02\x03', 'unknown'],
    ['nothing', '', 'empty'],
  ])('that says PDF and is %s stays closed', (_, content, is) => {
    expect(judged(content, 'application/pdf')).toMatchObject({ is, says: 'pdf', verdict: 'closed' });
  });

  it('that pretends another harmless kind is given under its own ending, and said', () => {
    expect(judged(PNG, 'application/pdf', 'factura.pdf')).toMatchObject({ verdict: 'pretends', name: 'factura.png' });
    expect(judged(PDF, 'application/x-msdownload')).toMatchObject({ verdict: 'pretends', says: undefined });
  });

  it('that carries scripts, files or macros stays closed', () => {
    for (const action of ['/JavaScript (app.alert(1))', '/JS (x)', '/Launch <<>>', '/EmbeddedFile'])
      expect(judged(`${PDF} << /S ${action} >>`, 'application/pdf')?.verdict).toBe('scripts');
    const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect(judged(`${XLSX} xl/vbaProject.bin`, mime)?.verdict).toBe('scripts');
  });

  // Before: of files with 5 MB of pictures one in three hundred was refused.
  it('whose pictures say /JS by chance carries none, and one that hides the other name does', () => {
    const picture = `${PDF} << /Length 20 >> stream\n\x93\xfa\0\x11a\x9c/JS(\x07\xd2 endstream`;
    expect(judged(picture, 'application/pdf')?.verdict).not.toBe('scripts');
    expect(judged(`${PDF} << /S /J#61vaScript /JS(app.alert(1)) >>`, 'application/pdf')?.verdict).toBe('scripts');
  });

  it('that is no base64 is said to be broken', () => {
    const attached = { mimeCode: 'application/pdf', fileName: 'a.pdf', base64: '*not base64*' };
    expect(judgeAttachment({ reference: { value: '1' }, attached }).file?.verdict).toBe('broken');
  });

  it('gets a name without folders, tricks and false endings', () => {
    expect(attachmentName('../../etc/passwd', 'csv')).toBe('passwd.csv');
    expect(attachmentName('C:\\temp\\a.pdf', 'pdf')).toBe('a.pdf');
    expect(attachmentName('factura.pdf.exe', 'pdf')).toBe('factura.pdf.pdf');
    expect(attachmentName('fdp\u202Exslx.pdf', 'xlsx')).toBe('fdp-xslx.xlsx');
    expect(attachmentName('', 'png')).toBe('document.png');
  });
});

describe('base64', () => {
  it('gives the same bytes again, and what others decode', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64(text)).toEqual(bytes);
      }),
    );
    expect(decodeBase64('YQ')).toEqual(bytesOf('a'));
    expect(decodeBase64('a')).toBeNull();
    expect(decodeBase64('YQ=*')).toBeNull();
  });
});
