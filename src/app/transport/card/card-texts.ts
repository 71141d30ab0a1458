import type { TransportState } from '../transport-state';

const NOT_YET = 'ÎNCĂ NEVALID';
/** Over the squares of a code that holds no more. */
const COVERS: Partial<Record<TransportState, string>> = {
  expired: 'EXPIRAT',
  deleting: 'SE ȘTERGE',
  deleted: 'ȘTEARSĂ',
  refused: 'RESPINSĂ',
};

/** Words of the UIT card. */
export const cardTexts = {
  uit: (uit: string) => `Cod UIT ${uit}`,
  qr: (uit: string) => `Cod QR cu UIT ${uit}`,
  notYet: NOT_YET,
  cover: (state: TransportState): string => COVERS[state] ?? NOT_YET,
  anafOk: (when: string) => `ANAF: ok, ${when}`,
  dontStart: 'nu porniți',
  dontUse: 'nu se mai folosește',
  left: 'Mai este valabil',
  printed: 'Tipărit',
  until: 'Până la sfârșitul zilei',
  validFrom: (day: string) => `Valabil din ${day}`,
  validDays: (first: string, last: string) => `Valid din ${first} până în ${last}`,
  vehicle: 'Vehicul · remorcă',
  route: 'Traseu',
  goods: 'Marfă',
  declarant: 'Declarant',
  partner: 'Partener',
  papers: 'Document',
  sameVehicle: 'În același vehicul',
  why: {
    draft: 'Declarația nu a plecat.',
    queued: 'Declarația este pe acest dispozitiv și pleacă singură când există rețea. Codul UIT îl dă ANAF.',
    sent: 'Declarația este la server și pleacă la ANAF. Codul UIT apare aici.',
    doubtful:
      'Răspunsul ANAF s-a pierdut. Declarația se caută la ANAF înainte de orice retrimitere; nu o scrieți din nou.',
    pending:
      'ANAF a dat codul și verifică declarația. De obicei durează sub un minut. Codul se poate folosi când apare aici „Valid”.',
    announced: 'ANAF a acceptat declarația. Codul se poate folosi din ziua pornirii.',
    valid: '',
    ending: '',
    endingToday: '',
    confirmed: '',
    expired: 'Codul a expirat și nu mai poate fi folosit. Dacă marfa este încă pe drum, declarați transportul din nou.',
    deleting: 'Ștergerea a plecat spre ANAF. Nu mai folosiți codul.',
    deleted: 'Declarația a fost ștearsă la ANAF. Codul nu mai este valabil.',
    refused: 'ANAF nu a primit declarația. Codul nu se poate folosi.',
  },
  days: (first: string, last: string) => `Zilele codului: ${first} – ${last}`,
  fullScreen: 'Codul UIT pe tot ecranul',
  close: 'Închide',
} as const;
