import type { HelpPage } from '@/app/texts/help-page';

export const productHelp: HelpPage = {
  title: 'Produse',
  about:
    'Produsele și serviciile pe care le facturați, cu unitatea, prețul și TVA-ul lor. În factură se aleg din câteva litere.',
  sections: [
    {
      head: 'Adăugați un produs',
      steps: [
        'Apăsați „Produs nou” și scrieți denumirea, de cel mult 100 de caractere; restul stă în descriere.',
        'Scrieți unitatea pe nume: bucată, kg, oră, set. Ea primește singură codul cerut de ANAF.',
        'Completați prețul fără TVA. Lăsat gol, se cere la fiecare factură.',
        'Alegeți regimul și cota de TVA. Un regim fără TVA cere motivul scutirii.',
      ],
      text: [
        'Grupa este un cuvânt al firmei, ca „Uși” sau „Montaj”: cele scrise deja se propun, iar lista se poate filtra după ea.',
        'Codul NC8 sau CPV se scrie când documentul îl cere, împreună cu lista din care este.',
      ],
    },
    {
      head: 'Mai multe deodată',
      text: [
        'Lipiți rânduri dintr-o foaie de calcul sau importați un fișier XLSX sau CSV. „Coloane și rânduri” arată ce este în fiecare coloană și ce se schimbă, înainte de salvare; tot importul se anulează cu un singur buton. „Exportă XLSX” și „Exportă CSV” scriu lista într-un fișier care se poate importa înapoi.',
        'Ștergerea și schimbările nu ating facturile deja emise.',
      ],
    },
  ],
};
