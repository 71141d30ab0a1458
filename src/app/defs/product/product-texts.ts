/** Words of the products' screen. */
export const productTexts = {
  title: 'Produse',
  newProduct: 'Produs nou',
  heads: { code: 'Cod', name: 'Denumire', unit: 'UM', price: 'Preț fără TVA', currency: 'Monedă', vat: 'TVA', group: 'Grupă' },
  all: 'Toate',
  noPrice: 'Fără preț',
  otherVat: 'Alt regim TVA',
  incomplete: 'Cer completări',
  filters: { code: 'Cod: conține', name: 'Denumire: conține', group: 'Grupă: conține', vat: 'Regim TVA', contains: 'conține' },
  filterName: 'Denumire sau cod: conține',
  filterNameHint: 'nume sau cod',
  emptyTitle: 'Această firmă nu are încă produse',
  emptyText: 'Produsele se adaugă aici sau direct din factură și se aleg apoi din câteva litere.',
  noMatchTitle: 'Niciun produs nu se potrivește',
  fields: {
    code: 'Cod',
    name: 'Denumire',
    description: 'Descriere pe factură',
    group: 'Grupă',
    groupHelp: 'De exemplu Uși sau Montaj; se poate lăsa gol.',
    unitCode: 'Unitate de măsură',
    unitHelp: 'Se scrie pe nume: bucată, kg, oră, set.',
    price: 'Preț fără TVA',
    priceHelp: 'Gol se cere la fiecare factură.',
    currency: 'Moneda',
    vatCategory: 'Regim TVA',
    vatRate: 'Cota TVA, %',
    exemptionReason: 'Motivul scutirii',
    classificationCode: 'Cod NC sau CPV',
    classificationList: 'Lista codului',
  },
  lists: { none: '–', STI: 'CPV', TSP: 'NC8' },
  taken: {
    code: (code: string, [first = '', ...others]: readonly string[]) =>
      others.length === 0
        ? `Codul ${code} îl are și „${first}”.`
        : `Codul ${code} îl au și „${first}” și ${others.length === 1 ? 'încă unul' : `încă ${others.length}`}.`,
    name: (count: number) =>
      count === 1 ? 'Mai există un produs cu numele acesta.' : `Mai există ${count} produse cu numele acesta.`,
  },
  remove: 'Șterge produsul',
  removed: (name: string) => `${name} a fost șters.`,
  undo: 'Anulează ștergerea',
  save: 'Adaugă produsul',
  missing: {
    name: 'Scrieți denumirea.',
    longName: 'ANAF primește cel mult 100 de caractere; restul stă în descriere.',
    unit: 'Unitatea nu are cod UN/ECE. Alegeți una cunoscută: bucată, kg, oră.',
    price: 'Un număr, cu virgulă sau punct.',
    rate: 'Cota, ca număr: 21, 11.',
    currency: 'Trei litere, de exemplu RON.',
  },
} as const;
