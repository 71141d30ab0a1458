import type { RuleWords, WordsTable } from './rule-words';

/** Rule, what the code is, list it must come from (short and official), what to do. */
type Row = readonly [
  rule: string,
  what: string,
  list: string,
  advice: string,
  official: string,
  more?: Pick<RuleWords, 'at' | 'otherwise' | 'terms'>,
];

const ROWS: readonly Row[] = [
  [
    'BR-CL-01',
    'Tipul facturii',
    'UNTDID 1001',
    'Alegeți tipul din listă: 380 pentru factură, 381 pentru nota de creditare.',
    'Codul tipului facturii (BT-3) trebuie să fie din subsetul UNTDID 1001 pentru facturi și note de creditare.',
    { at: 'header.typeCode' },
  ],
  [
    'BR-CL-03',
    'Moneda unei sume',
    'ISO 4217',
    'Scrieți moneda prin codul ei de trei litere mari: RON, EUR, USD.',
    'Atributul currencyID al fiecărei sume trebuie să fie un cod ISO 4217 alfa-3.',
    { at: 'header.currency', terms: 'BT-6' },
  ],
  [
    'BR-CL-04',
    'Moneda facturii',
    'ISO 4217',
    'Alegeți moneda din listă; leul este RON.',
    'Codul monedei facturii (BT-5) trebuie să fie un cod ISO 4217 alfa-3.',
    { at: 'header.currency' },
  ],
  [
    'BR-CL-05',
    'Moneda de contabilizare a TVA',
    'ISO 4217',
    'Puneți RON.',
    'Codul monedei de contabilizare a TVA (BT-6) trebuie să fie un cod ISO 4217 alfa-3.',
    { at: 'header.taxCurrency' },
  ],
  [
    'BR-CL-06',
    'Codul de exigibilitate a TVA',
    'UNTDID 2005',
    'Alegeți 3 (data emiterii), 35 (data livrării) sau 432 (data plății).',
    'Codul datei de exigibilitate a TVA (BT-8) trebuie să fie din lista UNTDID 2005 (3, 35, 432).',
    { at: 'header.taxPointDateCode' },
  ],
  [
    'BR-CL-07',
    'Schema obiectului facturat',
    'UNTDID 1153',
    'Alegeți schema din listă sau ștergeți-o.',
    'Identificatorul schemei obiectului facturat (BT-18, BT-128) trebuie să fie din lista UNTDID 1153.',
    { otherwise: 'references.invoicedObject', terms: 'BT-18 BT-128' },
  ],
  [
    'BR-CL-08',
    'Codul subiectului notei',
    'UNTDID 4451',
    'Începutul notei dintre semnele # este luat drept cod; alegeți un cod din listă sau scoateți semnele #.',
    'Codul subiectului notei (BT-21), scris între două semne # la începutul notei (BT-22), trebuie să fie din lista UNTDID 4451.',
    { at: 'notes.subjectCode', terms: 'BT-22' },
  ],
  [
    'BR-CL-10',
    'Schema identificatorului părții',
    'ISO 6523 (ICD)',
    'Alegeți schema din listă sau ștergeți-o; SEPA se primește numai la furnizor și la beneficiarul plății.',
    'Schema identificatorului unei părți (BT-29, BT-46, BT-60) trebuie să fie din lista ICD a ISO/IEC 6523 sau, la furnizor și beneficiar, SEPA.',
    { terms: 'BT-29 BT-46 BT-60' },
  ],
  [
    'BR-CL-11',
    'Schema numărului de înregistrare',
    'ISO 6523 (ICD)',
    'Alegeți schema din listă sau ștergeți-o; pentru registrul comerțului din România nu este nevoie de schemă.',
    'Schema numărului de înregistrare legală (BT-30, BT-47, BT-61) trebuie să fie din lista ICD a ISO/IEC 6523.',
    { terms: 'BT-30 BT-47 BT-61' },
  ],
  [
    'BR-CL-13',
    'Lista clasificării produsului',
    'UNTDID 7143',
    'Alegeți HS pentru codul vamal NC sau STI pentru CPV.',
    'Identificatorul listei de clasificare a articolului (BT-158) trebuie să fie din lista UNTDID 7143.',
    { at: 'lines.classification' },
  ],
  [
    'BR-CL-14',
    'Codul țării',
    'ISO 3166-1',
    'Scrieți țara prin codul ei de două litere mari: RO, DE, HU.',
    'Codurile de țară (BT-40, BT-55, BT-69, BT-80) trebuie să fie din lista ISO 3166-1.',
    { terms: 'BT-40 BT-55 BT-69 BT-80' },
  ],
  [
    'BR-CL-15',
    'Țara de origine',
    'ISO 3166-1',
    'Scrieți țara de origine a produsului prin codul ei de două litere mari.',
    'Codul țării de origine a articolului (BT-159) trebuie să fie din lista ISO 3166-1.',
    { at: 'lines.originCountry' },
  ],
  [
    'BR-CL-16',
    'Modul de plată',
    'UNTDID 4461',
    'Alegeți modul din listă: 42 sau 30 pentru virament, 10 pentru numerar, 48 pentru card.',
    'Codul tipului de plată (BT-81) trebuie să fie din lista UNTDID 4461.',
    { at: 'payment.meansCode' },
  ],
  [
    'BR-CL-17',
    'Categoria de TVA',
    'UNCL 5305',
    'Alegeți una dintre S, Z, E, AE, K, G, O.',
    'Codul categoriei de TVA din reduceri, taxe și detaliere (BT-95, BT-102, BT-118) trebuie să fie din subsetul UNCL 5305.',
    { otherwise: 'taxBreakdown.vatCategory', terms: 'BT-95 BT-102 BT-118' },
  ],
  [
    'BR-CL-18',
    'Categoria de TVA a liniei',
    'UNCL 5305',
    'Alegeți una dintre S, Z, E, AE, K, G, O.',
    'Codul categoriei de TVA a articolului (BT-151) trebuie să fie din subsetul UNCL 5305.',
    { at: 'lines.vatCategory' },
  ],
  [
    'BR-CL-19',
    'Codul motivului reducerii',
    'UNCL 5189',
    'Alegeți codul din listă, de exemplu 95 pentru discount, sau lăsați numai textul.',
    'Codul motivului reducerii (BT-98, BT-140) trebuie să fie din subsetul UNCL 5189.',
    { otherwise: 'allowances.reasonCode', terms: 'BT-98 BT-140' },
  ],
  [
    'BR-CL-20',
    'Codul motivului taxei suplimentare',
    'UNCL 7161',
    'Alegeți codul din listă, de exemplu FC pentru transport, sau lăsați numai textul.',
    'Codul motivului taxei suplimentare (BT-105, BT-145) trebuie să fie din lista UNCL 7161.',
    { otherwise: 'charges.reasonCode', terms: 'BT-105 BT-145' },
  ],
  [
    'BR-CL-21',
    'Schema codului standard al produsului',
    'ISO 6523 (ICD)',
    'Pentru codul de bare GTIN puneți 0160.',
    'Schema identificatorului standard al articolului (BT-157) trebuie să fie din lista ICD a ISO/IEC 6523.',
    { at: 'lines.standardId' },
  ],
  [
    'BR-CL-22',
    'Codul motivului scutirii',
    'VATEX',
    'Alegeți codul din listă, de exemplu VATEX-EU-AE la taxare inversă, sau scrieți numai textul.',
    'Codul motivului scutirii de TVA (BT-121) trebuie să fie din lista CEF VATEX.',
    { at: 'taxBreakdown.exemptionReasonCode' },
  ],
  [
    'BR-CL-24',
    'Tipul fișierului atașat',
    'MIME',
    'Se primesc numai PDF, PNG, JPEG, CSV, XLSX și ODS.',
    'Codul MIME al documentului atașat (BT-125) trebuie să fie unul dintre cele șase admise.',
    { at: 'attachments.content' },
  ],
  [
    'BR-CL-25',
    'Schema adresei electronice',
    'EAS',
    'Alegeți schema din listă: EM pentru e-mail.',
    'Schema adresei electronice (BT-34, BT-49) trebuie să fie din lista CEF EAS.',
    { terms: 'BT-34 BT-49' },
  ],
  [
    'BR-CL-26',
    'Schema locului de livrare',
    'ISO 6523 (ICD)',
    'Alegeți schema din listă sau ștergeți-o.',
    'Schema identificatorului locului de livrare (BT-71) trebuie să fie din lista ICD a ISO/IEC 6523.',
    { at: 'delivery.locationId' },
  ],
];

