/** What a row of ANAF's list is read into with the document of its zip: by the parties, not by the words of the row. */
import { zipSync } from 'fflate';
import { type ReadMessage, readMessageZip } from '../../../../../server/mailbox/message-zip';
import { listAnswer } from '../../../../../server/outside/anaf/answers/list-answer';
import { OWN_CIF, SUPPLIER_CIF } from '../../../mailbox/mailbox-world';
import { buyersMessage } from '../../buyers-message';
import { sampleInvoice } from '../../sample-invoice';
import { exchange } from './text-row';

const INDEX = '5001120362';
const ERRORS = `<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1"><Error errorMessage="[BR-RO-065]"/></header>`;

export interface ListedForm {
  readonly tip: string;
  readonly detalii: string;
  readonly document: Uint8Array;
  readonly test: string;
}

const ours = sampleInvoice({ sellerCif: OWN_CIF, buyerCif: SUPPLIER_CIF });
const theirs = sampleInvoice({ sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF });
const by = (seller: string, buyer: string): string =>
  `Factura cu id_incarcare=${INDEX} emisa de cif_emitent=${seller} pentru cif_beneficiar=${buyer}`;

const RECEIVING = 'server/mailbox/receiving.test.ts';
const ISSUER = `${RECEIVING} › stands on the timeline of the invoice, whichever comes first`;
export const LISTED_FORMS: readonly ListedForm[] = [
  {
    ...{ tip: 'FACTURA PRIMITA', detalii: by(SUPPLIER_CIF, OWN_CIF), document: theirs },
    test: `${RECEIVING} › is in the archive and on the stream within one look, with the very bytes and their hashes`,
  },
  {
    ...{ tip: 'FACTURA TRIMISA', detalii: by(OWN_CIF, SUPPLIER_CIF), document: ours },
    test: `${RECEIVING} › sent by another program stands in the archive, and binds no number here`,
  },
  {
    tip: 'FACTURA TRIMISA',
    detalii: `Factura cu id_incarcare=${INDEX} transmisa de cif=${SUPPLIER_CIF} ca autofactura in numele cif=${OWN_CIF}`,
    document: ours,
    test: `${RECEIVING} › that the buyer wrote in its name is issued`,
  },
  {
    tip: 'ERORI FACTURA',
    detalii: `Erori de validare identificate la factura primita cu id_incarcare=${INDEX}`,
    document: new TextEncoder().encode(ERRORS),
    test: `${RECEIVING} › refused, from elsewhere, is a message with its reasons and no invoice`,
  },
  ...['MESAJ CUMPARATOR PRIMIT', 'Mesaj cumpărător transmis'].map((tip) => ({
    ...{ tip, detalii: '', document: buyersMessage(INDEX, 'Cantitate greșită'), test: ISSUER },
  })),
  {
    ...{ tip: 'UN TIP NOU', detalii: '', document: theirs },
    test: `${RECEIVING} › is still received where its list row has no details and a type that nobody knows`,
  },
];

export function ofMessage({ tip, detalii, document }: ListedForm): string {
  const mesaje = [{ id: '1', id_solicitare: INDEX, tip, detalii, data_creare: '202603020800', cif: OWN_CIF }];
  const listed = listAnswer(exchange(JSON.stringify({ mesaje })));
  const [message] = listed.kind === 'page' ? listed.messages : [];
  if (message === undefined) return 'nu este citit';
  const files = { [`${INDEX}.xml`]: document, [`semnatura_${INDEX}.xml`]: new TextEncoder().encode('<Signature/>') };
  return `citit ca «${message.type}»: ${inWords(readMessageZip(zipSync(files), message, OWN_CIF))}`;
}

function inWords(read: ReadMessage): string {
  if (read.kind === 'invoice')
    return `factură ${read.direction === 'in' ? 'primită' : 'emisă'}, după părțile din document`;
  if (read.kind === 'errors') return `motivele unei refuzări (${read.texts.join(', ')}), fără factură`;
  if (read.kind === 'note') return `mesaj despre factura cu indexul ${read.about}, pe parcursul ei`;
  return `nu se potrivește: ${read.reason}`;
}
