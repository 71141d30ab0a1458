/** Words of an account that the support sees. */
import { hourText } from '@/app/ui/words/date-words';

export const supportTexts = {
  bar: 'Suport',
  seen: (name: string, email: string) => `Vedeți contul: ${name === '' ? email : `${name}, ${email}`}`,
  why: (by: string, reason: string, until: string) =>
    `${by}: ${reason}. Numai citire; ce schimbați nu se păstrează. Se încheie la ${hourText(until)}.`,
  end: 'Încheie',
  noSignIn: 'Aici se vede contul altcuiva. Încheiați întâi, apoi intrați în contul dumneavoastră.',
  refused: 'Contul nu s-a deschis.',
  notReached: 'Serverul nu răspunde. Nimic nu s-a schimbat; încercați din nou.',
} as const;
