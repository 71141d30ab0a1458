/** Words of ANAF's verdict, beside the device's and the server's. */
export const anafVerdictTexts = {
  head: 'Verdictul ANAF',
  ask: 'Întreabă și ANAF',
  note: 'Documentul merge la serviciul public de validare al ANAF. Nu este o trimitere: factura nu se înregistrează.',
  accepted: 'ANAF acceptă documentul la validare.',
  refused: 'ANAF refuză documentul la validare, cu aceste cuvinte:',
  otherEncoding: 'Fișierul nu este în UTF-8, cum circulă documentele la ANAF; nu se poate verifica așa.',
  tooLarge:
    'ANAF validează documente de cel mult 5 MB, iar acesta este mai mare. Verdictul de mai sus este întreg și fără el.',
  away: 'De la ANAF nu a venit un verdict: serviciul nu răspunde, ori paza lui de rețea a oprit cererea, cum face și cu documente bune. Nu spune nimic despre document; încercați mai târziu.',
  offline: 'Fără rețea ANAF nu poate fi întrebat. Verdictul de mai sus este întreg și fără el.',
} as const;
