import type { TransportWordsTable } from './rule-words';

const PURPOSE = {
  clause: '[Scopul {actual:q} nu merge cu operațiunea aleasă{at}|Lipsește scopul operațiunii{at}]',
  detail: 'La operațiunea {operation} scopul poate fi: {codes}. Alegeți unul dintre ele.',
};

function needed(what: string, official: string): TransportWordsTable[string] {
  return {
    clause: `Lipsește ${what}{at}`,
    detail: `La operațiunea {operation} fiecare bun are nevoie de ${what}. Numai operațiunile 60 și 70 pot fără.`,
    official,
  };
}

/** Rules on what the operation asks of the partner, the places, the purposes and the lines. */
export const OPERATION_WORDS: TransportWordsTable = {
  'BR-004': {
    clause: '[Partenerul din {actual} nu merge cu operațiunea aleasă|Lipsește țara partenerului]',
    detail:
      'La operațiunea {operation} partenerul este din altă țară a Uniunii Europene, nu din România. Verificați țara partenerului sau operațiunea.',
    official: 'La 10, 12, 14, 20, 22, 24, 60, 70 țara partenerului (BT-15) este din UE, fără RO.',
  },
  'BR-005': {
    clause: '[Partenerul din {actual} nu merge cu transportul național|Lipsește țara partenerului]',
    detail:
      'La operațiunea {operation} partenerul este din România (RO). Verificați țara partenerului sau operațiunea.',
    official: 'La 30 țara partenerului (BT-15) este RO.',
  },
  'BR-006': {
    clause: 'Partenerul din {actual} este din Uniunea Europeană',
    detail:
      'La operațiunea {operation} partenerul este din afara Uniunii Europene (Irlanda de Nord, XI, se socotește în Uniune). Verificați țara partenerului sau operațiunea.',
    official: 'La 40 și 50 țara partenerului (BT-15) este din afara UE.',
  },
  'BR-007': {
    clause: '[Codul partenerului {actual:q} nu are forma cerută|Lipsește codul fiscal al partenerului]',
    detail:
      'La transportul național codul partenerului are 2–10 cifre (fără RO) sau 13 cifre; pentru o persoană fizică al cărei CNP nu se știe se scrie PF.',
    official: 'La 30 codul partenerului (BT-16) are un format valid în România sau este PF.',
  },
  'BR-025': {
    clause: 'Notificarea anterioară nu se primește aici',
    detail: 'La operațiunea {operation} nu se trec UIT-uri anterioare. Scoateți notificarea anterioară.',
    official: 'La 30, 40, 50, 60, 70 notificarea anterioară nu trebuie să existe.',
  },
  'BR-212': {
    clause: 'Transportul nu poate porni de la frontieră',
    detail: 'La operațiunea {operation} locul de pornire este o adresă din România, nu un punct de frontieră.',
    official: 'La 20, 22, 24, 30, 50, 70 punctul de frontieră la start (BT-25) nu trebuie să existe.',
  },
  'BR-213': {
    clause: 'Transportul nu se poate termina la frontieră',
    detail: 'La operațiunea {operation} locul de sosire este o adresă din România, nu un punct de frontieră.',
    official: 'La 12, 14, 30, 40, 60 punctul de frontieră la final (BT-37) nu trebuie să existe.',
  },
  'BR-046': {
    clause: 'Biroul vamal nu se primește la această operațiune',
    detail:
      'La operațiunea {operation} nu se trece un birou vamal, nici la pornire, nici la sosire. Alegeți o adresă sau un punct de frontieră.',
    official: 'La 10, 20, 30, 60, 70 biroul vamal nu trebuie să existe.',
  },
  'BR-068': { ...PURPOSE, official: 'Scopul (BT-8) este unul dintre cele ale operațiunii 10.' },
  'BR-069': { ...PURPOSE, official: 'Scopul (BT-8) este unul dintre cele ale operațiunii 20.' },
  'BR-070': { ...PURPOSE, official: 'Scopul (BT-8) este unul dintre cele ale operațiunii 30.' },
  'BR-205': {
    ...PURPOSE,
    detail: 'La operațiunea {operation} scopul este unul singur: 9999 (același cu operațiunea).',
    official: 'La 12, 14, 22, 24, 40, 50, 60, 70 scopul (BT-8) este 9999.',
  },
  'BR-206': needed('codul tarifar', 'Codul tarifar (BT-6) trebuie să existe, în afară de 60 și 70.'),
  'BR-207': needed('greutatea netă', 'Greutatea netă (BT-11) trebuie să existe, în afară de 60 și 70.'),
  'BR-208': needed('valoarea fără TVA', 'Valoarea fără TVA (BT-13) trebuie să existe, în afară de 60 și 70.'),
};
