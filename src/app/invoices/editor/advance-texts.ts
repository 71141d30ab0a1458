/** Words of the window that settles an advance, which come with it. */
export const advanceTexts = {
  /** Of an invoice to a buyer. */
  given: {
    intro:
      'Alegeți factura de avans. Se adaugă linii cu minus la cotele ei, iar factura o numește (BT-25). Sumele se pot schimba după aceea.',
    noPartner: 'Alegeți întâi cumpărătorul: se arată facturile emise lui.',
    none: 'Nu este nicio factură cu total pozitiv emisă acestui cumpărător pe acest dispozitiv.',
    reading: 'Se caută facturile cumpărătorului.',
    list: 'Facturi emise cumpărătorului',
  },
  /** Of a self-billed one. */
  selfBilled: {
    intro:
      'Alegeți autofactura de avans. Se adaugă linii cu minus la cotele ei, iar autofactura nouă o numește (BT-25). Sumele se pot schimba după aceea.',
    noPartner: 'Alegeți întâi furnizorul: se arată autofacturile emise în numele lui.',
    none: 'Nu este nicio autofactură cu total pozitiv emisă în numele acestui furnizor pe acest dispozitiv.',
    reading: 'Se caută autofacturile emise în numele furnizorului.',
    list: 'Autofacturi emise în numele furnizorului',
  },
  failed: 'Factura nu este pe acest dispozitiv și nu poate fi adusă acum. Încercați din nou când există rețea.',
  done: 'în factură',
  take: (number: string) => `Decontează ${number}`,
  prepaid: 'Numai din total',
  prepaidOf: (number: string) => `Scade ${number} din totalul de plată`,
  isAdvance: 'avans',
  namedBy: (numbers: readonly string[]) => `La ea se referă deja ${numbers.join(', ')}.`,
  prepaidBy: (numbers: readonly string[]) =>
    `Din totalul de plată al ${numbers.join(', ')} este scăzut deja un avans; verificați să nu fie acesta.`,
  left: (sum: string, withVat: string) => `Decontată în parte: mai rămân ${sum} fără TVA, ${withVat} cu TVA.`,
  gone: {
    settled: 'A fost decontată de tot: nu mai rămâne nimic de scăzut.',
    reversed: 'A fost stornată de tot: nu mai rămâne nimic de scăzut.',
  },
  otherCurrency: (currency: string) => `în ${currency}`,
} as const;
