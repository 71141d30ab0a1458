import { describe, expect, it } from 'vitest';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { issueDocument, readDocument, readFile } from '@/workers/document/document-service';
import { bytesOf, sampleDraft, sampleXml } from './sample-xml';

describe('reading a file', () => {
  it('says where it is no XML', async () => {
    const reading = await readFile(bytesOf('<Invoice>'));
    expect(reading.document).toBeNull();
    expect(reading.readError?.code).toBe('not-well-formed');
    expect(reading.accepted).toBe(false);
  });

  it('tells other XML from an invoice', async () => {
    const reading = await readFile(bytesOf('<comanda nr="1"/>'));
    expect(reading).toMatchObject({ document: null, readError: null, accepted: false });
  });

  it('gives the hash of the bytes themselves', async () => {
    // FIPS 180-2, appendix B.1.
    expect(await sha256Hex(bytesOf('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('gives the facts and the verdict of an invoice', async () => {
    const reading = await readFile(bytesOf(sampleXml()));
    expect(reading).toMatchObject({ accepted: true, findings: [], repairs: 0 });
    // 2 × 1500,50 + 4 × 250 = 4001; 21 % = 840,21.
    expect(reading.document).toMatchObject({ number: 'COD-2026-0001', net: '4001.00', total: '4841.21', lines: 2 });
    expect(readDocument(bytesOf(sampleXml()))?.lines[1]?.item.name).toBe('Scaun tapițat');
  });

  it('tells whether its letters arrive as UTF-8', async () => {
    const declared = sampleXml().replace('encoding="UTF-8"', 'encoding="ISO-8859-2"');
    expect(declared).toContain('ISO-8859-2');
    // Letters of ISO 8859-2, UTF-8 under a wrong name, ASCII under a wrong name, UTF-16.
    const latin = Uint8Array.from(declared.replaceAll(/[^ -~\n]/g, '\u00e3'), (letter) => letter.charCodeAt(0));
    expect(await readFile(latin)).toMatchObject({ accepted: true, utf8: false });
    expect(await readFile(bytesOf(declared))).toMatchObject({ utf8: false });
    expect(await readFile(bytesOf(declared.replaceAll(/[^ -~\n]/g, 'a')))).toMatchObject({
      accepted: true,
      utf8: true,
    });
    const sixteen = new Uint8Array(
      [...`\ufeff${sampleXml()}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
    expect(await readFile(sixteen)).toMatchObject({ accepted: true, utf8: false });
    expect(await readFile(bytesOf(sampleXml()))).toMatchObject({ utf8: true });
  });

  it('counts the errors that have a certain repair', async () => {
    const broken = sampleXml().replace('unitCode="H87"', 'unitCode="buc"');
    expect(await readFile(bytesOf(broken))).toMatchObject({ accepted: false, repairs: 1 });
  });
});

describe('issuing', () => {
  it('freezes bytes whose hash is given with them', async () => {
    const outcome = await issueDocument(sampleDraft(), 'COD-7');
    if (!outcome.ok) throw new Error('The sample cannot be issued.');
    const { xml, sha256, refusedBy } = outcome.document;
    expect(refusedBy).toEqual([]);
    expect(await sha256Hex(bytesOf(xml))).toBe(sha256);
  });
});
