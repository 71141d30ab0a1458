/** Sentences of ours on a message to a supplier; ANAF's own are passed on as received. */
export const NOTE_TEXTS = {
  /** Of the company's right, or of a parameter of ours. */
  declined: (text: string) =>
    `ANAF nu primește mesajul: „${text}”. Mesajul este păstrat și se încearcă din nou; ${/drept/i.test(text) ? 'verificați în SPV drepturile pentru firmă' : 'dacă durează, anunțați administratorul serverului'}.`,
  notReceived: (text: string) =>
    `Serviciul ANAF nu a primit cererea („${text}”). Nu este o refuzare a mesajului: el este păstrat și se trimite din nou; dacă durează, anunțați administratorul serverului.`,
} as const;
