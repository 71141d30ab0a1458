/** Words of the VAT rates' screen. */
export const vatTexts = {
  title: 'Cote TVA',
  add: 'Cotă nouă',
  save: 'Adaugă cota',
  remove: 'Șterge cota',
  removed: (name: string) => `${name} a fost ștearsă. Documentele emise cu ea nu se schimbă.`,
  undo: 'Anulează ștergerea',
  all: 'Toate',
  filterLabel: 'Denumire: conține',
  filterHint: 'denumire',
  emptyTitle: 'Această firmă nu are încă o listă de cote',
  emptyText: 'Cele de aici se propun pe liniile facturii; fără ele, se propun cotele din lege.',
  noMatchTitle: 'Nicio cotă nu se potrivește',
  fields: {
    name: 'Denumire',
    category: 'Regim TVA',
    rate: 'Cota, %',
    reason: 'Motivul scutirii',
    reasonHelp: 'Apare pe factură (BT-120); fiecare regim fără TVA cere unul.',
  },
  noRate: '–',
  missing: {
    name: 'Scrieți denumirea.',
    rate: 'Cota, ca număr: 21, 11.',
    reason: 'Scrieți motivul din lege pentru care nu se aplică TVA.',
  },
} as const;
