/** Words of the own codes' screen. */
export const internCodeTexts = {
  title: 'Coduri interne',
  add: 'Cod nou',
  save: 'Adaugă codul',
  remove: 'Șterge codul',
  undo: 'Anulează ștergerea',
  removed: (name: string) => `${name} a fost șters.`,
  filterLabel: 'Cod sau denumire: conține',
  filterHint: 'cod sau denumire',
  emptyTitle: 'Această firmă nu are încă coduri interne',
  emptyText:
    'Codurile sunt cele din gestiune sau contabilitate. Importați-le dintr-un fișier sau scrieți-le aici, apoi le alegeți pe liniile facturilor primite.',
  noMatchTitle: 'Niciun cod nu se potrivește',
  all: 'Toate',
  noAccount: 'Fără cont',
  incomplete: 'Cer completări',
  heads: { code: 'Cod', name: 'Denumire', unit: 'UM', group: 'Grupă', account: 'Cont' },
  filters: {
    code: 'Cod: conține',
    name: 'Denumire: conține',
    group: 'Grupă: conține',
    account: 'Cont: conține',
    hint: 'conține',
  },
  fields: {
    code: 'Cod',
    codeHelp: 'Exact ca în programul de gestiune sau de contabilitate.',
    name: 'Denumire',
    unitCode: 'Unitate de măsură',
    unitHelp: 'Se scrie pe nume: bucată, kg, sac.',
    group: 'Grupă',
    account: 'Cont',
    accountHelp: 'De exemplu 371 sau 3028; se poate lăsa gol.',
  },
  taken: {
    code: (code: string, [first = '', ...others]: readonly string[]) =>
      others.length === 0
        ? `Codul ${code} îl are și „${first}”: pe linii nu s-ar ști care este.`
        : `Codul ${code} îl au și „${first}” și ${others.length === 1 ? 'încă unul' : `încă ${others.length}`}: pe linii nu s-ar ști care este.`,
  },
  missing: {
    code: 'Scrieți codul.',
    name: 'Scrieți denumirea.',
    unit: 'Unitatea nu este cunoscută. Alegeți una: bucată, kg, litru.',
    account: 'Contul are cifre, eventual cu puncte: 371 sau 371.01.',
  },
} as const;
