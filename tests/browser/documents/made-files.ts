/** Files of the project's own for one company: every way a file can stand, and names that a program might stumble over. */
import { sampleInvoice } from '../sample-invoice';
import type { DroppedFile } from './dropped-file';

const BYTE_ORDER_MARK = '\uFEFF';

export interface MadeFor {
  readonly cif: string;
  /** A company that is not the one in which the files are dropped. */
  readonly other: string;
  /** A number that the company's archive already has. */
  readonly sentNumber: string;
}

export function madeFiles({ cif, other, sentNumber }: MadeFor): readonly DroppedFile[] {
  const own = (number: string): string => sampleInvoice({ number, sellerCif: cif });
  const plain = own(`EXT-${cif}-1`);
  return [
    text('factură simplă.xml', plain, 'Acceptată'),
    text('semn la început.xml', BYTE_ORDER_MARK + own(`EXT-${cif}-2`), 'Acceptată'),
    text('rânduri windows.xml', own(`EXT-${cif}-3`).replaceAll('\n', '\r\n'), 'Acceptată'),
    text('autofactură.xml', selfBilled({ number: `AUTO-${cif}`, buyerCif: cif, sellerCif: other }), 'Acceptată'),
    text('același număr.xml', `${plain}\n<!-- altă salvare -->`, 'De două ori'),
    text('număr trimis.xml', own(sentNumber), 'Deja trimisă'),
    text('al altuia.xml', sampleInvoice({ number: `EXT-${cif}-4`, sellerCif: other }), 'Alt vânzător'),
    text('total greșit.xml', withWrongTotal(own(`EXT-${cif}-5`)), /erori|eroare/),
    text('fără dată.xml', own(`EXT-${cif}-6`).replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, ''), /erori|eroare/),
    text('rupt la mijloc.xml', own(`EXT-${cif}-7`).slice(0, 900), 'Nu este factură'),
    text('alt document.xml', '<?xml version="1.0"?>\n<raport><rând>1</rând></raport>', 'Nu este factură'),
    text('gol.xml', '', 'Nu este factură'),
    text('entitate.xml', `<!DOCTYPE a [<!ENTITY b "c">]>\n${own(`EXT-${cif}-8`)}`, 'Nu este factură'),
  ];
}

/** Names that the file system takes; the files under them are good. */
const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>.xml',
  '"; DROP TABLE facturi; --.xml',
  '$(touch sus) `id` %00 ..%2f..%2fsus.xml',
  '\u202Elmx.txt.xml',
  '🧾 ȘȚĂÎÂ 発票.XML',
  '..xml',
  'constructor.xml',
  'două\nrânduri.xml',
  `${'lung-'.repeat(48)}.xml`,
] as const;

export function hostileFiles(cif: string): readonly DroppedFile[] {
  return HOSTILE_NAMES.map((path, place) =>
    text(path, sampleInvoice({ number: `OST-${cif}-${place}`, sellerCif: cif }), 'Acceptată'),
  );
}

function text(path: string, xml: string, becomes: DroppedFile['becomes']): DroppedFile {
  return { path, bytes: Buffer.from(xml, 'utf8'), becomes };
}

function withWrongTotal(xml: string): string {
  return xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]+/, '$11.00');
}

/** What a buyer issues in the seller's name (type 389): the seller of the document is the other one. */
function selfBilled(of: { readonly number: string; readonly buyerCif: string; readonly sellerCif: string }): string {
  const marker = 'RO00000000';
  return sampleInvoice({ number: of.number, sellerCif: '00000000' })
    .replace(/<cbc:CompanyID>RO(?!00000000)\d+</, `<cbc:CompanyID>RO${of.buyerCif}<`)
    .replaceAll(marker, `RO${of.sellerCif}`)
    .replace('<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>389<');
}
