/** Words about a draft made of an issued document. */
import type { LeftOutPart } from '@/domain/invoice/redraft/draft-from-invoice';

export const redraftTexts = {
  changedBefore: (number: string, by: readonly string[]) => ({
    message: `Factura ${number} a mai fost schimbată`,
    description: `La ea se referă deja ${by.join(', ')}. Verificați ce a rămas de stornat sau de corectat înainte să emiteți.`,
  }),
  /** Of a corrected invoice, which has the whole of it again (docs/decisions/0181). */
  stays: (number: string) => ({
    message: `Factura ${number} rămâne în totaluri`,
    description: `Aici sunt din nou toate valorile ei. Stornați și factura ${number}, dacă nu este stornată, ori puneți aici liniile ei și cu minus.`,
  }),
  leftOut: (parts: readonly LeftOutPart[]) => ({
    message: 'Factura de origine are mai mult decât încape în editor',
    description: `Nu s-au putut prelua: ${parts.map((part) => LEFT_OUT_WORDS[part]).join(', ')}.`,
  }),
} as const;

/** Parts of a source document that the editor has no field for. */
const LEFT_OUT_WORDS: Readonly<Record<LeftOutPart, string>> = {
  payee: 'beneficiarul plății',
  'tax-representative': 'reprezentantul fiscal',
  'delivery-address': 'adresa de livrare',
  attachments: 'documentele atașate',
  references: 'o parte din referințe',
  'exchange-rate': 'cursul de schimb',
  'line-details': 'detalii ale liniilor',
  amounts: 'totalurile, care diferă',
};
