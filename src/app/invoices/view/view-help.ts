import type { HelpPage } from '@/app/texts/help-page';

export const viewHelp: HelpPage = {
  title: 'Factura',
  about: 'O factură emisă, așa cum o vede cumpărătorul, cu tot ce i s-a întâmplat și cu dovada trimiterii.',
  sections: [
    {
      head: 'Ce vedeți',
      text: [
        '„Parcurs” spune, cu ziua și ora, când a fost numerotată, trimisă și validată sau de ce a fost respinsă. „Dovada” are indexul de încărcare, id-ul de descărcare și amprentele fișierelor păstrate.',
        'Facturile recente se deschid și fără rețea. Un document care nu este încă pe acest dispozitiv vine de pe server când există rețea.',
      ],
    },
    {
      head: 'Ce puteți face',
      steps: [
        'Descărcați factura ca PDF, făcut pe acest dispozitiv, și fără rețea; fișierul XML este înăuntru.',
        'Descărcați fișierul XML și, după validare, arhiva semnată de ANAF.',
        'Printați factura.',
        'Treceți la factura următoare sau precedentă fără să vă întoarceți în listă.',
      ],
    },
    {
      head: 'Respinsă sau greșită',
      text: [
        'O factură respinsă se corectează din „Corectează”, sub același număr; motivele stau pe pagină, cu textul oficial alături.',
        'O factură validată nu se mai schimbă: „Stornează” pregătește nota de creditare care o întoarce.',
        'La „Răspunsul s-a pierdut” nu trebuie să faceți nimic: factura este căutată la ANAF și nu se trimite a doua oară.',
      ],
    },
  ],
};
