/** Words of what can be done with another's invoice: to ask for its correction, to keep it as received. */
export const correctionTexts = {
  region: 'Ce puteți face cu factura',
  ask: 'Cere corectarea',
  keep: 'Ține ca primită',
  keeping: 'Se pune în arhivă',
  /** How it goes to the supplier. */
  throughSpv: 'Mesajul pleacă prin SPV.',
  throughMail: 'Se deschide un e-mail cu greșelile; îl trimiteți dumneavoastră.',
  otherBuyer: (buyer: string, company: string) =>
    `Cumpărător este ${buyer}, nu ${company}: factura se poate ține numai la firma căreia îi este adresată.`,
  nameless: 'altcineva',
  kept: (number: string) => `${number} este ținută ca primită.`,
  keptText: 'Stă în „Facturi primite”, fără semnătura ministerului, căci nu a venit din SPV.',
  notKept: 'Factura nu a fost pusă în arhivă',
  notReached: 'Serverul nu răspunde. Fișierul este neschimbat; încercați din nou când aveți rețea.',
  needsNetwork: 'Cere rețea.',
  /** By the server's word on the file; what it says of other programs' archives cannot happen here. */
  reasons: {
    unreadable: 'Serverul nu poate face un rând al arhivei din acest fișier.',
    'unknown-document': 'Fișierul nu este o factură UBL.',
    'other-company': 'Factura este a altor firme.',
    'too-large': 'Fișierul este prea mare.',
  } as Readonly<Record<string, string>>,
  subject: (number: string) => `Factura ${number}: cerere de corectare`,
  greeting: 'Bună ziua,',
  head: (number: string, day: string) => `Factura ${number} din ${day} nu respectă regulile RO e-Factura:`,
  finding: (clause: string, rule: string, line: number) => `- ${clause} (${rule}, linia ${line})`,
  more: (count: number) => (count === 1 ? '- și încă o greșeală' : `- și încă ${count} greșeli`),
  please: 'Vă rugăm să ne trimiteți factura corectată.',
} as const;
