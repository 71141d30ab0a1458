/** Words of the payment methods' screen, and its page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const paymentTexts = {
  title: 'Metode de plată',
  add: 'Metodă nouă',
  save: 'Adaugă metoda',
  remove: 'Șterge metoda',
  removed: (name: string) => `${name} a fost ștearsă.`,
  undo: 'Anulează ștergerea',
  all: 'Toate',
  filterLabel: 'Denumire: conține',
  filterHint: 'denumire',
  emptyTitle: 'Această firmă nu are încă metode de plată',
  emptyText: 'Cele de aici se propun la fiecare factură, cu contul lor cu tot.',
  noMatchTitle: 'Nicio metodă nu se potrivește',
  fields: {
    name: 'Denumire',
    nameHelp: 'Cum o alegeți pe factură: Cont BT, Numerar.',
    means: 'Fel',
    iban: 'IBAN',
    ibanHelp: 'Contul în care se plătește; apare pe factură.',
    bank: 'Banca',
  },
  missing: {
    name: 'Scrieți denumirea.',
    means: 'Alegeți felul plății.',
    iban: 'IBAN-ul nu este corect. Verificați-l.',
  },
  /** UNTDID 4461, the codes that are used in Romania. */
  means: {
    '30': 'Ordin de plată',
    '42': 'Plată în cont bancar',
    '10': 'Numerar',
    '48': 'Card',
    '54': 'Card de credit',
    '55': 'Card de debit',
    '58': 'Transfer SEPA',
    '57': 'Ordin de plată permanent',
    '49': 'Debitare directă',
    '20': 'Cec',
    '60': 'Bilet la ordin',
    '97': 'Compensare',
    '1': 'Altă modalitate',
  },
} as const;

export const paymentHelp: HelpPage = {
  title: 'Metode de plată',
  about: 'Felurile în care firma este plătită. Se propun la fiecare factură, cu contul lor cu tot.',
  sections: [
    {
      head: 'Adăugați o metodă',
      steps: [
        'Apăsați „Metodă nouă” și dați-i un nume ușor de recunoscut, ca „Cont BT” sau „Numerar”.',
        'Alegeți felul plății: ordin de plată, numerar, card, compensare și celelalte.',
        'La plata în cont, scrieți IBAN-ul și banca. IBAN-ul se verifică și apare pe factură.',
      ],
    },
    {
      head: 'Schimbare și ștergere',
      text: [
        'Metoda se schimbă în panoul ei sau direct în listă. Facturile emise rămân cu ce aveau; ștergerea se poate anula din anunțul care apare.',
      ],
    },
  ],
};
