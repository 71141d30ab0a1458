/** Words of the choice of company. */
export const companiesTexts = {
  title: 'Alegeți firma',
  search: 'Nume sau CUI',
  nothing: 'Nicio firmă nu se potrivește.',
  authorized: 'autorizată la ANAF',
  unauthorized: 'fără autorizare ANAF',
} as const;
