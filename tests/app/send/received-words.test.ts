import { describe, expect, it } from 'vitest';
import type { BatchFile } from '@/app/invoices/send/batch';
import { batchCsv } from '@/app/invoices/send/batch-csv';
import type { Received } from '@/app/invoices/send/file-standing';
import { correctionRequest, receivedWords } from '@/app/invoices/send/received-words';
import { receivedNote } from '@/app/invoices/send/standing-notes';
import { isOfKind } from '@/app/invoices/send/standing-summary';
import { standingWord } from '@/app/invoices/send/standing-word';
import { readFile } from '@/workers/document/document-service';
import { explainFile } from '@/workers/document/repair-file';
import { bytesOf, sampleXml } from '../../workers/sample-xml';

const BROKEN = sampleXml().replace('unitCode="H87"', 'unitCode="buc"');
const SELF_BILLED = sampleXml().replace('<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>389<');

async function received(xml: string, standing: Received = { kind: 'received' }): Promise<BatchFile> {
  const reading = await readFile(bytesOf(xml));
  return { id: 'f', path: 'f.xml', content: new Blob([xml]), changes: 0, reading, standing };
}

async function wordsOf(xml: string, standing: Received = { kind: 'received' }): Promise<string> {
  return receivedWords(await readFile(bytesOf(xml)), standing);
}

describe('the words of a received document', () => {
  it('say from whom it is and that it stays here', async () => {
    expect(await wordsOf(sampleXml())).toBe(
      'Factură primită de la Tâmplăria Codrul S.R.L. (RO18547290). Respectă toate regulile CIUS-RO și EN 16931. De aici nu se trimite: o depune furnizorul. Fișierul rămâne cum este.',
    );
  });

  it('say what the company can do about errors, which is not to repair them', async () => {
    const words = await wordsOf(BROKEN);
    expect(words).toContain('Are greșeli pentru care ANAF o respinge. Cereți furnizorului un document corectat');
    expect(words).toContain('îl puteți refuza printr-un mesaj în SPV');
  });

  it('call the buyer by its name where it issued a self-billed invoice', async () => {
    const words = await wordsOf(SELF_BILLED);
    expect(words).toMatch(/^Autofactură întocmită în numele dumneavoastră de cumpărătorul Comerț „Nord” & Fiii/);
    expect(words).toContain('o depune cumpărătorul');
  });

  it('tell a second copy from another document with the same number', async () => {
    const again = (sameBytes: boolean) =>
      wordsOf(sampleXml(), { kind: 'received', earlier: { path: 'a.xml', sameBytes } });
    expect(await again(true)).toContain('Același fișier este în listă și ca a.xml.');
    expect(await again(false)).toContain('apare și în a.xml, cu alt conținut. Întrebați furnizorul');
  });

  it('ask the issuer for a correction, with every error and its line', async () => {
    const { document } = await readFile(bytesOf(BROKEN));
    if (document === null) throw new Error('The sample is an invoice.');
    const lines = correctionRequest(document, explainFile(bytesOf(BROKEN))).split('\n');
    expect(lines[0]).toBe(
      'Documentul COD-2026-0001 din 26.11.2026 nu respectă regulile RO e-Factura (CIUS-RO, EN 16931):',
    );
    expect(lines[1]).toMatch(/^1\. .*\(BR-CL-23, linia \d+\)\. /);
    expect(lines.at(-1)).toBe('Vă rugăm să ne trimiteți documentul corectat.');
  });
});

describe('received documents in the list', () => {
  const twice: Received = { kind: 'received', earlier: { path: 'a.xml', sameBytes: true } };

  it('have a word, a part of the summary and its note', async () => {
    const files = [await received(sampleXml()), await received(BROKEN), await received(sampleXml(), twice)];
    expect(files.map(standingWord)).toEqual(['Primită', 'Primită, 1 eroare', 'Primită, de două ori']);
    expect(files.every((file) => isOfKind(file, 'received') && !isOfKind(file, 'errors'))).toBe(true);
    expect(receivedNote(files)).toBe('1 cu erori');
    expect(receivedNote(files.slice(0, 1))).toBe('de la alții');
  });

  it('are exported with their issuer and whole verdict', async () => {
    const rows = batchCsv([await received(sampleXml()), await received(BROKEN, twice)]).split(/\r?\n/);
    expect(rows[0]).toContain('"Vânzător";"Cumpărător"');
    expect(rows[1]).toContain('Tâmplăria Codrul S.R.L.');
    expect(rows[1]).toContain('Primită, fără erori');
    expect(rows[2]).toContain('Primită, 1 eroare, de două ori');
    expect(rows[2]).toContain('BR-CL-23');
  });
});
