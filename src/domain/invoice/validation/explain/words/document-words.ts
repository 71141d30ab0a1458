import type { WordsTable } from './rule-words';

/** Rules on the document itself: number, date, type, currency, specification, notes. */
export const DOCUMENT_WORDS: WordsTable = {
  'BR-01': {
    at: 'document.customizationId',
    clause: 'Lipsește identificatorul specificației',
    detail:
      'Fișierul nu spune după ce specificație este făcut (CustomizationID). Puneți identificatorul RO e-Factura; Condica îl scrie singură în facturile ei.',
    official: 'O factură trebuie să aibă un identificator al specificației (BT-24).',
    terms: 'BG-2',
  },
  'BR-02': {
    at: 'header.number',
    clause: 'Factura nu are număr',
    detail: 'Numărul facturii lipsește. Alegeți seria din care factura își ia numărul.',
    official: 'O factură trebuie să aibă un număr al facturii (BT-1).',
  },
  'BR-03': {
    at: 'header.issueDate',
    clause: 'Factura nu are dată de emitere',
    detail: 'Data emiterii lipsește. Completați ziua în care emiteți factura.',
    official: 'O factură trebuie să aibă o dată de emitere (BT-2).',
  },
  'BR-04': {
    at: 'header.typeCode',
    clause: 'Factura nu spune de ce tip este',
    detail:
      'Codul tipului lipsește. Alegeți tipul: factură (380), storno (381), corectată (384) sau autofactură (389).',
    official: 'O factură trebuie să aibă un cod al tipului facturii (BT-3).',
  },
  'BR-05': {
    at: 'header.currency',
    clause: 'Lipsește moneda facturii',
    detail: 'Moneda facturii nu este completată. Alegeți moneda: RON pentru lei.',
    official: 'O factură trebuie să aibă un cod al monedei facturii (BT-5).',
  },
  'BR-16': {
    at: 'lines.line',
    clause: 'Factura nu are nicio linie',
    detail: 'Pe factură nu este niciun produs sau serviciu. Adăugați cel puțin o linie.',
    official: 'O factură trebuie să aibă cel puțin o linie (BG-25).',
  },
  'BR-CO-03': {
    at: 'header.taxPointDate',
    clause: 'Exigibilitatea TVA este dată în două feluri',
    detail:
      'Factura are și data exigibilității TVA[ ({actual:date})], și codul acestei date. Păstrați numai unul dintre ele.',
    official:
      'Data exigibilității TVA (BT-7) și codul datei de exigibilitate a TVA (BT-8) se exclud reciproc: poate fi dat cel mult unul.',
    terms: 'BT-8',
  },
  'BR-B-01': {
    at: 'header.typeCode',
    clause: 'Plata defalcată (categoria B) este numai pentru Italia',
    detail:
      'Factura folosește categoria de TVA B[, iar în document apare țara {country:q}]. În România alegeți altă categorie: S pentru cota obișnuită, AE pentru taxare inversă.',
    official:
      'O factură cu categoria de TVA „plată defalcată” (BT-151, BT-95 sau BT-102 = B) trebuie să fie internă Italiei: toate țările din document sunt IT.',
    terms: 'BT-151 BT-95 BT-102 BT-118 BT-40 BT-55',
  },
  'BR-B-02': {
    at: 'taxBreakdown.vatCategory',
    clause: 'Categoriile de TVA B și S nu stau pe aceeași factură',
    detail:
      'Factura amestecă plata defalcată italiană (B) cu cota normală (S). Lăsați o singură categorie; în România aceasta este S.',
    official:
      'O factură cu categoria de TVA „plată defalcată” (B) nu poate conține și categoria „cotă normală” (S), pe linii, reduceri, taxe sau în detalierea TVA.',
    terms: 'BT-151 BT-95 BT-102',
  },
  'BR-RO-001': {
    at: 'document.customizationId',
    clause: '[Specificația {actual:q} nu este RO e-Factura|Identificatorul specificației nu este RO e-Factura]',
    detail:
      'ANAF primește numai facturile făcute după CIUS-RO 1.0.1, scris exact așa, fără spații în plus. Fișierul este făcut după altă specificație sau după o versiune veche[: {actual:q}].',
    official:
      'Identificatorul specificației (BT-24) trebuie să fie „urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1”.',
    terms: 'BG-2',
  },
  'BR-RO-010': {
    at: 'header.number',
    clause: '[Numărul {actual:q} nu are nicio cifră|Numărul facturii nu are nicio cifră]',
    detail: 'ANAF cere ca numărul facturii să conțină cel puțin o cifră. Verificați seria și numărul.',
    official: 'Numărul facturii (BT-1) trebuie să conțină cel puțin un caracter numeric (0–9).',
  },
  'BR-RO-020_1': {
    at: 'header.typeCode',
    clause: '[Tipul {actual:q} nu este primit pentru o factură|Tipul facturii nu este primit de ANAF]',
    detail:
      'Pentru facturi ANAF primește tipurile 380 (factură), 384 (factură corectată), 389 (autofactură) și 751 (factură în scopuri contabile). Nota de creditare (381) se face ca document CreditNote, nu ca Invoice.',
    official: 'Codul tipului facturii (BT-3) dintr-un document Invoice poate fi numai 380, 384, 389 sau 751.',
  },
  'BR-RO-020_2': {
    at: 'header.typeCode',
    clause: '[Tipul {actual:q} nu este primit pentru o notă de creditare|Tipul notei de creditare nu este primit]',
    detail:
      'O notă de creditare (CreditNote) poate avea numai tipul 381. Alegeți tipul 381 sau faceți documentul ca factură.',
    official: 'Codul tipului (BT-3) dintr-un document CreditNote poate fi numai 381.',
  },
  'BR-RO-030': {
    at: 'header.taxCurrency',
    clause: '[Factura în {currency} trebuie să aibă TVA și în lei|Moneda TVA trebuie să fie leul (RON)]',
    detail:
      'Nici moneda facturii, nici moneda de contabilizare a TVA nu este RON. Păstrați moneda facturii și puneți RON ca monedă de contabilizare a TVA, cu totalul TVA în lei.',
    official:
      'Dacă moneda facturii (BT-5) este alta decât RON, atunci moneda de contabilizare a TVA (BT-6) trebuie să fie RON.',
    terms: 'BT-5 BT-111',
  },
  'BR-RO-040': {
    at: 'header.taxPointDateCode',
    clause: '[Codul de exigibilitate {actual:q} nu este primit|Codul datei de exigibilitate a TVA nu este primit]',
    detail:
      'Codul datei de exigibilitate a TVA poate fi 3 (data emiterii), 35 (data livrării) sau 432 (data plății, la TVA la încasare). Alegeți unul dintre ele sau lăsați câmpul gol.',
    official: 'Codul datei de exigibilitate a TVA (BT-8) trebuie să fie 3, 35 sau 432 (UNTDID 2005).',
  },
  'BR-RO-A020': {
    at: 'notes.text',
    clause: '[Factura are {count:note}, peste cele 20 primite|Factura are mai mult de 20 de note]',
    detail: 'ANAF primește cel mult 20 de note pe factură. Uniți notele scurte sau scoateți ce nu este necesar.',
    official: 'Grupul de note ale facturii (BG-1) poate apărea de cel mult 20 de ori.',
    terms: 'BG-1',
  },
  'BR-53': {
    at: 'totals.vatInTaxCurrency',
    clause: '[Lipsește totalul TVA în {currency}|Lipsește totalul TVA în moneda de contabilizare]',
    detail:
      'Factura spune că TVA se contabilizează[ în {currency}| în altă monedă], dar totalul TVA în această monedă nu este dat. Completați cursul de schimb, ca totalul să se calculeze.',
    official:
      'Dacă există moneda de contabilizare a TVA (BT-6), trebuie dat totalul TVA al facturii în această monedă (BT-111).',
    terms: 'BT-6',
  },
};
