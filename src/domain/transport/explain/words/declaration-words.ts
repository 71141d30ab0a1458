import type { TransportWordsTable } from './rule-words';

/** Rules on the declaration as a whole: who declares, what is asked, the UIT, the vehicle change, the places. */
export const DECLARATION_WORDS: TransportWordsTable = {
  'BT-TY-005': {
    clause: 'Declarația nu are exact o operațiune',
    detail:
      'Un fișier e-Transport conține fie o notificare, fie o ștergere, fie o confirmare, fie o schimbare de vehicul; aici sunt {count}. Păstrați una și trimiteți-le pe celelalte separat.',
    official: 'Exact unul dintre elementele notificare, confirmare, stergere, modifVehicul.',
  },
  'BR-002': {
    clause: '[Codul fiscal al declarantului {actual:q} nu are forma cerută|Lipsește codul fiscal al declarantului]',
    detail:
      'Codul declarantului are 2–10 cifre (CUI, fără RO) sau 13 cifre (CNP, NIF) și nu începe cu 0. Scrieți numai cifrele.',
    official: 'Codul declarantului (BT-1) are un format valid în România.',
  },
  'BR-201': {
    clause: 'Marcajul „după avarie” nu este D',
    detail: 'O declarație depusă după o avarie a sistemului se marchează cu D; altfel marcajul lipsește.',
    official: 'declPostAvarie poate avea doar valoarea D.',
  },
  'BR-202': {
    clause: 'Lipsește momentul schimbării vehiculului',
    detail: 'Scrieți ziua și ora la care s-a schimbat vehiculul.',
    official: 'O schimbare de vehicul are data modificării (BT-64).',
  },
  'BR-203': {
    clause: '[Momentul schimbării {actual:q} nu are forma cerută|Lipsește momentul schimbării vehiculului]',
    detail: 'Momentul se scrie cu zi și oră, ca 2026-03-17T08:30:00. Alegeți ziua și ora schimbării.',
    official: 'Data modificării (BT-64) are forma aaaa-ll-zzThh:mm:ss.',
  },
  'BR-204': {
    clause: 'Lipsește numărul noului vehicul',
    detail: 'La schimbarea vehiculului scrieți numărul de înmatriculare al celui nou.',
    official: 'O schimbare de vehicul are numărul de înmatriculare (BT-61).',
  },
  'BR-008': {
    clause: 'Lipsește codul UIT',
    detail:
      'O corectare, ștergere, confirmare, schimbare de vehicul sau notificare anterioară spune despre ce UIT este vorba. Scrieți codul UIT primit de la ANAF.',
    official: 'Identificatorul unic al transportului trebuie să existe.',
  },
  'BR-019': {
    clause: '[Codul UIT {actual:q} are un semn greșit|Codul UIT este gol]',
    detail:
      'Ultimele două cifre ale codului UIT nu se potrivesc cu celelalte semne[: ar trebui să fie {expected}]. Comparați-l semn cu semn cu cel primit de la ANAF.',
    official: 'Ultimele două cifre ale UIT sunt ultimele două cifre ale sumei codurilor celorlalte semne.',
  },
  'BR-210': {
    clause: 'Locul de pornire nu este unul singur',
    detail:
      'Traseul pornește fie de la un punct de frontieră, fie de la un birou vamal, fie de la o adresă; aici sunt {count}. Alegeți exact unul.',
    official: 'Locul de start (BG-6) are exact unul dintre codPtf (BT-25), codBirouVamal (BT-26), locatie (BG-7).',
  },
  'BR-211': {
    clause: 'Locul de sosire nu este unul singur',
    detail:
      'Traseul se termină fie la un punct de frontieră, fie la un birou vamal, fie la o adresă; aici sunt {count}. Alegeți exact unul.',
    official: 'Locul de final (BG-8) are exact unul dintre codPtf (BT-37), codBirouVamal (BT-38), locatie (BG-9).',
  },
  'BR-216': {
    clause: 'Un birou vamal nu poate fi loc de pornire aici',
    detail:
      'Numai importul (40) poate porni de la un birou vamal[; operațiunea este {operation}]. Alegeți o adresă sau un punct de frontieră.',
    official: 'Birou vamal la locul de start (BT-26) numai la operațiunea 40.',
  },
  'BR-217': {
    clause: 'Un birou vamal nu poate fi loc de sosire aici',
    detail:
      'Numai exportul (50) se poate termina la un birou vamal[; operațiunea este {operation}]. Alegeți o adresă sau un punct de frontieră.',
    official: 'Birou vamal la locul de final (BT-38) numai la operațiunea 50.',
  },
};
