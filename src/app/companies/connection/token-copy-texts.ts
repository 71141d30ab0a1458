/** Words of the copy of one's own key at ANAF. */
export const tokenCopyTexts = {
  open: 'Copiază cheia',
  title: 'Copiați cheia de acces la ANAF?',
  what: 'Cheia deschide, până expiră, facturile și mesajele din SPV pentru oricine o are, fără certificat. Dați-o numai unui program al dumneavoastră. Copierea se notează și vi se spune pe e-mail; o retrageți revocând autorizarea.',
  opens: 'Firmele de aici pe care le deschide:',
  more: 'La ANAF, cheia deschide și celelalte firme pentru care aveți drept în SPV.',
  password: 'Parola contului',
  code: 'Codul din aplicația de verificare',
  missing: 'Scrieți parola și codul.',
  cancel: 'Renunță',
  close: 'Închide',
  copy: 'Arată cheia',
  key: 'Cheia de acces',
  copyKey: 'Copiază cheia de acces',
  keyNote: (until: string) =>
    `${until === '' ? '' : `Expiră la ${until}. `}Nu se mai arată după ce închideți fereastra.`,
} as const;
