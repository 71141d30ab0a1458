/** Words of what is done with the chosen rows. */
export const listBulkTexts = {
  mark: 'Marchează',
  give: (mark: string) => mark,
  takeBack: (mark: string) => `Fără „${mark}”`,
  print: 'Printează',
  download: 'Descarcă',
  downloadXml: 'XML, într-un zip',
  downloadZip: 'Arhivele ANAF, într-un zip',
  table: 'Tabel CSV cu rândurile alese',
  zipName: (format: string, day: string) => `condica-${format}-${day}.zip`,
  net: 'Fără TVA',
  vat: 'TVA',
  total: 'Total',
  selectAll: (count: string) => `Toate cele ${count}`,
} as const;
