import type { HelpPage } from '@/app/texts/help-page';

export const companiesHelp: HelpPage = {
  title: 'Firme',
  about: 'Firmele la care are acces contul. Lucrați pe rând pe câte una; meniul de sus spune pe care.',
  sections: [
    {
      head: 'Schimbați firma',
      steps: [
        'Apăsați numele firmei, deasupra meniului.',
        'Scrieți câteva litere din nume sau CUI; sus stau cele recente.',
        'Enter schimbă firma pe aceeași pagină.',
      ],
    },
    {
      head: 'Adăugați o firmă',
      steps: [
        'Apăsați „Adaugă firmă” și scrieți codul fiscal; verificați ce vine din registrul ANAF.',
        'Ciorne scrieți oricând; facturile pleacă după autorizarea la ANAF.',
      ],
      text: ['Dacă altcineva ține aceeași firmă aici, nu vă vedeți unul altuia datele.'],
    },
    {
      head: 'Autorizați firma la ANAF',
      text: [
        'Starea din dreptul firmei spune prin cine ajunge la ANAF, până când și ce este de făcut. O autorizare ține 365 de zile; cu 30, 14, 7 și o zi înainte vi se amintește.',
        'Este nevoie de certificatul digital al unei persoane cu drept în SPV.',
      ],
      steps: [
        'Dacă certificatul este la dumneavoastră: „Autorizează aici”, apoi alegeți certificatul.',
        'Dacă este la altcineva: „Fă un link de invitație” și trimiteți linkul. Este bun 7 zile, o singură dată, fără cont.',
        'Apoi verificați numele și apăsați „Confirmă autorizarea”; ce aștepta pleacă singur.',
      ],
    },
    {
      head: 'Mai multe persoane, revocare',
      text: [
        'Mai multe persoane pot autoriza aceeași firmă; dacă autorizarea uneia încetează, se folosește a celeilalte.',
        '„Reînnoiește pentru …” ia pe rând firmele a căror autorizare se încheie; de la ANAF reveniți la următoarea.',
        'După stare ori persoană filtrați sub capetele listei, pe telefon sub căutare.',
        '„Revocă” șterge cheia de aici. Accesul programului se retrage definitiv din portalul ANAF.',
      ],
    },
    {
      head: 'Documente la ANAF, întreruperi',
      text: [
        '„În siguranță” sunt cele aduse aici, „în pericol” cele de peste 45 de zile care nu au venit încă, „pierdute” cele pe care ANAF nu le mai dă.',
        '„Întreruperi ale ANAF” arată când ANAF nu a răspuns.',
      ],
    },
    {
      head: 'Dați acces altcuiva',
      steps: [
        'Apăsați starea din dreptul firmei; jos stau persoanele cu acces, și fără rețea.',
        'Scrieți adresa, alegeți rolul și apăsați „Invită”. Linkul este bun 7 zile, o dată, pentru contul acelei adrese.',
      ],
      text: [
        'Accesul îl dau și îl retrag proprietarul și administratorul planului. La cel scos datele firmei dispar la primul contact cu serverul; ce nu a trimis poate numai exporta.',
      ],
    },
    {
      head: 'Ce spune lista',
      text: [
        'La fiecare firmă vedeți ce este respins, oprit sau de ales, ce așteaptă și cel mai apropiat termen.',
        '„Utilizatori” sunt persoanele cu acces. „Exportă” scrie lista filtrată într-un tabel CSV.',
        '„Fără autorizare ANAF”: facturile nu pleacă încă.',
        'O firmă la care ați pierdut accesul este ascunsă, iar ce nu s-a trimis se poate exporta din panoul de sincronizare.',
      ],
    },
  ],
};
