/** Words of a forgotten password, of a new one, and of the account's confirmation. */
export const passwordTexts = {
  forgot: {
    title: 'Parolă uitată',
    text: 'Scrieți adresa cu care intrați în cont. Pe ea primiți un link, bun o oră, prin care alegeți altă parolă.',
    email: 'E-mail',
    missing: 'Scrieți adresa de e-mail.',
    send: 'Trimite linkul',
    sent: 'Uitați-vă în poștă',
    sentText: (email: string) =>
      `Dacă adresa ${email} are cont, linkul este pe drum. Nu a venit în câteva minute? Uitați-vă și în „Spam”.`,
    back: 'Înapoi la autentificare',
  },
  reset: {
    title: 'Parolă nouă',
    text: 'După schimbare, toate sesiunile deschise se încheie. Ce era scris și netrimis rămâne pe dispozitivele lui.',
    password: 'Parola nouă',
    help: 'Cel puțin 10 caractere.',
    missing: 'Scrieți parola nouă.',
    save: 'Schimbă parola',
    done: 'Parola s-a schimbat',
    doneText: 'Intrați în cont cu parola nouă.',
    noLink: 'Linkul nu este întreg. Deschideți-l din mesaj sau cereți altul.',
    again: 'Cere alt link',
  },
  confirm: {
    title: 'Confirmați contul',
    text: 'Adresa este a dumneavoastră? Apăsați butonul și contul este gata.',
    go: 'Confirmă contul',
    done: 'Contul este gata',
    doneText: (email: string) => `Intrați cu adresa ${email} și parola aleasă.`,
    noLink: 'Linkul nu este întreg. Deschideți-l din mesaj sau copiați-l până la capăt.',
    register: 'Înregistrați-vă din nou',
  },
  signIn: 'Autentificare',
  offline: 'Fără rețea nu se poate. Încercați din nou când aveți rețea; ce ați scris rămâne aici.',
  failed: 'Serverul nu răspunde cum trebuie. Încercați din nou peste câteva momente.',
  disabled: {
    title: 'Contul este dezactivat',
    text: 'Datele lui se păstrează. Scrieți administratorului planului sau celui care ține serverul, de la adresa cu care intrați în cont, și cereți reactivarea.',
    unsent: 'Ce era scris și netrimis pe acest dispozitiv rămâne aici și se poate exporta după reactivare.',
  },
} as const;
