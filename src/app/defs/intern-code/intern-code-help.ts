import type { HelpPage } from '@/app/texts/help-page';

export const internCodeHelp: HelpPage = {
  title: 'Coduri interne',
  about:
    'Codurile cu care firma își ține produsele și cheltuielile în gestiune și în contabilitate. Se aleg pe liniile facturilor primite, unde furnizorii au codurile lor.',
  sections: [
    {
      head: 'Aduceți codurile',
      steps: [
        'Apăsați „Importă” și alegeți fișierul CSV sau XLSX din programul de gestiune; se poate și lipi din foaia de calcul.',
        '„Coloane și rânduri” arată ce este în fiecare coloană și ce se schimbă, înainte de salvare. Un cod care există deja se completează, nu se dublează.',
        'Pentru un singur cod, apăsați „Cod nou”. Grupa și contul se pot lăsa goale.',
      ],
    },
    {
      head: 'Pe facturile primite',
      text: [
        'Deschideți o factură primită și apăsați „Coduri pe linii”. Ce ați ales o dată pentru un articol al unui furnizor se propune la facturile lui următoare.',
        'Sigur: același cod al furnizorului sau de bare a primit mereu același cod propriu; dacă linia nu are niciun cod, aceeași denumire. Probabil: denumirea este aceeași, dar codul furnizorului nu.',
        'Două coduri: articolul a fost ales diferit; le vedeți pe amândouă, iar ce alegeți rămâne de acum înainte. Un cod sigur se schimbă numai după încă un Enter.',
        'Alegerile se salvează pe dispozitiv și pleacă singure. Dacă doi colegi lucrează pe aceeași factură, liniile lor se adună; o linie aleasă diferit se întreabă, în sincronizare.',
        'O linie își păstrează codul pe care l-a primit, și dacă îl schimbați sau îl ștergeți de aici.',
      ],
    },
  ],
};
