import { links } from '@/app/routes/links';
import type { HelpPage } from '@/app/texts/help-page';
import { stepsTexts } from './first-steps-texts';

export const firstStepsHelp: HelpPage = {
  title: 'Primii pași',
  about: 'De la o firmă nouă la prima factură acceptată de ANAF, fără să ieșiți din Condica.',
  action: { label: stepsTexts.list, to: links.home({ steps: true }) },
  sections: [
    {
      head: 'Pașii',
      steps: [
        'Datele firmei: numele, adresa și contul bancar, luate din registru după codul fiscal.',
        'Serie și primul număr: o serie nouă sau continuarea uneia din alt program.',
        'Autorizarea ANAF: cu certificatul la acest calculator, sau printr-un link pentru cine îl are.',
        'Primul client: după codul fiscal, sau o listă întreagă dintr-un tabel.',
        'Prima factură: pleacă singură după autorizare; ANAF răspunde de obicei în câteva minute.',
      ],
      text: [
        'Ordinea este numai o propunere. Facturile emise înainte de autorizare se păstrează și pleacă singure după ea; termenul de cinci zile lucrătoare curge de la emitere.',
        'Pașii stau pe pagina de acasă până la prima factură acceptată. La o firmă care numai primește facturi îi puteți ascunde; se ascund pe acest dispozitiv.',
      ],
    },
  ],
};
