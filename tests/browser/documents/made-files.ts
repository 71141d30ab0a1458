/** Files of the project's own for one company: every way a file can stand, and names that a program might stumble over. */
import { sampleInvoice } from '../sample-invoice';
import type { DroppedFile } from './dropped-file';

const BYTE_ORDER_MARK = '\uFEFF';
/** A firm that is nobody's here. */
const THIRD = '22334455';

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
    text('nouă înșine.xml', sampleInvoice({ number: `SINE-${cif}`, sellerCif: cif, buyerCif: cif }), 'Acceptată'),
    ...receivedFiles({ cif, other }),
    text('același număr.xml', `${plain}\n<!-- altă salvare -->`, 'De două ori'),
    text('număr trimis.xml', own(sentNumber), 'Deja trimisă'),
    text('al altuia.xml', sampleInvoice({ number: `EXT-${cif}-4`, sellerCif: other, buyerCif: THIRD }), 'Alt vânzător'),
    text('total greșit.xml', withWrongTotal(own(`EXT-${cif}-5`)), /erori|eroare/),
    text('fără dată.xml', own(`EXT-${cif}-6`).replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, ''), /erori|eroare/),
    text('rupt la mijloc.xml', own(`EXT-${cif}-7`).slice(0, 900), 'Nu este factură'),
    text('alt document.xml', '<?xml version="1.0"?>\n<raport><rând>1</rând></raport>', 'Nu este factură'),
    text('gol.xml', '', 'Nu este factură'),
    text('entitate.xml', `<!DOCTYPE a [<!ENTITY b "c">]>\n${own(`EXT-${cif}-8`)}`, 'Nu este factură'),
  ];
}

/** What another firm issued to the company: checked, never sent, and another supplier's number is not the company's. */
function receivedFiles({ cif, other }: Pick<MadeFor, 'cif' | 'other'>): readonly DroppedFile[] {
  const issued = (number: string, sellerCif = other): string => sampleInvoice({ number, sellerCif, buyerCif: cif });
  const plain = issued(`EXT-${cif}-1`);
  return [
    text('primită.xml', plain, 'Primită'),
    text('primită, copie.xml', plain, 'Primită, de două ori'),
    text('primită de la alt furnizor.xml', issued(`EXT-${cif}-1`, THIRD), 'Primită'),
    text('primită greșită.xml', withWrongTotal(issued(`EXT-${cif}-9`)), /^Primită, \d+ (eroare|erori)$/),
    text(
      'autofactura clientului.xml',
      selfBilled({ number: `AUTO-${cif}-2`, buyerCif: other, sellerCif: cif }),
      'Primită',
    ),
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
  return sampleInvoice(of).replace('<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>389<');
}
