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
      head: 'Autorizați firma la ANAF',
      text: [
        'Apăsați starea din dreptul firmei: vedeți prin cine ajunge firma la ANAF, până când, și ce este de făcut. O autorizare ține 365 de zile; cu 30, 14, 7 și o zi înainte vi se amintește.',
        'Este nevoie de un certificat digital al unei persoane cu drept în SPV pentru firmă. Certificatul rămâne pe calculatorul acelei persoane.',
      ],
      steps: [
        'Dacă certificatul este la dumneavoastră: „Autorizează aici”, apoi alegeți certificatul.',
        'Dacă este la altcineva: „Fă un link de invitație” și trimiteți linkul. Este bun 7 zile, o singură dată, fără cont.',
        'După ce persoana autorizează, firma apare cu „Așteaptă confirmarea”. Verificați numele și apăsați „Confirmă autorizarea”; facturile care așteptau pleacă singure.',
      ],
    },
    {
      head: 'Mai multe persoane, revocare',
      text: [
        'Pot autoriza mai multe persoane aceeași firmă. Dacă autorizarea uneia încetează, se folosește a celeilalte.',
        '„Revocă” șterge cheia de aici. Ce scrieți se păstrează și pleacă după o autorizare nouă. Accesul programului se retrage definitiv din portalul ANAF.',
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
