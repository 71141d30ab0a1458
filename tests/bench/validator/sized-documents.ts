/** Accepted documents of any size: the fixture with its one line again and again, and totals that fit. */
import { readFileSync } from 'node:fs';

const BASE = readFileSync('tests/fixtures/invoices/standard.xml', 'utf8');
const LINE = /[ \t]*<cac:InvoiceLine>.*?<\/cac:InvoiceLine>\n/s.exec(BASE)?.[0] ?? '';
const TOTALS = /<cac:TaxTotal>.*<\/cac:LegalMonetaryTotal>/s;

/** The fixture as it is: one line. */
export const STANDARD = BASE;

export interface SizedDocument {
  readonly lines: number;
  readonly bytes: number;
  readonly xml: string;
}

export function documentOf(lines: number): SizedDocument {
  const amount = (ofOne: number): string => `>${(lines * ofOne).toFixed(2)}<`;
  const copies = Array.from({ length: lines }, (_, place) => LINE.replace('<cbc:ID>1<', `<cbc:ID>${place + 1}<`));
  const xml = BASE.replace(LINE, () => copies.join('')).replace(TOTALS, (totals) =>
    totals.replaceAll('>100.00<', amount(100)).replaceAll('>21.00<', amount(21)).replaceAll('>121.00<', amount(121)),
  );
  return { lines, bytes: Buffer.byteLength(xml), xml };
}

/** The document of at least so many bytes. */
export function documentOfBytes(bytes: number): SizedDocument {
  return documentOf(Math.ceil((bytes - Buffer.byteLength(BASE)) / Buffer.byteLength(LINE)) + 1);
}

/** What the tables show: from a common invoice to the largest that ANAF takes. */
export const SIZES_BYTES: readonly number[] = [8_000, 20_000, 200_000, 2_000_000, 10_000_000];
