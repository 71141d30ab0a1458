/** Words of pasting tables, which come with what reads them. */
export const pasteTexts = {
  title: 'Lipește linii',
  help: 'Copiați liniile din Excel sau din alt program și lipiți-le aici. Prima linie poate fi capul de tabel.',
  area: 'Liniile copiate',
  add: (count: number) => (count === 1 ? 'Adaugă o linie' : `Adaugă ${count} linii`),
  nothing: 'Nu s-a recunoscut nicio linie.',
  look: 'Verificați liniile lipite',
  thousands: (cell: string) => `Punctul s-a citit ca despărțitor de mii: ${cell} este ${cell.replaceAll('.', '')}.`,
  gross: (head: string) => `„${head}” nu s-a luat: linia are prețul fără TVA.`,
  unknownVat: (cell: string) => `TVA „${cell}” nu s-a recunoscut: linia păstrează TVA de până acum. Alegeți-l.`,
  lostVat: (cell: string) =>
    `Coloana TVA nu s-a luat, fiindcă „${cell}” nu este o cotă: liniile păstrează TVA de până acum. Alegeți-l.`,
  valueOrVat: (cell: string) =>
    `„${cell}” poate fi valoarea liniei sau cota TVA și s-a luat drept valoare: liniile păstrează TVA de până acum. Verificați-l.`,
  vatAmounts: (head: string) =>
    `„${head}” nu spune cota TVA și nu s-a luat: liniile păstrează TVA de până acum. Alegeți-l.`,
  rivals: (cells: readonly string[]) =>
    `${cells.map((cell) => `„${cell}”`).join(' și ')} pot fi, oricare, cota TVA și nu s-a luat niciuna: liniile păstrează TVA de până acum. Alegeți-l ori lipiți tabelul cu capul lui.`,
  percentLeft: (cell: string) =>
    `Coloana cu „${cell}” nu s-a luat nici ca TVA, nici ca discount: scrieți-l la linii ori lipiți tabelul cu capul lui.`,
  headed: 'Cap de tabel recunoscut.',
  guessed: 'Fără cap de tabel: coloanele au fost recunoscute după conținut.',
} as const;
