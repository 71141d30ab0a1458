import type { HelpPage } from '@/app/texts/help-page';
import { dayText } from '@/app/ui/words/date-words';
import { VAT_RATE_PERIODS } from '@/domain/vat/vat-rates';

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
