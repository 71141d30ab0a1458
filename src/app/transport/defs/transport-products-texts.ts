/** Words of the products as e-Transport needs them, and their page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const transportProductsTexts = {
  title: 'Produse e-Transport',
  add: 'Produs nou',
  save: 'Adaugă produsul',
  remove: 'Șterge produsul',
  removed: (name: string) => `${name} a fost șters.`,
  undo: 'Anulează ștergerea',
  all: 'Toate',
  filterLabel: 'Denumire sau cod tarifar: conține',
  filterHint: 'denumire sau cod tarifar',
  emptyTitle: 'Niciun produs încă',
  emptyText: 'Sunt aceleași produse ca la facturi, cu codul tarifar pe care îl cere o declarație.',
  noMatchTitle: 'Niciun produs nu se potrivește',
  noun: ['produs', 'produse'] as const,
  withoutCode: 'Fără cod tarifar',
  risk: 'Cu risc fiscal',
  fields: {
    name: 'Denumire',
    tariff: 'Cod tarifar',
    tariffHelp: '4, 6 sau 8 cifre. Se propun pozițiile de 4 cifre ale Sistemului Armonizat 2022, cu denumiri scurte.',
    heading: 'Poziția',
    unit: 'Unitatea de măsură',
    unitHelp: 'bucată, kg, palet sau codul UN/ECE',
  },
  riskOf: (name: string) => `risc fiscal: ${name}`,
  missing: {
    name: 'Scrieți denumirea.',
    tariff: 'Codul tarifar are 4, 6 sau 8 cifre.',
    unit: 'Unitatea nu are cod UN/ECE. Alegeți una cunoscută: bucată, kg, palet.',
  },
} as const;

export const transportProductsHelp: HelpPage = {
  title: 'Produse e-Transport',
  about: 'Produsele firmei cu codul lor tarifar. O declarație făcută dintr-o factură le ia codul de aici.',
  sections: [
    {
      head: 'Codul tarifar',
      text: [
        'Lista are pozițiile de 4 cifre. Codul complet, de 6 sau 8 cifre, îl găsiți în Nomenclatura combinată și îl scrieți întreg.',
        '„Cu risc fiscal” arată produsele care se declară și la transportul pe teritoriul național.',
      ],
    },
  ],
};
