import type { WordsTable } from './rule-words';

const OUTSIDE = 'O factură în afara sferei TVA (O) are numai această categorie';

/** The rules that only two categories have: intra-community supply (K) and outside the scope of VAT (O). */
export const VAT_SPECIAL_WORDS: WordsTable = {
  'BR-IC-11': {
    at: 'delivery.date',
    clause: 'Livrarea intracomunitară cere data livrării',
    detail: 'La livrarea intracomunitară (K) completați data livrării sau perioada de facturare.',
    official:
      'Într-o factură cu categoria „Livrare intracomunitară” în detalierea TVA, data efectivă a livrării (BT-72) sau perioada de facturare (BG-14) trebuie să fie prezentă.',
    terms: 'BG-14 BT-118',
  },
  'BR-IC-12': {
    at: 'delivery.country',
    clause: 'Livrarea intracomunitară cere țara de livrare',
    detail: 'La livrarea intracomunitară (K) completați adresa de livrare cu țara în care ajunge marfa.',
    official:
      'Într-o factură cu categoria „Livrare intracomunitară” în detalierea TVA, codul țării de livrare (BT-80) trebuie să fie prezent.',
    terms: 'BT-118 BG-15',
  },
  'BR-O-11': {
    at: 'taxBreakdown.vatCategory',
    clause: `${OUTSIDE} în detaliere`,
    detail: 'Detalierea TVA are categoria O și încă una[: {actual}]. Faceți facturi separate sau schimbați categoria.',
    official:
      'O factură cu categoria „Nu face obiectul TVA” în detalierea TVA (BG-23) nu poate conține alte grupuri de detaliere a TVA.',
    terms: 'BG-23',
  },
  'BR-O-12': {
    at: 'lines.vatCategory',
    clause: `${OUTSIDE} pe linii{at}`,
    detail:
      'Factura este în afara sferei TVA, dar o linie are categoria[ {actual:q}| alta]. Puneți O pe toate liniile sau faceți facturi separate.',
    official:
      'O factură cu categoria „Nu face obiectul TVA” în detalierea TVA (BG-23) nu poate avea o linie (BG-25) cu altă categorie de TVA (BT-151).',
    terms: 'BG-25 BT-118',
  },
  'BR-O-13': {
    at: 'allowances.vatCategory',
    clause: `${OUTSIDE} la reduceri`,
    detail: 'Factura este în afara sferei TVA, dar o reducere are categoria[ {actual:q}| alta]. Puneți O la reducere.',
    official:
      'O factură cu categoria „Nu face obiectul TVA” în detalierea TVA (BG-23) nu poate avea reduceri la nivelul documentului (BG-20) cu altă categorie de TVA (BT-95).',
    terms: 'BG-20 BT-118',
  },
  'BR-O-14': {
    at: 'charges.vatCategory',
    clause: `${OUTSIDE} la taxele suplimentare`,
    detail:
      'Factura este în afara sferei TVA, dar o taxă suplimentară are categoria[ {actual:q}| alta]. Puneți O la taxă.',
    official:
      'O factură cu categoria „Nu face obiectul TVA” în detalierea TVA (BG-23) nu poate avea taxe suplimentare la nivelul documentului (BG-21) cu altă categorie de TVA (BT-102).',
    terms: 'BG-21 BT-118',
  },
};
