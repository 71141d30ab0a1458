/** The letters about an account. What a person wrote stands in quotes and is escaped where it becomes HTML. */
import type { Letter } from '../letter';

const NOT_ASKED = 'Dacă nu ați cerut dumneavoastră acest mesaj, nu aveți nimic de făcut.';

export function activationLetter(url: string): Letter {
  return {
    kind: 'activation',
    subject: 'Confirmați contul Condica',
    paragraphs: [
      'Ați cerut un cont în Condica. Confirmați adresa aceasta și contul este gata.',
      'Linkul este bun 24 de ore, o singură dată.',
    ],
    link: { label: 'Confirmă contul', url },
    foot: NOT_ASKED,
  };
}

/** In place of an activation, where the address has an account: who knows it, and only he, hears so. */
export function knownAccountLetter(url: string): Letter {
  return {
    kind: 'known-account',
    subject: 'Aveți deja cont în Condica',
    paragraphs: [
      'Cineva a cerut un cont nou cu adresa aceasta. Aveți deja unul, așa că nu s-a schimbat nimic.',
      'Dacă ați uitat parola, o puteți schimba de la autentificare.',
    ],
    link: { label: 'Deschide autentificarea', url },
    foot: NOT_ASKED,
  };
}

export function resetLetter(url: string): Letter {
  return {
    kind: 'reset',
    subject: 'Parolă nouă pentru Condica',
    paragraphs: [
      'Ați cerut o parolă nouă. Deschideți linkul și scrieți-o; toate sesiunile deschise se încheie.',
      'Linkul este bun o oră, o singură dată.',
    ],
    link: { label: 'Alege parola nouă', url },
    foot: 'Dacă nu ați cerut dumneavoastră, nu deschideți linkul: parola rămâne cea de acum.',
  };
}

export function passwordChangedLetter(url: string): Letter {
  return {
    kind: 'password-changed',
    subject: 'Parola contului Condica s-a schimbat',
    paragraphs: [
      'Parola contului s-a schimbat, iar celelalte sesiuni s-au încheiat. Ce era scris pe acele dispozitive rămâne acolo.',
    ],
    link: { label: 'Cere altă parolă', url },
    foot: 'Dacă nu ați schimbat-o dumneavoastră, cereți imediat altă parolă cu linkul de mai sus.',
  };
}

export function factorChangedLetter(on: boolean, url: string): Letter {
  return {
    kind: 'factor-changed',
    subject: on ? 'Verificarea în doi pași este pornită' : 'Verificarea în doi pași este oprită',
    paragraphs: [
      on
        ? 'De acum contul cere la autentificare și un cod din aplicația de pe telefon. Păstrați codurile de recuperare.'
        : 'Contul nu mai cere cod la autentificare.',
    ],
    link: { label: 'Cere altă parolă', url },
    foot: 'Dacă nu ați făcut dumneavoastră schimbarea, cereți imediat altă parolă cu linkul de mai sus.',
  };
}

/** `companies`: which the copied token opens. */
export function tokenCopiedLetter(
  companies: readonly { readonly cif: string; readonly name: string }[],
  url: string,
): Letter {
  return {
    kind: 'token-copied',
    subject: 'Cheia dumneavoastră de acces la ANAF a fost copiată',
    paragraphs: [
      'Din contul dumneavoastră s-a copiat cheia de acces la ANAF. Cine o are poate citi și trimite, până expiră, documentele firmelor:',
      ...companies.map(({ cif, name }) => (name === '' ? `CUI ${cif}` : `${name} (CUI ${cif})`)),
    ],
    link: { label: 'Deschide pagina Firme', url },
    foot: 'Dacă nu ați copiat-o dumneavoastră, revocați autorizarea din pagina Firme și schimbați parola.',
  };
}
