/** Words of the VAT rates' screen, and its page of help. */
import type { HelpPage } from '@/app/texts/help-page';
import { dayText } from '@/app/ui/words/date-words';
import { VAT_RATE_PERIODS } from '@/domain/vat/vat-rates';

export const vatTexts = {
  title: 'Cote TVA',
  add: 'Cotă nouă',
  save: 'Adaugă cota',
  remove: 'Șterge cota',
  removed: (name: string) => `${name} a fost ștearsă. Documentele emise cu ea nu se schimbă.`,
  undo: 'Anulează ștergerea',
  all: 'Toate',
  filterLabel: 'Denumire: conține',
  filterHint: 'denumire',
  emptyTitle: 'Această firmă nu are încă o listă de cote',
  emptyText: 'Cele de aici se propun pe liniile facturii; fără ele, se propun cotele din lege.',
  noMatchTitle: 'Nicio cotă nu se potrivește',
  fields: {
    name: 'Denumire',
    category: 'Regim TVA',
    rate: 'Cota, %',
    reason: 'Motivul scutirii',
    reasonHelp: 'Apare pe factură (BT-120); fiecare regim fără TVA cere unul.',
  },
  noRate: '–',
  missing: {
    name: 'Scrieți denumirea.',
    rate: 'Cota, ca număr: 21, 11.',
    reason: 'Scrieți motivul din lege pentru care nu se aplică TVA.',
  },
} as const;

/** The rates in force, from the dated table. */
function ratesText(): string {
  const present = VAT_RATE_PERIODS.at(-1);
  if (present === undefined) return '';
  return `De la ${dayText(present.from)} cota standard este ${present.standard} %, iar cea redusă ${present.reduced.join(' % și ')} % (${present.source}).`;
}

export const vatHelp: HelpPage = {
  title: 'Cote TVA',
  about:
    'Cotele și regimurile de TVA pe care le propune editorul pe liniile facturii. Fără o listă a firmei se propun cotele din lege.',
  sections: [
    {
      head: 'Adăugați o cotă',
      steps: [
        'Apăsați „Cotă nouă”, scrieți denumirea și alegeți regimul.',
        'La regimul normal scrieți cota, ca număr. Regimurile fără TVA nu au cotă de scris.',
        'La scutire, taxare inversă, livrare intracomunitară, export și operațiuni în afara sferei TVA scrieți motivul din lege; el apare pe factură.',
      ],
      text: [ratesText()],
    },
    {
      head: 'O cotă nu se schimbă',
      text: [
        'Documentele emise se referă la ea. Adăugați alta și ștergeți-o pe cea veche; facturile emise cu ea rămân cum sunt.',
      ],
    },
  ],
};
