/** Words around the pages of help. */
export const helpTexts = {
  title: 'Ajutor',
  search: 'Caută în ajutor',
  contents: 'Paginile de ajutor',
  nothing: 'Nicio pagină nu are toate aceste cuvinte. Încercați cu mai puține.',
  print: 'Printează pagina',
  keys: 'Tastele aplicației',
  keysHere: 'Taste',
} as const;
