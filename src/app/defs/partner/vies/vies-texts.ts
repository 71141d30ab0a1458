/** Words of the check in VIES. */
export const viesTexts = {
  check: 'Verifică în VIES',
  offline: 'VIES se întreabă când există rețea. Până atunci starea rămâne cea știută.',
  needsNumber: 'Scrieți întâi codul de TVA, de exemplu DE123456789.',
  valid: (name: string, day: string) => `Valid în VIES la ${day}${name === '' ? '' : `: ${name}`}.`,
  invalid: (day: string) => `VIES nu cunoaște acest cod de TVA la ${day}. Fără cod valid, livrarea nu e scutită.`,
  consultation: (number: string) => `Numărul consultării: ${number}.`,
  notAnswered: (country: string) =>
    `VIES sau registrul din ${country} nu răspunde acum. Nu înseamnă că este nevalid; încercați mai târziu.`,
  busy: 'VIES are prea multe cereri acum. Nu înseamnă că este nevalid; încercați peste câteva minute.',
  wrongInput: 'VIES nu poate citi codul în această formă. Verificați-l.',
  /** The specification's words, for whatever else keeps an answer away. */
  unknown: 'Eroare necunoscută la verificarea VAT.',
} as const;
