import type { FieldKey } from '../fields/field-ref';
import type { RuleWords, WordsTable } from './rule-words';

/** Rules UBL-SR-* that allow a field once: number, field, its element, and where the field's name needs help. */
const ONCE: readonly (readonly [number: string, at: FieldKey, element: string, name?: string])[] = [
  ['01', 'references.contract', 'ContractDocumentReference/ID'],
  ['02', 'references.receivingAdvice', 'ReceiptDocumentReference/ID'],
  ['03', 'references.despatchAdvice', 'DespatchDocumentReference/ID'],
  ['04', 'references.invoicedObject', 'AdditionalDocumentReference cu DocumentTypeCode 130'],
  ['05', 'payment.terms', 'PaymentTerms/Note'],
  ['06', 'references.preceding', 'InvoiceDocumentReference', 'factura numită într-o referință la factura anterioară'],
  ['08', 'delivery.period', 'InvoicePeriod'],
  ['09', 'seller.name', 'PartyLegalEntity/RegistrationName'],
  ['10', 'seller.tradingName', 'PartyName/Name'],
  ['11', 'seller.legalRegistration', 'PartyLegalEntity/CompanyID'],
  ['12', 'seller.vatId', 'PartyTaxScheme/CompanyID cu schema VAT'],
  ['13', 'seller.taxRegistration', 'PartyTaxScheme/CompanyID cu altă schemă decât VAT'],
  ['14', 'seller.legalForm', 'PartyLegalEntity/CompanyLegalForm'],
  ['15', 'buyer.name', 'PartyLegalEntity/RegistrationName'],
  ['16', 'buyer.identifiers', 'PartyIdentification/ID'],
  ['17', 'buyer.legalRegistration', 'PartyLegalEntity/CompanyID'],
  ['18', 'buyer.vatId', 'PartyTaxScheme/CompanyID'],
  ['22', 'representative.name', 'PartyName/Name'],
  ['23', 'representative.vatId', 'PartyTaxScheme/CompanyID'],
  ['24', 'delivery.delivery', 'Delivery'],
  ['25', 'delivery.name', 'DeliveryParty/PartyName/Name'],
  ['26', 'payment.remittance', 'PaymentID'],
  ['27', 'payment.meansCode', 'PaymentMeansCode'],
  ['28', 'payment.mandate', 'PaymentMandate/ID'],
  ['29', 'seller.identifiers', 'PartyIdentification/ID cu schema SEPA', 'identificatorul SEPA al creditorului'],
  ['30', 'allowances.reason', 'AllowanceChargeReason'],
  ['31', 'charges.reason', 'AllowanceChargeReason'],
  ['32', 'taxBreakdown.exemptionReason', 'TaxCategory/TaxExemptionReason'],
  ['33', 'attachments.description', 'DocumentDescription'],
  ['34', 'lines.note', 'Note'],
  ['35', 'lines.orderLineReference', 'OrderLineReference/LineID'],
  ['36', 'lines.period', 'InvoicePeriod'],
  ['37', 'lines.priceDiscount', 'Price/AllowanceCharge/Amount'],
  ['39', 'references.project', 'ProjectReference/ID'],
  ['40', 'buyer.tradingName', 'PartyName/Name'],
  ['45', 'header.dueDate', 'PaymentMeans/PaymentDueDate'],
  ['46', 'payment.meansText', 'PaymentMeansCode/@name'],
  ['49', 'header.taxPointDateCode', 'InvoicePeriod/DescriptionCode'],
  ['50', 'lines.description', 'Item/Description'],
];

const REPEATED =
  '[{Field} apare {count:times}, dar se primește o singură dată.|Se primește o singură dată.] Păstrați o valoare și scoateți-le pe celelalte.';

function onceWords(at: FieldKey, element: string, name: string | undefined): RuleWords {
  return {
    at,
    clause: '{Field} apare de mai multe ori{at}',
    detail: REPEATED,
    official: `{Field} ({term}; ${element}) trebuie să apară cel mult o dată.`,
    ...(name === undefined ? {} : { params: { field: name } }),
  };
}

const PAYEE_DETAIL =
  ' Beneficiarul plății are nevoie de o denumire alta decât a furnizorului; dacă plata merge la furnizor, scoateți beneficiarul.';

/** UBL-SR-19 to 21 fail for the bound, for a payee without name, and for one that is the seller. */
const PAYEE_WHEN: RuleWords['when'] = {
  count: { clause: '{Field} apare de mai multe ori', detail: REPEATED },
  missing: {
    at: 'payee.name',
    clause: 'Beneficiarul plății nu are denumire',
    detail:
      'Factura numește un beneficiar al plății, dar nu și denumirea lui. Scrieți denumirea; dacă plata merge la furnizor, scoateți beneficiarul.',
  },
  other: {
    at: 'payee.name',
    clause: 'Beneficiarul plății este chiar furnizorul',
    detail:
      'Beneficiarul poartă denumirea furnizorului[, {actual:q}]. El se scrie numai când plata merge la altcineva: scrieți denumirea aceluia sau scoateți beneficiarul.',
  },
};

