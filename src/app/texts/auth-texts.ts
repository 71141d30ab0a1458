/** Words of the sign-in; those of its failures stand in src/sync/session/sign-in-texts.ts. */
export const authTexts = {
  title: 'Autentificare',
  email: 'E-mail',
  password: 'Parolă',
  code: 'Cod din aplicația de autentificare',
  codeHelp: 'Contul are verificare în doi pași. Puteți folosi și un cod de recuperare.',
  rememberMe: 'Ține-mă minte 30 de zile pe acest dispozitiv',
  submit: 'Intră în cont',
  keepAccount: 'Păstrează contul',
  emailMissing: 'Scrieți adresa de e-mail.',
  passwordMissing: 'Scrieți parola.',
  codeMissing: 'Scrieți codul de șase cifre sau un cod de recuperare.',
} as const;
