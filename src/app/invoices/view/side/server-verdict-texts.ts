/** Words of the server's verdict, beside the device's. */
export const serverVerdictTexts = {
  head: 'Verdictul serverului',
  ask: 'Întreabă și serverul',
  accepted: 'Serverul acceptă documentul: aceleași reguli, calculate de el.',
  refused: 'Serverul refuză documentul («Invoice invalid»):',
  otherEncoding: 'Fișierul nu este în UTF-8, cum circulă documentele la ANAF; serverul nu îl poate verifica așa.',
  away: 'Serverul nu răspunde acum. Verdictul de mai sus este întreg și fără el; întrebați din nou când aveți rețea.',
} as const;
