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
  reset: {
    head: 'Puneți totul la loc',
    text: 'Firmele demonstrative redevin cele de la început, cu datele socotite din ziua de azi.',
    button: 'Pune datele demonstrative la loc',
    reading: 'Se citește starea datelor.',
    offline: 'Se poate numai cu rețea.',
    title: 'Puneți datele demonstrative la loc?',
    lost: 'Se șterg, de pe server și de pe toate dispozitivele, facturile, ciornele, partenerii, produsele, seriile, transporturile și colaboratorii firmelor demonstrative. Apoi se fac din nou cele de la început.',
    stays: 'Rămân contul, preferințele lui și firmele pe care le-ați adăugat.',
    unsent: (count: number) =>
      `Pe acest dispozitiv ${count === 1 ? 'este' : 'sunt'} ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}. Cele ale firmelor demonstrative nu mai pleacă; rămân numai în exportul celor netrimise.`,
    confirm: 'Șterge și pune la loc',
    filling: 'Se pun la loc datele demonstrative',
    fillingText: 'Firmele sunt deja din nou aici; facturile lor vin pe rând. Puteți lucra între timp.',
    done: 'Datele demonstrative sunt puse la loc.',
    notRead: 'Serverul nu a spus cum stau datele demonstrative. Nimic nu s-a schimbat.',
    again: 'Citește din nou',
    notBegun:
      'Serverul nu a răspuns și nu se știe dacă a început. O a doua apăsare nu șterge de două ori; citiți starea sau apăsați din nou.',
    failed:
      'Punerea la loc s-a oprit: firmele demonstrative pot fi goale sau pe jumătate. Contul și celelalte firme nu s-au schimbat. Apăsați din nou butonul; dacă se repetă, reporniți serverul.',
  },
  notDemo: {
    title: 'Contul acesta nu este demonstrativ',
    text: 'Aici stau încercările contului demonstrativ. Facturile dumneavoastră sunt adevărate și nu se ating.',
    action: 'Mergi la facturi',
  },
} as const;
