/** Words of the page that says what to try in the demonstration. */
import { countedNoun } from '@/app/ui/words/amount-text';

export const demoTexts = {
  title: 'Ce puteți încerca',
  about: 'Firmele și facturile sunt inventate, iar trimiterea merge la un înlocuitor al ANAF: nimic nu ajunge în SPV.',
  rejected: {
    title: (count: number) =>
      count === 1
        ? 'Corectați factura respinsă'
        : `Corectați ${countedNoun(count, 'factură respinsă', 'facturi respinse')}`,
    text: 'ANAF le-a respins din același motiv: lipsesc observațiile. Scrieți-le și trimiteți din nou, sub același număr.',
    none: 'Facturile respinse sunt corectate',
    noneText: 'Au plecat din nou sub numărul lor; seria a rămas fără goluri.',
  },
  doubtful: {
    title: (number: string) => `Urmăriți ${number}, al cărei răspuns s-a pierdut`,
    text: 'Poate a ajuns la ANAF, poate nu. Se caută acolo după conținut și nu se trimite orbește a doua oară.',
    none: 'Răspunsul pierdut s-a găsit',
    noneText: 'Factura era la ANAF; a fost trimisă o singură dată.',
  },
  waiting: {
    title: (count: number) =>
      count === 1
        ? 'Vedeți factura care așteaptă verdictul ANAF'
        : `Vedeți ${countedNoun(count, 'factură care așteaptă', 'facturi care așteaptă')} verdictul ANAF`,
    text: 'Sunt la ANAF, fără răspuns. Starea se schimbă singură, fără să reîncărcați pagina.',
    none: 'ANAF a răspuns la toate',
    noneText: 'Nicio factură nu mai așteaptă verdictul.',
  },
  offline: {
    title: 'Emiteți o factură fără rețea',
    text: 'Opriți rețeaua, scrieți o factură și emiteți-o. Numărul este rezervat dispozitivului; pleacă singură când revine rețeaua.',
  },
  files: {
    title: 'Verificați fișiere XML',
    text: 'Trageți facturi făcute în alt program: verdictul este cel oficial, iar fișierele nu se schimbă.',
  },
  otherCompany: (name: string) => `Facturile neîncheiate sunt la ${name}.`,
  openCompany: (name: string) => `Deschide ${name}`,
  settle: {
    head: 'Când răspunde ANAF hotărâți dumneavoastră',
    text: 'Înlocuitorul ANAF ține verdictele și răspunsul pierdut până apăsați. Cele respinse rămân de corectat.',
    button: 'Lasă ANAF să răspundă',
    nothing: 'Nicio factură nu mai așteaptă.',
    offline: 'Se poate numai cu rețea.',
    done: 'ANAF răspunde acum; stările se schimbă în câteva secunde.',
    failed: 'ANAF nu a putut fi lăsat să răspundă: serverul nu a dat răspuns. Nimic nu s-a schimbat; apăsați din nou.',
  },
  notDemo: {
    title: 'Contul acesta nu este demonstrativ',
    text: 'Aici stau încercările contului demonstrativ. Facturile dumneavoastră sunt adevărate și nu se ating.',
    action: 'Mergi la facturi',
  },
} as const;
