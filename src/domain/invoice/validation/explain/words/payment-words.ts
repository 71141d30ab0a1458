import type { WordsTable } from './rule-words';

/** Rules on payment (BG-16 to BG-19), terms, periods and references. */
export const PAYMENT_WORDS: WordsTable = {
  'BR-49': {
    at: 'payment.meansCode',
    clause: 'Lipsește modul de plată',
    detail:
      'Instrucțiunea de plată nu spune cum se plătește. Alegeți modul: 42 sau 30 pentru virament, 10 pentru numerar.',
    official: 'O instrucțiune de plată (BG-16) trebuie să precizeze codul tipului de plată (BT-81).',
    terms: 'BG-16',
  },
  'BR-50': {
    at: 'payment.account',
    clause: 'Contul pentru plata prin virament este gol',
    detail: 'Factura se plătește prin virament, dar contul este gol. Completați IBAN-ul furnizorului.',
    official:
      'Identificatorul contului de plată (BT-84) trebuie să fie dat dacă instrucțiunea de plată (BG-16) are informații de transfer credit (BG-17).',
    terms: 'BG-17',
  },
  'BR-51': {
    at: 'payment.cardNumber',
    clause: '[Numărul cardului are {length:chars}|Numărul cardului este scris prea lung]',
    detail:
      'Din numărul cardului se trec numai ultimele 4–6 cifre, cel mult 10 caractere. Scurtați-l; factura se primește și așa.',
    official: 'Pentru siguranță, numărul cardului (BT-87) se dă numai prin ultimele 4 până la 6 cifre, nu întreg.',
    terms: 'BG-18',
  },
  'BR-61': {
    at: 'payment.account',
    clause: 'Plata prin virament cere un cont IBAN',
    detail:
      'Modul de plată[ {actual}] este virament, dar factura nu are cont. Completați IBAN-ul furnizorului sau alegeți alt mod de plată.',
    official:
      'Dacă codul tipului de plată (BT-81) este transfer credit SEPA, local sau internațional (30, 58), identificatorul contului de plată (BT-84) trebuie să fie prezent.',
    terms: 'BT-81 BG-17',
  },
  'BR-66': {
    at: 'payment.card',
    clause: 'Factura are mai mult de un card',
    detail: 'Se primește un singur card de plată pe factură. Păstrați unul.',
    official: 'O factură poate conține cel mult un grup de informații despre cardul de plată (BG-18).',
  },
  'BR-67': {
    at: 'payment.directDebit',
    clause: 'Factura are mai mult de un mandat de debitare directă',
    detail: 'Se primește un singur mandat de debitare directă pe factură. Păstrați unul.',
    official: 'O factură poate conține cel mult un mandat de debitare directă (BG-19).',
    terms: 'BT-89',
  },
  'BR-CO-25': {
    at: 'header.dueDate',
    clause: 'Factura nu are scadență',
    detail:
      'Sunt de plată [{actual:sum}|bani], dar factura nu spune până când. Completați scadența sau termenii de plată.',
    official: 'Dacă suma de plată (BT-115) este pozitivă, trebuie dată scadența (BT-9) sau termenii de plată (BT-20).',
    terms: 'BT-20 BT-115',
  },
  'BR-29': {
    at: 'delivery.periodEnd',
    clause: 'Perioada de facturare se termină înainte să înceapă',
    detail:
      '[Perioada începe la {start:date} și se termină la {end:date}.|Sfârșitul perioadei este înaintea începutului.] Inversați datele sau corectați-le.',
    official:
      'Dacă perioada de facturare (BG-14) are ambele date, data de sfârșit (BT-74) trebuie să fie egală cu data de început (BT-73) sau ulterioară ei.',
    terms: 'BT-73 BG-14',
  },
  'BR-CO-19': {
    at: 'delivery.period',
    clause: 'Perioada de facturare este goală',
    detail:
      'Perioada de facturare are nevoie de data de început, de data de sfârșit sau de amândouă. Completați-le sau scoateți perioada.',
    official:
      'Dacă se folosește perioada de facturare (BG-14), trebuie dată data de început (BT-73), data de sfârșit (BT-74) sau amândouă.',
    terms: 'BT-73 BT-74',
  },
  'BR-52': {
    at: 'attachments.reference',
    clause: 'Un document justificativ nu are număr',
    detail: 'Fiecare document atașat sau amintit pe factură are nevoie de un număr sau nume. Completați-l.',
    official: 'Fiecare document justificativ suplimentar (BG-24) trebuie să aibă referința documentului (BT-122).',
    terms: 'BG-24',
  },
  'BR-55': {
    at: 'references.precedingInvoice',
    clause: 'Lipsește numărul facturii la care se face referire',
    detail:
      'Referința la factura anterioară nu are număr. Completați seria și numărul facturii corectate sau stornate.',
    official: 'Fiecare referință la o factură anterioară (BG-3) trebuie să aibă numărul acelei facturi (BT-25).',
    terms: 'BG-3',
  },
  'BR-RO-A500': {
    at: 'references.preceding',
    clause:
      '[O referință numește {count:facturi}, peste cele 500 primite|O referință numește mai mult de 500 de facturi]',
    detail: 'ANAF primește cel mult 500 de facturi anterioare. Împărțiți documentul în mai multe.',
    official: 'Grupul referinței la factura anterioară (BG-3) poate apărea de cel mult 500 de ori.',
    terms: 'BT-25',
  },
  'BR-RO-A051': {
    at: 'attachments.document',
    clause: 'Factura are mai mult de 50 de documente justificative',
    detail: 'ANAF primește cel mult 50 de documente justificative pe factură. Păstrați-le pe cele necesare.',
    official:
      'Grupul documentelor justificative (BG-24) poate apărea de cel mult 50 de ori. Așa cum este publicată, regula nu respinge nicio factură.',
  },
  'BR-RO-A052': {
    at: 'lines.attribute',
    clause: 'Un produs are mai mult de 50 de caracteristici{at}',
    detail: 'ANAF primește cel mult 50 de caracteristici la un produs. Păstrați-le pe cele necesare.',
    official:
      'Grupul caracteristicilor articolului (BG-32) poate apărea de cel mult 50 de ori. Așa cum este publicată, regula nu respinge nicio factură.',
  },
};