/** The rules of the group that ask something else than „at most once”. */
const OTHERS: WordsTable = {
  'UBL-SR-07': {
    at: 'references.precedingInvoice',
    clause: 'O referință la o factură anterioară nu numește factura',
    detail: 'Completați numărul facturii la care se face referire sau scoateți referința.',
    official: 'Dacă există o referință la o factură anterioară (BG-3), numărul ei (BT-25) trebuie să fie prezent.',
    terms: 'BG-3',
  },
  'UBL-SR-19': {
    at: 'payee.name',
    clause: 'Beneficiarul plății nu are un nume al lui',
    detail: `Denumirea beneficiarului se dă o singură dată.${PAYEE_DETAIL}`,
    official: 'Numele beneficiarului plății (BT-59) apare cel mult o dată, dacă beneficiarul diferă de furnizor.',
    terms: 'BG-10 BT-27',
    when: PAYEE_WHEN,
  },
  'UBL-SR-20': {
    at: 'payee.identifier',
    clause: 'Identificatorul beneficiarului plății nu are loc aici',
    detail: `Identificatorul beneficiarului se dă o singură dată.${PAYEE_DETAIL}`,
    official:
      'Identificatorul beneficiarului plății (BT-60), altul decât SEPA, apare cel mult o dată, dacă beneficiarul diferă de furnizor.',
    terms: 'BG-10 BT-59 BT-27',
    when: PAYEE_WHEN,
  },
  'UBL-SR-21': {
    at: 'payee.legalRegistration',
    clause: 'Numărul de înregistrare al beneficiarului plății nu are loc aici',
    detail: `Numărul de înregistrare al beneficiarului se dă o singură dată.${PAYEE_DETAIL}`,
    official:
      'Numărul de înregistrare legală al beneficiarului plății (BT-61) apare cel mult o dată, dacă beneficiarul diferă de furnizor.',
    terms: 'BG-10 BT-59 BT-27',
    when: PAYEE_WHEN,
  },
  'UBL-SR-42': {
    at: 'seller.vatId',
    clause: 'Furnizorul are prea multe coduri fiscale',
    detail:
      'Furnizorul are [{count}|mai mult de două] înregistrări fiscale. Se primesc cel mult două: codul de TVA și codul de înregistrare fiscală.',
    official: 'Înregistrarea fiscală a furnizorului (PartyTaxScheme: BT-31, BT-32) apare de cel mult două ori.',
    terms: 'BT-32',
  },
  'UBL-SR-43': {
    at: 'attachments.typeCode',
    clause:
      '[Tipul {actual:q} al documentului justificativ nu este primit|Tipul documentului justificativ nu este primit]{at}',
    detail:
      'Un document justificativ nu poartă tip; numai identificatorul obiectului facturat are tipul 130, iar la nota de creditare proiectul are tipul 50. Ștergeți tipul.',
    official:
      'Codul tipului unui document suplimentar poate fi numai 130 (obiectul facturat, BT-18) sau, în nota de creditare, 50 (proiectul, BT-11).',
    terms: 'BT-18 BT-11 BG-24',
  },
  'UBL-SR-44': {
    at: 'payment.remittance',
    clause: 'Referințele plății diferă între modurile de plată',
    detail:
      'Toate modurile de plată de pe factură trebuie să aibă aceeași referință[; aici sunt {actual:q} și {expected:q}]. Păstrați una singură.',
    official:
      'O factură poate avea o singură valoare a informației de plată (BT-83), aceeași în toate instrucțiunile de plată.',
    terms: 'BG-16',
  },
  'UBL-SR-47': {
    at: 'payment.meansCode',
    clause: 'Factura amestecă mai multe moduri de plată',
    detail:
      'Toate instrucțiunile de plată trebuie să aibă același cod[; aici sunt {actual:q} și {expected:q}]. Alegeți un singur mod de plată.',
    when: {
      strayIn: {
        clause: 'Un mod de plată nu este la locul lui',
        detail:
          'Modul de plată[ {actual:q}] este scris în {strayIn}. Scoateți-l de acolo: modul de plată stă numai la nivelul facturii.',
      },
    },
    official:
      'Dacă există mai multe instrucțiuni de plată, codul tipului de plată (BT-81) trebuie să fie același în toate.',
    terms: 'BG-16',
  },
  'UBL-SR-48': {
    at: 'lines.vat',
    clause: 'Linia trebuie să aibă exact o categorie de TVA{at}',
    detail:
      '[Linia are {count:informații de TVA}.|Linia nu are exact o informație de TVA.] Alegeți o singură categorie cu cota ei.',
    official: 'Fiecare linie (BG-25) trebuie să aibă exact o informație de TVA (BG-30, ClassifiedTaxCategory).',
    terms: 'BT-151 BG-25',
  },
};

/** Rules UBL-SR-*: how often a field may occur. */
export const CARDINALITY_WORDS: WordsTable = {
  ...Object.fromEntries(ONCE.map(([number, at, element, name]) => [`UBL-SR-${number}`, onceWords(at, element, name)])),
  ...OTHERS,
};
