import type { HelpPage } from '@/app/texts/help-page';

export const accountHelp: HelpPage = {
  title: 'Contul meu',
  about:
    'Cine sunteți, cu ce intrați în cont și de unde este deschis acum. Numele și telefonul se schimbă și fără rețea; restul cere rețea.',
  sections: [
    {
      head: 'Numele și telefonul',
      text: [
        'Se salvează pe acest dispozitiv și pleacă la server când este rețea. Dacă serverul nu le primește, aplicația spune de ce, aici și în panoul de sincronizare: contul are mai departe datele dinainte, iar ce ați scris rămâne de corectat.',
      ],
    },
    {
      head: 'Schimbați parola',
      steps: [
        'Apăsați „Schimbă parola”, scrieți parola de acum și pe cea nouă.',
        'Celelalte sesiuni se încheie. Pe adresa contului vine un mesaj care spune asta.',
      ],
      text: [
        'Parola are cel puțin 10 caractere și nu este din listele publicate. O propoziție scurtă se ține minte ușor.',
      ],
    },
    {
      head: 'Schimbați adresa de e-mail',
      steps: [
        'Apăsați „Schimbă adresa”, scrieți parola (și codul, dacă verificarea în doi pași este pornită), apoi adresa nouă.',
        'Deschideți linkul venit la adresa nouă, în cel mult 24 de ore. Până atunci intrați cu adresa de acum.',
      ],
      text: ['Adresa de acum primește și ea un mesaj. După confirmare celelalte sesiuni se încheie.'],
    },
    {
      head: 'Verificare în doi pași',
      steps: [
        'Apăsați „Pornește” și scrieți parola.',
        'Citiți codul QR cu o aplicație de autentificare (orice aplicație care face coduri de șase cifre) și scrieți codul arătat.',
        'Păstrați codurile de recuperare: fiecare este bun o dată, când telefonul lipsește.',
      ],
    },
    {
      head: 'Dispozitive și sesiuni',
      text: [
        'Vedeți de unde este deschis contul. Dacă nu recunoașteți o sesiune, încheiați-o și schimbați parola.',
        'O sesiune încheiată iese la următorul contact cu serverul. Ce era scris și netrimis acolo rămâne pe acel dispozitiv și se poate exporta.',
      ],
    },
    {
      head: 'Luați datele sau închideți contul',
      steps: [
        '„Descarcă tot” face o arhivă cu facturile, registrele și jurnalele firmelor pe care le dețineți. Deschideți întâi Cuprins.html. Dacă descărcarea se întrerupe, o începeți din nou.',
        '„Închide contul” cere parola (și codul). Ieșiți de pe toate dispozitivele, iar după 30 de zile contul se șterge.',
        'Până atunci îl păstrați intrând din nou: autentificarea spune ziua și vă întreabă.',
      ],
      text: [
        'Cât o firmă pe care o dețineți singur are documente pe drum la ANAF, contul nu se închide.',
        'Documentele contabile se păstrează cât cere legea: cele ale firmei închise rămân până la termen, fără acces din aplicație.',
      ],
    },
  ],
};
