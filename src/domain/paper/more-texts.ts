/** Words of what only some documents have: each in Romanian and English. */
type Pair = readonly [romanian: string, english: string];

export const moreTexts = {
  heading: ['Alte date', 'Further details'],
  project: ['Proiect', 'Project'],
  salesOrder: ['Comanda furnizorului', 'Sales order'],
  receivingAdvice: ['Recepție', 'Receiving advice'],
  tender: ['Licitație sau lot', 'Tender or lot'],
  object: ['Obiectul facturat', 'Invoiced object'],
  accounting: ['Cont cumpărător', 'Accounting reference'],
  period: ['Perioada facturată', 'Invoicing period'],
  taxPoint: ['Exigibilitatea TVA', 'Tax point'],
  delivery: ['Livrat la', 'Deliver to'],
  representative: ['Reprezentant fiscal', 'Tax representative'],
  payee: ['Beneficiarul plății', 'Payee'],
  accountName: ['Titularul contului', 'Account name'],
  card: ['Card', 'Card'],
  mandate: ['Mandat de debitare', 'Direct debit mandate'],
  debited: ['Cont debitat', 'Debited account'],
  allowance: ['Reducere', 'Allowance'],
  charge: ['Taxă suplimentară', 'Charge'],
  attachment: ['Atașament', 'Attachment'],
  precedingMore: ['Facturi la care se referă', 'Preceding invoices'],
  itemOfBuyer: ['Cod cumpărător', 'Buyer item'],
  standard: ['Cod standard', 'Standard item'],
  origin: ['Țara de origine', 'Origin'],
  orderLine: ['Linia din comandă', 'Order line'],
  price: ['Preț', 'Price'],
  electronic: ['Adresă electronică', 'Electronic address'],
  identifier: ['Identificator', 'Identifier'],
} as const satisfies Readonly<Record<string, Pair>>;

/** UNTDID 2005, as EN 16931 restricts BT-8; 432 is the Romanian «TVA la încasare» (Fiscal Code, art. 282 (3), art. 319 (20) r). */
export const TAX_POINT_WORDS: Readonly<Record<string, Pair>> = {
  '3': ['la data emiterii facturii', 'date of issue'],
  '35': ['la data livrării', 'date of delivery'],
  '432': ['TVA la încasare', 'VAT on payment'],
};

/** How many of them were named: `și alte 296, la „Alte date”`. */
export const furtherReferences = (count: number): string =>
  `și alte ${count < 20 ? count : `${count} de`} documente, la „${moreTexts.heading[0]}”`;
