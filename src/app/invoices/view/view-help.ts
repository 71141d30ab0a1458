import type { HelpPage } from '@/app/texts/help-page';
import { CODES_HELP } from './codes/codes-help';

export const viewHelp: HelpPage = {
  title: 'Factura',
  about:
    'Orice factură UBL: emisă, primită sau a unui program străin, ca pagină, cu tot ce scrie în ea, cu ce i s-a întâmplat și cu dovada trimiterii.',
  sections: [
    {
      head: 'Ce vedeți',
      text: [
        '„Parcurs” spune, cu ziua și ora, când a fost numerotată, trimisă și validată sau de ce a fost respinsă. „Dovada” are indexul de încărcare, id-ul de descărcare și amprentele fișierelor păstrate.',
        'Facturile recente se deschid și fără rețea. Un document care nu este încă pe acest dispozitiv vine de pe server când există rețea.',
      ],
    },
    {
      head: 'Tot ce scrie în document',
      text: [
        '„Câmpuri” are fiecare valoare din fișier, sub termenul ei din standard (BT), cu linia la care stă. Ce are loc pe hârtie stă și acolo, sub linii sau la „Alte date”.',
        '„Constatări” are verdictul regulilor oficiale, dat pe acest dispozitiv. Ce ar fi respins se vede și pe hârtie. „Întreabă și ANAF” cere și verdictul ANAF, fără să trimită factura.',
        '„XML” este fișierul ca arbore, cu linii; săgețile îl desfac și îl strâng, iar jos stau calea și termenul rândului ales.',
        '„Atașamente” se descarcă ca fișiere simple. Ce pretinde că este altceva, ce are scripturi sau este program nu se deschide.',
        '„Documente legate” sunt factura stornată sau corectată și cele care o schimbă pe aceasta.',
      ],
    },
    {
      head: 'Un fișier de la altcineva',
      text: [
        'Fără o factură aleasă, pagina arată fișiere XML de pe acest dispozitiv: alegeți-le sau trageți-le aici, ori veniți din „Trimitere XML”.',
        '„Ține ca primită” o pune în arhiva firmei căreia îi este adresată; „Cere corectarea” scrie furnizorului ce greșeli are.',
        'Facturile CII (Factur-X, ZUGFeRD) se arată ca arbore, cu datele lor principale; regulile RO e-Factura nu li se aplică.',
      ],
    },
    {
      head: 'Ce puteți face',
      steps: [
        'Descărcați factura ca PDF, și fără rețea; fișierul XML este înăuntru.',
        'Descărcați XML-ul și, după validare, arhiva semnată de ANAF.',
        'Printați factura.',
        'Treceți la factura următoare sau precedentă, fără listă.',
      ],
    },
    {
      head: 'Respinsă sau greșită',
      text: [
        'O factură respinsă se corectează din „Corectează”, sub același număr; motivele stau pe pagină, cu textul oficial alături.',
        'O factură validată nu se mai schimbă: „Stornează” pregătește nota de creditare; „Alte acțiuni” are și factura cu minus, și corecția.',
        'La „Răspunsul s-a pierdut” nu trebuie să faceți nimic: factura este căutată la ANAF și nu se trimite a doua oară.',
      ],
    },
    ...CODES_HELP,
  ],
};
