/** Words of the carriers' screen, and its page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const transportersTexts = {
  title: 'Transportatori',
  add: 'Transportator nou',
  save: 'Adaugă transportatorul',
  remove: 'Șterge transportatorul',
  removed: (name: string) => `${name} a fost șters.`,
  undo: 'Anulează ștergerea',
  all: 'Toți',
  filterLabel: 'Denumire, CUI sau număr: conține',
  filterHint: 'denumire, CUI sau număr',
  emptyTitle: 'Niciun transportator încă',
  emptyText: 'Cei din declarațiile făcute se rețin singuri, cu vehiculele lor.',
  noMatchTitle: 'Niciun transportator nu se potrivește',
  noun: ['transportator', 'transportatori'] as const,
  fields: {
    name: 'Denumire',
    code: 'CUI sau cod',
    codeHelp: 'Fără RO. PF pentru persoane fizice; gol pentru un străin fără cod.',
    country: 'Țara (cod de două litere)',
    countryHelp: 'Grecia este EL.',
    vehicles: 'Vehicule',
    vehiclesHelp:
      'Pe fiecare rând: număr, remorca 1, remorca 2, marca sau șoferul. De exemplu: CJ24MGD, CJ09XTR, , Actros.',
    trailers: 'Remorci',
    trailersHelp: 'Câte una pe rând.',
    drivers: 'Șoferi',
    driversHelp: 'Pe fiecare rând: nume, telefon.',
    notes: 'Note',
  },
  missing: {
    name: 'Scrieți denumirea.',
    country: 'Două litere din lista de țări.',
    vehicles: 'Numerele au 2–20 de litere și cifre, fără spații.',
    code: 'CUI-ul are 2–10 cifre, CNP-ul 13; sau PF.',
  },
} as const;

export const transportersHelp: HelpPage = {
  title: 'Transportatori',
  about:
    'Cine organizează transporturile, cu vehiculele, remorcile, șoferii și traseele lui. De aici se propun în declarații.',
  sections: [
    {
      head: 'Cum se țin la zi',
      text: [
        'Fiecare declarație făcută adaugă singură transportatorul, vehiculul și remorcile care merg cu el.',
        'Vehiculele se scriu câte unul pe rând, cu remorcile lor obișnuite; la alegerea vehiculului se pun și ele.',
        'Traseele pe care le păstrați cu pioneza din „Repetă un traseu” stau la transportatorul lor și se propun pe orice dispozitiv.',
      ],
    },
  ],
};
