import type { HelpPage } from '@/app/texts/help-page';

export const contactHelp: HelpPage = {
  title: 'Contact',
  about: 'Cui scrieți sau unde sunați când ceva nu merge, și raportul care spune ce s-a întâmplat.',
  sections: [
    {
      head: 'Trimiteți un raport',
      steps: [
        'Scrieți ce ați făcut, ce ați văzut și ce așteptați.',
        'Citiți dedesubt ce se mai trimite: versiunea, browserul, mărimea ferestrei, starea rețelei, câte lucrări așteaptă și felul erorilor.',
        'Apăsați „Trimite raportul” și păstrați numărul primit.',
      ],
      text: [
        'Raportul nu cuprinde nume, coduri fiscale, numere de facturi sau sume, afară de ce scrieți chiar dumneavoastră. Poartă adresa contului, ca să vi se poată răspunde.',
        'Fără rețea, textul rămâne pe acest dispozitiv și după ce închideți pagina; îl trimiteți când revine. Un raport trimis se păstrează un an.',
      ],
    },
    {
      head: 'E-mail și telefon',
      text: [
        'Apar dacă cel care ține serverul le-a dat și abonamentul le cuprinde. Altfel rămân documentația și raportul.',
      ],
    },
  ],
};
