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
  preparing: (done: string, all: string) => `Se adună ${done} din ${all}`,
  stopDownload: 'Oprește',
  nothingToDownload: 'Documentele alese nu sunt încă pe acest dispozitiv. Legați-vă la rețea și încercați din nou.',
  someMissing: (missing: string) =>
    `${missing} nu au intrat în zip: nu sunt încă pe acest dispozitiv sau nu există încă. Celelalte sunt în el.`,
  notMade:
    'Zipul nu s-a făcut acum. Documentele sunt păstrate. Încercați din nou, cu mai puține deodată dacă sunt multe.',
  zipName: (format: string, day: string) => `condica-${format}-${day}.zip`,
  document: ['document', 'documente'],
  net: 'Fără TVA',
  vat: 'TVA',
  total: 'Total',
  selectAll: (count: string) => `Toate cele ${count}`,
} as const;
