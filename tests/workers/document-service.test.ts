import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument, readFile, sha256Hex } from '@/workers/document/document-service';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const samples = new URL('../../../shared/corpus/invoices/samples/', import.meta.url);

describe('reading a file', () => {
  it('says where it is no XML', async () => {
    const reading = await readFile(bytes('<Invoice>'));
    expect(reading.document).toBeNull();
    expect(reading.readError?.code).toBe('not-well-formed');
    expect(reading.accepted).toBe(false);
  });

  it('tells other XML from an invoice', async () => {
    const reading = await readFile(bytes('<comanda nr="1"/>'));
    expect(reading).toMatchObject({ document: null, readError: null, accepted: false });
  });

  it('gives the hash of the bytes themselves', async () => {
    // FIPS 180-2, appendix B.1.
    expect(await sha256Hex(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.runIf(existsSync(samples))('reads a public sample with its facts and verdict', async () => {
    const xml = new Uint8Array(readFileSync(new URL('seed-std380.xml', samples)));
    const reading = await readFile(xml);
    expect(reading.accepted).toBe(true);
    expect(reading.document).toMatchObject({ number: 'COD-2025-0001', total: '6122.50', lines: 2 });
    expect(readDocument(xml)?.lines[1]?.item.name).toBe('Scaun tapițat');
  });
});