function codeWords([, what, list, advice, official, more]: Row): RuleWords {
  return {
    clause: '{what}{ofRow}[: {actual:q}] nu este în lista {list}',
    detail: `[Codul {actual:q} nu există în lista {list}.|Codul lipsește sau nu există în lista {list}.] ${advice}`,
    official,
    params: { what, list },
    ...more,
  };
}

const UNIT: RuleWords = {
  clause: 'Unitatea[ {actual:q}| de măsură]{ofRow} nu este în lista UN/ECE',
  detail:
    '[Codul pentru {unit:q} este {willBe}. Se schimbă numai codul, nu și cantitatea.|Unitatea se trimite prin codul ei: H87 bucată, KGM kilogram, LTR litru, HUR oră, XBX cutie. Alegeți unitatea din listă.]',
  official:
    'Codul unității de măsură (BT-130, BT-150) trebuie să fie din Recomandarea UN/ECE 20, cu extensia 21 (ambalaje, cu prefixul X).',
  otherwise: 'lines.unitCode',
  terms: 'BT-130 BT-150',
};

/** Rules BR-CL-*: a code that must come from a list. */
export const CODE_LIST_WORDS: WordsTable = {
  ...Object.fromEntries(ROWS.map((row) => [row[0], codeWords(row)])),
  'BR-CL-23': UNIT,
};
