/** The letters about another address of an account: to the new one, and to the old one that hears of it. */
import type { Letter } from '../letter';

export function newAddressLetter(url: string): Letter {
  return {
    kind: 'new-address',
    subject: 'Confirmați adresa nouă în Condica',
    paragraphs: [
      'Ați cerut ca în contul Condica să intrați cu adresa aceasta. Confirmați-o și de atunci numai ea este bună.',
      'Linkul este bun 24 de ore, o singură dată. Celelalte sesiuni deschise se încheie.',
    ],
    link: { label: 'Confirmă adresa', url },
    foot: 'Dacă nu ați cerut dumneavoastră acest mesaj, nu deschideți linkul: nu se schimbă nimic.',
  };
}

/** In place of a link, where the address has an account: who reads its mail, and only he, hears so. */
export function takenAddressLetter(url: string): Letter {
  return {
    kind: 'taken-address',
    subject: 'Adresa aceasta are deja cont în Condica',
    paragraphs: [
      'Cineva a cerut ca alt cont Condica să folosească adresa aceasta. Ea are deja contul ei, așa că nu s-a schimbat nimic.',
    ],
    link: { label: 'Deschide autentificarea', url },
    foot: 'Dacă nu ați cerut dumneavoastră, nu aveți nimic de făcut.',
  };
}

export function addressAskedLetter(email: string, url: string): Letter {
  return {
    kind: 'address-asked',
    subject: 'S-a cerut altă adresă pentru contul Condica',
    paragraphs: [
      `Din contul dumneavoastră s-a cerut ca autentificarea să se facă de acum cu adresa „${email}”.`,
      'Până când linkul trimis acolo este deschis, nu se schimbă nimic.',
    ],
    link: { label: 'Cere altă parolă', url },
    foot: 'Dacă nu ați cerut dumneavoastră, cereți imediat altă parolă cu linkul de mai sus: schimbarea adresei cade odată cu ea.',
  };
}

export function addressChangedLetter(email: string, url: string): Letter {
  return {
    kind: 'address-changed',
    subject: 'Adresa contului Condica s-a schimbat',
    paragraphs: [
      `În contul dumneavoastră se intră de acum cu adresa „${email}”; cu aceasta nu se mai poate.`,
      'Celelalte sesiuni s-au încheiat. Ce era scris pe acele dispozitive rămâne acolo.',
    ],
    link: { label: 'Deschide autentificarea', url },
    foot: 'Dacă nu ați schimbat-o dumneavoastră, scrieți imediat celui care ține serverul.',
  };
}
