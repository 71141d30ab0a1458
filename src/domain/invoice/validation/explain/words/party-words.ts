import type { WordsTable } from './rule-words';

/** Rules on who sells, buys, is paid or represents: names, codes, electronic addresses. */
export const PARTY_WORDS: WordsTable = {
  'BR-06': {
    at: 'seller.name',
    clause: 'Lipsește denumirea furnizorului',
    detail: 'Furnizorul nu are denumire. Completați denumirea firmei, ca la registrul comerțului.',
    official: 'O factură trebuie să aibă numele furnizorului (BT-27).',
  },
  'BR-07': {
    at: 'buyer.name',
    clause: 'Lipsește denumirea cumpărătorului',
    detail: 'Cumpărătorul nu are denumire. Completați denumirea firmei sau numele persoanei.',
    official: 'O factură trebuie să aibă numele cumpărătorului (BT-44).',
  },
  'BR-17': {
    at: 'payee.name',
    clause:
      '[Beneficiarul plății „{actual}” este chiar furnizorul|Beneficiarul plății nu are nume sau este chiar furnizorul]',
    detail:
      'Beneficiarul plății se trece numai când este altcineva decât furnizorul: cere o denumire proprie și identificatori proprii. Completați-l sau scoateți-l.',
    official:
      'Numele beneficiarului plății (BT-59) trebuie dat dacă beneficiarul (BG-10) diferă de furnizor (BG-4); numele și identificatorul lui nu pot fi ale furnizorului.',
    terms: 'BG-10 BT-60 BT-28 BT-29',
  },
  'BR-18': {
    at: 'representative.name',
    clause: 'Lipsește denumirea reprezentantului fiscal',
    detail: 'Factura are un reprezentant fiscal fără denumire. Completați denumirea sau scoateți reprezentantul.',
    official:
      'Dacă furnizorul (BG-4) are reprezentant fiscal (BG-11), numele reprezentantului fiscal (BT-62) trebuie dat.',
    terms: 'BG-11',
  },
  'BR-56': {
    at: 'representative.vatId',
    clause: 'Reprezentantul fiscal nu are cod de TVA',
    detail: 'Completați codul de TVA al reprezentantului fiscal, cu prefixul țării (RO…).',
    official: 'Fiecare reprezentant fiscal al furnizorului (BG-11) trebuie să aibă cod de TVA (BT-63).',
    terms: 'BG-11',
  },
  'BR-62': {
    at: 'seller.electronicAddress',
    clause: 'Adresa electronică a furnizorului nu spune de ce fel este',
    detail:
      'Adresa electronică[ {actual:q}] are nevoie de codul schemei ei, de exemplu EM pentru e-mail. Alegeți schema sau scoateți adresa.',
    official: 'Adresa electronică a furnizorului (BT-34) trebuie să aibă identificatorul schemei (schemeID).',
  },
  'BR-63': {
    at: 'buyer.electronicAddress',
    clause: 'Adresa electronică a cumpărătorului nu spune de ce fel este',
    detail:
      'Adresa electronică[ {actual:q}] are nevoie de codul schemei ei, de exemplu EM pentru e-mail. Alegeți schema sau scoateți adresa.',
    official: 'Adresa electronică a cumpărătorului (BT-49) trebuie să aibă identificatorul schemei (schemeID).',
  },
  'BR-CO-09': {
    otherwise: 'seller.vatId',
    clause: '[Codul de TVA {actual:q} nu începe cu codul țării|Codul de TVA nu începe cu codul țării]',
    detail:
      'Un cod de TVA începe cu două litere mari, codul țării: RO pentru România, EL pentru Grecia. Adăugați prefixul; dacă firma nu este plătitoare de TVA, treceți codul fără prefix ca înregistrare fiscală.',
    official:
      'Codul de TVA al furnizorului (BT-31), al reprezentantului fiscal (BT-63) și al cumpărătorului (BT-48) începe cu codul țării, după ISO 3166-1 alpha-2; Grecia poate folosi EL.',
    terms: 'BT-31 BT-48 BT-63',
  },
  'BR-CO-26': {
    at: 'seller.vatId',
    clause: 'Furnizorul nu are niciun cod de identificare',
    detail: 'Completați codul de TVA, codul fiscal sau numărul de la registrul comerțului al furnizorului.',
    official:
      'Pentru ca furnizorul să fie recunoscut automat trebuie dat cel puțin unul dintre identificatorul furnizorului (BT-29), numărul lui de înregistrare legală (BT-30) și codul lui de TVA (BT-31).',
    terms: 'BT-29 BT-30',
  },
  'BR-RO-065': {
    at: 'seller.vatId',
    clause: 'Factura are TVA, dar furnizorul nu are cod fiscal',
    detail:
      'Liniile folosesc o categorie de TVA (S, Z, E, AE, K, G, L sau M), deci furnizorul sau reprezentantul lui fiscal trebuie să aibă cod de TVA ori cod de înregistrare fiscală. Completați codul.',
    official:
      'Dacă se folosește una dintre categoriile de TVA S, Z, E, AE, K, G, L, M, factura trebuie să conțină codul de TVA al furnizorului (BT-31), codul lui de înregistrare fiscală (BT-32) sau codul de TVA al reprezentantului fiscal (BT-63).',
    terms: 'BT-32 BT-63 BG-11',
  },
  'BR-RO-120': {
    at: 'buyer.vatId',
    clause: 'Cumpărătorul nu are cod fiscal',
    detail:
      'Completați CUI-ul cumpărătorului sau, la o persoană fizică, CNP-ul ori treisprezece zerouri când nu îl dă.',
    official:
      'Dacă se folosește una dintre categoriile de TVA S, Z, E, AE, K, G, L, M, factura trebuie să conțină codul de TVA al cumpărătorului (BT-48) sau numărul lui de înregistrare legală (BT-47).',
    terms: 'BT-47',
  },
};
