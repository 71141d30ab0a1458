/** Words of the messages between the company and the partner of one invoice. */
export const noteTexts = {
  title: 'Mesaje',
  own: 'Dumneavoastră',
  throughSpv: 'prin SPV',
  label: 'Mesaj către furnizor',
  help: 'SPV duce mesaje numai de la cumpărător la furnizor. Nu anulează factura. Mesajul rămâne lângă factură, cu ora lui.',
  left: (letters: number) => `mai încap ${letters}`,
  send: 'Trimite în SPV',
  sendLater: 'Trimite când revine rețeaua',
  missing: 'Scrieți mesajul.',
  tooLong: 'Mesajul este prea lung.',
  offline: 'Fără rețea. Mesajul stă pe acest dispozitiv și pleacă singur, o singură dată.',
  gone: 'Pentru această factură ANAF nu are unde duce un mesaj.',
  failed: {
    message: 'Mesajul nu s-a putut scrie pe acest dispozitiv',
    description: 'Ce ați scris este în câmp. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
  restored: 'Mesaj început mai devreme și netrimis.',
} as const;

/** How far an own message is, by its state; a state of a newer version is one that the server works on. */
const noteStates: Readonly<Record<string, string>> = {
  queued: 'pe acest dispozitiv, pleacă singur',
  recorded: 'pe server, așteaptă rândul la ANAF',
  sending: 'se trimite în SPV',
  doubtful: 'răspunsul s-a pierdut; se caută la ANAF',
  processing: 'în prelucrare la ANAF',
  sent: 'livrat furnizorului',
  refused: 'refuzat de ANAF',
};
const UNKNOWN_STATE = 'în lucru pe server';
const BLOCKED = 'pe server, nu a plecat încă';

/** `detail`: why it is so, where somebody said it: what is recorded with a reason waits for more than its turn. */
export function noteStanding(state: string, detail: string): string {
  const words = state === 'recorded' && detail !== '' ? BLOCKED : (noteStates[state] ?? UNKNOWN_STATE);
  return detail === '' ? words : `${words}: ${detail}`;
}
