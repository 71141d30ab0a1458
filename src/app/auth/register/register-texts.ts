/** Words of the registration. */
export const registerTexts = {
  steps: ['Persoana', 'Firma', 'Confirmarea'],
  title: 'Cont nou',
  about: 'Cu adresa aceasta intrați în cont; pe ea primiți linkul de confirmare.',
  firstName: 'Prenume',
  lastName: 'Nume',
  email: 'E-mail',
  telephone: 'Telefon',
  password: 'Parolă',
  passwordHelp: 'Cel puțin 10 caractere. O propoziție scurtă este mai bună decât semne greu de ținut minte.',
  next: 'Continuă',
  haveAccount: 'Aveți cont?',
  signIn: 'Autentificare',
  missing: {
    firstName: 'Scrieți prenumele.',
    lastName: 'Scrieți numele.',
    email: 'Scrieți adresa de e-mail.',
    password: 'Alegeți o parolă.',
    short: 'Parola are nevoie de cel puțin 10 caractere.',
  },
  taken: 'Adresa are deja cont. Intrați cu parola lui sau cereți una nouă.',
  choice: {
    title: 'Pentru cine este contul?',
    text: 'Puteți adăuga firme și mai târziu, oricâte.',
    company: 'Am o firmă',
    companyText: 'Scrieți codul fiscal; restul vine din registrul ANAF.',
    none: 'Fără firmă, deocamdată',
    noneText: 'Intrați în cont și adăugați firma când o aveți, sau așteptați invitația unei firme.',
    back: 'Înapoi la persoană',
  },
  company: {
    title: 'Datele firmei',
    text: 'Scrieți codul fiscal; restul vine din registrul ANAF.',
    create: 'Creează contul firmei',
    createNone: 'Creează contul',
    back: 'Înapoi',
    mail: (email: string) =>
      `Urmează confirmarea prin e-mail: linkul pleacă la ${email} și este bun 24 de ore. Autorizarea ANAF vine după aceea; acum nu aveți nevoie de certificat.`,
  },
  success: {
    title: 'Mai este un pas',
    text: (email: string) =>
      `Am trimis un mesaj la ${email}. Deschideți linkul din el, bun 24 de ore, și contul este gata.`,
    noMail: 'Nu a venit? Uitați-vă și în „Spam”. Dacă adresa are deja cont, mesajul spune asta.',
    other: 'Scrieți altă adresă',
  },
  fail: {
    title: 'Contul nu a fost creat',
    text: 'Serverul nu a putut primi datele acum. Ce ați scris a rămas aici, în afara parolei.',
    again: 'Încearcă din nou',
  },
  offline: 'Fără rețea nu se poate crea contul. Ce ați scris rămâne aici.',
} as const;
