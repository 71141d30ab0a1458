import type { HelpPage } from '@/app/texts/help-page';

export const demoHelp: HelpPage = {
  title: 'Datele demonstrative',
  about:
    'Contul demonstrativ are firme, parteneri și facturi inventate, ca să încercați tot fără urmări. Există numai pe o instalare de probă.',
  sections: [
    {
      head: 'Ce este adevărat și ce nu',
      text: [
        'Trimiterea merge la un înlocuitor al ANAF, pornit odată cu serverul: nimic nu ajunge în SPV și nicio factură nu are valoare fiscală. Registrul firmelor și cursul BNR sunt și ele înlocuite.',
        'Verdictul este cel adevărat: aceleași reguli CIUS-RO ca la facturile reale.',
      ],
    },
    {
      head: 'Facturile neîncheiate',
      text: [
        'O firmă are două facturi respinse din același motiv, una al cărei răspuns s-a pierdut și trei fără verdict. Înlocuitorul ANAF le ține așa până apăsați „Lasă ANAF să răspundă”.',
      ],
    },
    {
      head: 'Ce mai puteți încerca',
      steps: [
        'Scrieți o factură cu trei linii și trimiteți-o; urmăriți-i parcursul în „Facturi emise”.',
        'Opriți rețeaua, emiteți încă una și reporniți rețeaua: pleacă singură.',
        'Trageți câteva fișiere XML de-ale dumneavoastră în „Trimitere XML” și citiți verdictul. Fișierele nu se schimbă; nu le trimiteți dacă sunt date adevărate.',
      ],
    },
    {
      head: 'De la capăt',
      text: [
        '„Pune datele demonstrative la loc” șterge ce s-a schimbat în firmele demonstrative și le face din nou. Contul și firmele pe care le-ați adăugat rămân. Fiecare dispozitiv primește firmele noi la următoarea legătură; ce nu trimisese rămâne numai în exportul celor netrimise.',
      ],
    },
    {
      head: 'Pe o instalare adevărată',
      text: ['Contul demonstrativ și înlocuitorii lipsesc: facturile merg la ANAF.'],
    },
  ],
};
