/** Words of the page that stands in the place of an older one. */
export const newerDatabaseTexts = {
  title: 'Pagina aceasta este mai veche decât datele',
  text: 'O versiune mai nouă a aplicației a preluat datele de pe acest dispozitiv, așa că pagina aceasta nu mai scrie în ele. Tot ce era salvat este neatins, iar factura la care lucrați o regăsiți după reîncărcare.',
  reload: 'Reîncarcă pagina',
} as const;
