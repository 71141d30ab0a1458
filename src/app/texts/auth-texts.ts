import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of the sign-in; those of its failures stand in src/sync/session/sign-in-texts.ts. */
export const authTexts = {
  title: 'Autentificare',
  email: 'E-mail',
  password: 'Parolă',
  code: 'Cod din aplicația de autentificare',
  codeHelp: 'Contul are verificare în doi pași. Puteți folosi și un cod de recuperare.',
  rememberMe: 'Ține-mă minte 30 de zile pe acest dispozitiv',
  submit: 'Intră în cont',
  emailMissing: 'Scrieți adresa de e-mail.',
  passwordMissing: 'Scrieți parola.',
  codeMissing: 'Scrieți codul de șase cifre sau un cod de recuperare.',
  storageLostTitle: 'Browserul a pierdut datele Condica de pe acest dispozitiv',
  storageLost:
    'Se poate întâmpla după o oprire bruscă sau când nu mai este loc. Tot ce ajunsese la server revine după autentificare. Ce era numai aici și nu plecase încă nu mai poate fi adus înapoi: verificați ultimele ciorne și facturi.',
  waitingTitle: (count: number) =>
    count === 1
      ? 'O lucrare așteaptă pe acest dispozitiv'
      : `${countedNoun(count, 'lucrare așteaptă', 'lucrări așteaptă')} pe acest dispozitiv`,
  /** '' where it is not known whose they are. */
  waitingOf: (owner: string, count: number) => {
    const who = owner === '' ? 'autorul' : owner;
    return count === 1
      ? `Este salvată și pleacă singură când intră în cont ${who}. Alt cont nu o vede și nu o trimite.`
      : `Sunt salvate și pleacă singure când intră în cont ${who}. Alt cont nu le vede și nu le trimite.`;
  },
  waitingOfEach: (owner: string, count: number) =>
    `${owner === '' ? 'Alt cont' : owner}: ${countedNoun(count, 'lucrare', 'lucrări')}`,
  waitingOfMany:
    'Sunt salvate și pleacă singure când intră în cont cel care le-a scris. Alt cont nu le vede și nu le trimite.',
} as const;
