/** Words of the page after an account was closed. */
export const goodbyeTexts = {
  title: 'La revedere',
  reading: 'Se citește când se șterge contul…',
  until: (day: string) => `Contul se șterge la ${day}.`,
  safe: 'Până atunci nimic nu este șters de pe server, iar contul îl puteți păstra: intrați în el și alegeți „Păstrează contul”.',
  law: 'Legea vă cere să păstrați documentele contabile. Descărcați-le cât este contul.',
  download: 'Descarcă datele',
  noLink: 'Contul în care ați lucrat se închide. Arhiva cu datele se descarcă din linkul primit pe e-mail.',
  offline: 'Este nevoie de rețea.',
  again: 'Încearcă din nou',
  signIn: 'La autentificare',
} as const;
