/** Words of an internal decision on numbering. */
export const decisionPaperTexts = {
  title: (number: number, date: string) => `DECIZIA NR. ${number} din ${date}`,
  subject: 'privind alocarea și gestionarea numerelor facturilor',
  basis:
    'În temeiul OMFP nr. 2634/2015 privind documentele financiar-contabile, anexa 1, conducerea societății decide:',
  article: (number: number) => `Art. ${number}`,
  series: 'Facturile se emit în seriile de mai jos, fiecare începând cu numărul arătat:',
  allots: (name: string) =>
    `Numerele se alocă și se gestionează de ${name}. Ele cresc fără goluri și fără repetări în fiecare serie; numerele anulate se păstrează și se justifică.`,
  devices:
    'Fiecare dispozitiv primește un interval rezervat al seriei, din care numără și fără rețea. Intervalele date până la această dată stau în anexă; cele următoare se văd în registrul seriilor.',
  noDevices: 'La această dată niciun dispozitiv nu are un interval rezervat.',
  heads: {
    series: 'Serie',
    type: 'Pentru',
    first: 'Primul număr',
    place: 'Locul emiterii',
    responsible: 'Responsabil',
  },
  types: { FCT: 'Facturi', NC: 'Note de creditare' },
  annex: (number: number) => `Anexă la decizia nr. ${number}: intervale rezervate`,
  annexHeads: { series: 'Serie', from: 'De la', to: 'Până la', device: 'Dispozitiv', since: 'Dat la' },
  management: 'Conducerea',
  signature: 'Semnătura',
  none: '–',
  page: (page: number, of: number) => `Pagina ${page} din ${of}`,
} as const;
