/** Files as another program's archive has them. */
import { zipSync } from 'fflate';
import type { SampleInvoice } from '../outside/sample-invoice';
import { sampleInvoice } from '../outside/sample-invoice';
import { OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

const TEXT = new TextEncoder();
const FOREIGN_CIF = '13548146';

/** A zip as ANAF gives it out; who signed is not looked at here. */
export function signedZip(index: string, document: Uint8Array): Uint8Array {
  return zipSync({
    [`${index}.xml`]: document,
    [`semnatura_${index}.xml`]: TEXT.encode(
      `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">${index}</Signature>`,
    ),
  });
}

export const received = (number: string, more: SampleInvoice = {}): Uint8Array =>
  sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF, issueDate: '2024-05-06', ...more });
export const issued = (number: string): Uint8Array =>
  sampleInvoice({ number, sellerCif: OWN_CIF, issueDate: '2024-05-07' });

const errorsDocument = TEXT.encode(
  '<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="9"><Error errorMessage="x"/></header>',
);

/** One of each kind that is not taken, with the word that it gets. */
export const REFUSED: Readonly<Record<string, readonly [string, Uint8Array]>> = {
  'fara-semnatura.zip': ['no-signature', zipSync({ '5.xml': received('R-5') })],
  'doua-documente.zip': [
    'two-documents',
    zipSync({
      ...{ '6.xml': received('R-6'), '7.xml': received('R-7') },
      'semnatura_6.xml': TEXT.encode('<Signature/>'),
    }),
  ],
  'numai-semnatura.zip': ['damaged', zipSync({ 'semnatura_8.xml': TEXT.encode('<Signature/>') })],
  'taiat.zip': ['damaged', signedZip('9', received('R-9')).slice(0, 90)],
  'erori.zip': ['not-an-invoice', signedZip('10', errorsDocument)],
  'alta-firma.zip': ['other-company', signedZip('11', sampleInvoice({ number: 'X', sellerCif: FOREIGN_CIF }))],
  'alt-xml.xml': ['unknown-document', TEXT.encode('<Catalog/>')],
  'nu-este.xml': ['unreadable', TEXT.encode('factură')],
  'gol.xml': ['unreadable', new Uint8Array()],
  'emisa-fara-semnatura.xml': ['own-unsigned', issued('E-9')],
};
