import type { HelpPage } from '@/app/texts/help-page';

export const companiesHelp: HelpPage = {
  title: 'Firme',
  about: 'Firmele la care are acces contul. Lucrați pe rând pe câte una; meniul de sus spune pe care.',
  sections: [
    {
      head: 'Schimbați firma',
      steps: [
        'Apăsați numele firmei, deasupra meniului, sau alegeți „Schimbă firma” din căutare.',
        'Scrieți câteva litere din nume sau din CUI. Sus stau cele folosite de curând.',
        'Enter schimbă firma și rămâneți pe aceeași pagină.',
      ],
    },
    {
      head: 'Ce spune lista',
      text: [
        'La fiecare firmă vedeți câte facturi sunt respinse sau oprite și când este cel mai apropiat termen de trimitere. Filtrele arată numai firmele cu respinse, cu termen astăzi sau fără autorizare.',
        '„Fără autorizare ANAF” înseamnă că facturile firmei nu se pot trimite încă în SPV; ce scrieți se păstrează.',
        'O firmă la care ați pierdut accesul este ascunsă, iar ce nu s-a trimis se poate exporta din panoul de sincronizare. Revine întreagă dacă accesul revine.',
      ],
    },
  ],
};
