/** Words of the page that shows files of the person, which are in no archive. */
export const filesTexts = {
  title: 'Arată un fișier XML',
  note: 'nu se trimite și nu se păstrează dacă nu o cereți',
  choose: 'Alege fișiere',
  failed: 'Fișierele nu s-au putut citi. Alegeți-le din nou.',
  unopened: 'Un fișier nu s-a deschis',
  first: (count: number) => `Se arată primele ${count} de documente`,
  firstText: 'Pentru o arhivă întreagă folosiți „Trimitere XML” sau importul arhivei.',
  emptyTitle: 'Trageți aici una sau mai multe facturi XML.',
  emptyText:
    'UBL sau CII, ale oricui, și în arhivele zip descărcate din SPV. Se citesc pe acest dispozitiv, și fără rețea: hârtia, constatările regulilor oficiale, toate câmpurile, atașamentele. Nimic nu pleacă de aici dacă nu o cereți.',
  list: 'Fișiere',
  reading: 'se citește',
  tooLarge: 'mai mare de 64 MB, nu se citește',
  unreadable: 'nu se poate citi',
  known: (number: string) => `Același fișier este în arhivă: ${number}.`,
  same: (name: string) => `Același fișier ca ${name}, cu alt nume.`,
  sameShort: (name: string) => `același fișier ca ${name}`,
  otherContent: (number: string) =>
    `În arhivă este ${number} de la același emitent, cu alt conținut: comparați-le înainte de plată.`,
  open: 'Deschide pagina din arhivă',
  accepted: 'acceptată de reguli',
  errors: ['eroare', 'erori'],
  warnings: ['avertisment', 'avertismente'],
  cii: 'format CII, reguli neverificate',
  other: 'nu este factură',
  close: 'Închide fișierul',
} as const;
