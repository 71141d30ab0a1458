const DRAFT_CHANGED =
  'Ciorna s-a schimbat între timp, pe alt dispozitiv sau în altă filă. Nimic nu s-a pierdut și niciun număr nu a fost consumat. Deschideți-o din nou.';

/** Why an invoice was not issued: what happened, what is safe, what to do. */
export const issueTexts = {
  incomplete: 'Factura nu a fost emisă: lipsesc date. Ciorna este salvată. Completați câmpurile marcate.',
  againstRules: (rules: readonly string[]) =>
    `Factura nu a fost emisă: ANAF ar respinge-o (${rules.slice(0, 4).join(', ')}). Ciorna este salvată, niciun număr nu a fost consumat.`,
  filesMissing: (names: readonly string[]) =>
    `Factura nu a fost emisă: ${names.slice(0, 3).join(', ')} nu a ajuns încă pe acest dispozitiv. Ciorna este salvată. Așteptați legătura cu serverul, ori scoateți fișierul sau atașați-l din nou.`,
  tooLarge:
    'Factura nu a fost emisă: are peste 10 MB, cât primește ANAF. Ciorna este salvată, niciun număr nu a fost consumat. Scoateți fișiere atașate sau împărțiți factura.',
  noNumber: {
    'no-lease':
      'Acest dispozitiv nu a avut încă numere din serie. Ciorna este salvată. Numerele se rezervă la prima legătură cu serverul.',
    ended:
      'Numerele acestui dispozitiv din serie au fost date înapoi sau închise. Ciorna este salvată. Altele se rezervă la legătura cu serverul.',
    'used-up':
      'Numerele rezervate pe acest dispozitiv s-au terminat. Ciorna este salvată. Altele se rezervă când revine rețeaua.',
    'no-serial': 'Seria aleasă nu mai există. Ciorna este salvată. Alegeți altă serie.',
  },
  seriesWaits:
    'Factura nu a fost emisă: serverul a fost restaurat dintr-o copie, iar seria așteaptă celelalte dispozitive. Ciorna este salvată. Se emite după ce ele se sincronizează, sau după ce eliberați seria în Serii.',
  draftChanged: DRAFT_CHANGED,
  numbersMove: 'Altă filă emite acum din aceeași serie. Ciorna este salvată. Încercați din nou.',
  corrected: (number: string) =>
    `Factura ${number} a fost deja corectată, în altă filă sau pe alt dispozitiv; de aici nu a plecat a doua oară. Ce ați scris rămâne salvat ca ciornă. Deschideți factura ca să vedeți ce a plecat; dacă ANAF o respinge din nou, o corectați de acolo.`,
  correction: {
    'not-rejected':
      'Factura este pe drum sau acceptată și nu mai poate fi corectată sub același număr. Ce ați scris rămâne salvat ca ciornă.',
    'number-differs': 'Corectura trebuie să păstreze numărul facturii respinse.',
    'draft-changed': DRAFT_CHANGED,
    missing: 'Factura respinsă nu mai este pe acest dispozitiv.',
  },
} as const;
