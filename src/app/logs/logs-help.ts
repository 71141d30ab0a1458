import type { HelpPage } from '@/app/texts/help-page';

export const logsHelp: HelpPage = {
  title: 'Jurnal',
  about: 'Cine, când, de unde, ce a făcut și la ce, cu ce era înainte și ce este după. Se citește numai cu rețea.',
  sections: [
    {
      head: 'Găsiți ce vă interesează',
      steps: [
        'Alegeți sus grupa: facturi și numere, date și parteneri, acces.',
        'Restrângeți după zile, după persoană sau după începutul numelui ori al numărului.',
        'Cu „Încarcă mai vechi” mergeți înapoi; „Salvează ce se vede” face un fișier CSV.',
      ],
      text: ['„Contul meu” arată intrările în cont și schimbările de parolă, de cod și de date ale contului.'],
    },
    {
      head: 'De ce nu se poate schimba',
      text: [
        'Fiecare înregistrare are o amprentă care o cuprinde pe cea dinainte. Dacă cineva schimbă ceva în baza de date, lanțul nu se mai leagă, iar „Verifică acum” spune de la care înregistrare.',
        'Textele lungi și listele apar ca „…”: jurnalul spune că s-au schimbat, nu și cum.',
      ],
    },
  ],
};
