/** The letters of an account that closes: when it was asked for, and when it is done. */
import type { Letter } from '../letter';

/** `day`: `yyyy-MM-dd`. `url`: the page with the export; `signIn`: where it is taken back. */
export function closingLetter(day: string, url: string, signIn: string): Letter {
  return {
    kind: 'account-closing',
    subject: 'Contul Condica se închide',
    paragraphs: [
      `Ați cerut închiderea contului. La ${roDay(day)} se șterge, cu datele dumneavoastră.`,
      `Până atunci îl puteți păstra: intrați în cont la ${signIn} și alegeți „Păstrează contul”.`,
      'Legea vă cere să păstrați documentele contabile. Descărcați-vă datele cu linkul de mai jos, cât este contul.',
    ],
    link: { label: 'Descarcă datele', url },
    foot: 'Dacă nu ați cerut dumneavoastră, intrați în cont, păstrați-l și schimbați imediat parola.',
  };
}

export function deletedLetter(kept: readonly { readonly name: string; readonly until: string }[]): Letter {
  return {
    kind: 'account-deleted',
    subject: 'Contul Condica a fost șters',
    paragraphs: [
      'Contul și datele dumneavoastră au fost șterse, așa cum ați cerut.',
      ...kept.map(
        ({ name, until }) =>
          `Documentele contabile ale firmei ${name} se păstrează cât cere legea, până la ${roDay(until)}, fără ca cineva să mai ajungă la ele din aplicație.`,
      ),
    ],
    foot: 'Acesta este ultimul mesaj. Vă mulțumim.',
  };
}

function roDay(day: string): string {
  return day.split('-').reverse().join('.');
}
