import type { HelpPage } from '@/app/texts/help-page';

export const transportViewHelp: HelpPage = {
  title: 'Declarația e-Transport și codul UIT',
  about:
    'Aici scrieți o declarație, iar după ce pleacă vedeți codul UIT pe care îl arătați la control. Totul merge și fără rețea.',
  sections: [
    {
      head: 'Scrierea declarației',
      steps: [
        'Alegeți operațiunea. Rămân numai câmpurile și codurile pe care ea le permite.',
        'Completați partenerul, locurile, vehiculul și marfa. „Repetă un traseu” pune totul din declarația dinainte, iar cu pioneza păstrați traseul la transportatorul lui, oricât ar trece până la următorul; „Marfă din factură” ia liniile unei facturi.',
        'Codul tarifar îl căutați după cifre sau cuvinte. Lista are pozițiile de 4 cifre; codul de 6 sau 8 cifre îl scrieți întreg.',
        'F8 duce la următorul câmp de corectat. Când nu mai este niciunul, apăsați „Declară”.',
      ],
    },
    {
      head: 'Când se poate',
      text: [
        'Declarația se face cel mai devreme cu 3 zile înainte de pornire și cel mai târziu înainte ca vehiculul să pornească. Zilele sunt desenate deasupra declarației.',
        'Corectarea și ștergerea se pot până la pornire. După aceea se mai poate schimba numai vehiculul, cât timp codul este valabil.',
      ],
    },
    {
      head: 'Codul UIT',
      text: [
        'ANAF dă codul imediat, dar el se poate folosi numai după ce starea este „ok” și numai din ziua pornirii. Până atunci codul este gri, codul QR este acoperit și scrie „Încă nevalid”.',
        'Codul este valabil 5 zile calendaristice, cu ziua pornirii cu tot; 15 zile la achiziții intracomunitare și la operațiunile enumerate de lege. Cu 24 și cu 3 ore înainte de sfârșit apare o avertizare, cât aplicația este deschisă.',
        '„Arată la control” pune codul pe tot ecranul. PDF-ul îl puteți trimite șoferului.',
        '„Schimbă vehiculul” păstrează codul. Fără rețea se reține ora de pe dispozitiv, iar schimbarea pleacă singură.',
      ],
    },
    {
      head: 'Trebuie UIT?',
      text: [
        'Răspunsul apare sub marfă: vehicul de cel puțin 2,5 t și marfă de peste 500 kg brut sau peste 10.000 lei fără TVA. Pe teritoriul național se declară bunurile cu risc fiscal ridicat; peste graniță, toate.',
      ],
    },
  ],
};
