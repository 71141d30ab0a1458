/** Words of the sending screen about documents that others issued to the company. */
export const receivedTexts = {
  verdict: 'Primită',
  twice: 'de două ori',
  accepted: 'fără erori',
  from: (issuer: string) => `de la ${issuer}`,
  issuer: 'Emitent',
  withErrors: (count: string) => `${count} cu erori`,
  invoice: (issuer: string) => `Factură primită de la ${issuer}.`,
  creditNote: (issuer: string) => `Notă de creditare primită de la ${issuer}.`,
  selfBilled: (issuer: string) => `Autofactură întocmită în numele dumneavoastră de cumpărătorul ${issuer}.`,
  valid: 'Respectă toate regulile CIUS-RO și EN 16931.',
  warnings: (count: string) => `Are ${count}, pentru care ANAF nu o respinge.`,
  invalid: 'Are greșeli pentru care ANAF o respinge.',
  remedy: (issuer: string) =>
    `Cereți ${issuer} un document corectat; dacă v-a venit prin SPV, îl puteți refuza printr-un mesaj în SPV.`,
  untouched: (issuer: string) => `De aici nu se trimite: o depune ${issuer}. Fișierul rămâne cum este.`,
  archived: 'Este deja în arhiva firmei.',
  sameBytes: (path: string) => `Același fișier este în listă și ca ${path}.`,
  sameNumber: (path: string, issuer: string) =>
    `Același număr de la același emitent apare și în ${path}, cu alt conținut. Întrebați ${issuer} care este cel bun.`,
  toCorrect: (issuer: string) => `Ce are de corectat ${issuer}`,
  advice: 'Îndrumările sunt pentru cine a întocmit documentul.',
  copy: 'Copiază mesajul',
  copied: (issuer: string) => `Mesajul pentru ${issuer} este copiat. Lipiți-l într-un e-mail sau în SPV.`,
  copyFailed: 'Mesajul nu s-a putut copia. Încercați din nou.',
  letter: {
    opening: (number: string, day: string) =>
      `Documentul ${number} din ${day} nu respectă regulile RO e-Factura (CIUS-RO, EN 16931):`,
    place: (rule: string, line: string) => `${rule}, linia ${line}`,
    closing: 'Vă rugăm să ne trimiteți documentul corectat.',
  },
  supplier: { noun: 'furnizor', subject: 'furnizorul', dative: 'furnizorului' },
  buyer: { noun: 'cumpărător', subject: 'cumpărătorul', dative: 'cumpărătorului' },
} as const;
