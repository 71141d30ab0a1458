/** What can stand between a company and its mailbox at ANAF, and the sentence for each. */
import type { RenewalTrouble } from '../outside/anaf/anaf-access';

export type TroubleCode =
  | 'not-authorized'
  | 'ended'
  | 'demonstration'
  | `renewal-${RenewalTrouble}`
  | 'turned-away'
  | 'no-right'
  | 'daily-limit'
  | 'refused'
  | 'away';

/** `text`: ANAF's own words; '' where it said none. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly text: string;
}

const KEPT = 'Ce s-a descărcat deja rămâne aici; restul vine singur.';
const SENTENCES: Readonly<Record<TroubleCode, (text: string) => string>> = {
  'not-authorized': () =>
    `Firma nu are acces la ANAF, deci facturile primite nu se pot descărca. ${KEPT} Autorizați firma cu certificatul digital.`,
  ended: () =>
    `ANAF nu mai primește autorizarea firmei. ${KEPT} Reînnoiți autorizarea cu certificatul digital: ANAF păstrează documentele 60 de zile.`,
  demonstration: () => 'Firma este a demonstrației: de la ANAF real nu se descarcă nimic pentru ea.',
  'renewal-client': () =>
    `ANAF nu recunoaște programul. ${KEPT} Administratorul serverului verifică ANAF_CLIENT_ID și ANAF_CLIENT_SECRET.`,
  'renewal-unavailable': () => `Serviciul de autorizare al ANAF nu răspunde. ${KEPT}`,
  'renewal-refused': () =>
    `ANAF refuză autorizarea firmei, deși este nouă. ${KEPT} Dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma.`,
  'turned-away': () =>
    `ANAF nu a permis accesul la mesajele firmei. ${KEPT} Dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma.`,
  'no-right': (text) =>
    `ANAF răspunde: „${text}”. ${KEPT} Verificați în SPV drepturile persoanei care a autorizat firma.`,
  'daily-limit': (text) =>
    `Limita zilnică ANAF este atinsă („${text}”). ${KEPT} Se continuă mâine, fără să faceți nimic.`,
  refused: (text) =>
    `ANAF nu a dat lista de mesaje: „${text}”. ${KEPT} Dacă se repetă, anunțați administratorul serverului.`,
  away: () => `ANAF nu răspunde acum. ${KEPT}`,
};

/** What a person reads; '' where nothing is in the way. A code of a newer version is told in ANAF's words. */
export function troubleSentence(code: string, text: string): string {
  const sentence: ((text: string) => string) | undefined = SENTENCES[code as TroubleCode];
  return sentence === undefined ? text : sentence(text);
}
