/** Words of the partners as e-Transport needs them, and their page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const transportPartnersTexts = {
  title: 'Parteneri e-Transport',
  add: 'Partener nou',
  save: 'Adaugă partenerul',
  remove: 'Șterge partenerul',
  removed: (name: string) => `${name} a fost șters.`,
  undo: 'Anulează ștergerea',
  all: 'Toți',
  filterLabel: 'Denumire, cod sau localitate: conține',
  filterHint: 'denumire, cod sau localitate',
  emptyTitle: 'Niciun partener încă',
  emptyText: 'Sunt aceiași parteneri ca la facturi, cu ce cere o declarație: țara, codul și adresa.',
  noMatchTitle: 'Niciun partener nu se potrivește',
  noun: ['partener', 'parteneri'] as const,
  incomplete: 'De completat',
  abroad: 'Din străinătate',
  fields: {
    name: 'Denumire',
    taxId: 'CUI sau cod de TVA',
    country: 'Țara (cod de două litere)',
    city: 'Localitate',
    street: 'Stradă și număr',
    county: 'Județ',
    postCode: 'Cod poștal',
    notes: 'Note',
  },
  countryHead: 'Țara',
  missing: {
    name: 'Scrieți denumirea.',
    country: 'Două litere, de exemplu RO sau DE.',
    city: 'Scrieți localitatea: intră în locul de încărcare sau descărcare.',
    street: 'Scrieți strada: ANAF cere cel puțin două litere.',
  },
} as const;

export const transportPartnersHelp: HelpPage = {
  title: 'Parteneri e-Transport',
  about: 'Partenerii firmei, cu ce intră într-o declarație de transport: codul, țara și adresa la care merge marfa.',
  sections: [
    {
      head: 'Ce vedeți aici',
      text: [
        'Sunt aceiași parteneri ca la facturi; ce schimbați aici se schimbă și acolo.',
        '„De completat” îi arată pe cei la care o declarație s-ar opri: fără țară, localitate sau stradă.',
      ],
    },
  ],
};
