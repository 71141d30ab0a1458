/** Sentences of our own refusals of an upload. */
export const UPLOAD_TEXTS = {
  tooLarge: 'ANAF primește documente de cel mult 10 MB. Micșorați sau scoateți fișierele atașate.',
  alreadySent: (number: string) => `Factura ${number} a fost deja trimisă. Nu s-a trimis încă o dată.`,
  alreadyCorrected: (number: string) =>
    `Factura ${number} a fost deja corectată, de pe alt dispozitiv; a doua corectură nu a plecat. Ce ați scris este păstrat. Renunțați la trimitere și rămâne ciornă: comparați-o cu factura corectată; dacă ANAF o respinge și pe aceea, o corectați de acolo.`,
  numberTaken: (number: string) =>
    `Numărul ${number} este pe altă factură din același an. Verificați numărul și trimiteți din nou.`,
  withdrawn: 'Luată înapoi înainte de trimitere. Corectați-o sub același număr și trimiteți-o din nou.',
  refusedBefore:
    'Refuzată sau luată înapoi înainte ca serverul să fie restaurat dintr-o copie. Corectați-o sub același număr și trimiteți-o din nou.',
  takenSince: (number: string) =>
    `Numărul ${number} este acum pe alt document din același an. Factura este păstrată; emiteți-o cu un număr nou.`,
  keepNumber: (old: string, now: string) =>
    `Factura corectată trebuie să păstreze numărul ${old}; documentul poartă numărul ${now}.`,
  otherSeller: (found: string, own: string) =>
    `Vânzătorul din document are codul fiscal ${found || 'lipsă'}, iar firma curentă ${own}. Alegeți firma potrivită.`,
  otherBuyer: (found: string, own: string) =>
    `La autofacturare cumpărătorul este cel care trimite: documentul are ${found || 'lipsă'}, iar firma curentă ${own}.`,
  notForDebtor:
    'Ca organ de executare se trimite numai factura întocmită în numele debitorului, al cărui cod este la vânzător. Trimiteți documentul ca factură proprie.',
  otherType: (kind: string) =>
    kind === 'CreditNote'
      ? 'Documentul este o notă de creditare, dar a fost trimis ca factură.'
      : 'Documentul este o factură, dar a fost trimis ca notă de creditare.',
} as const;
