import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of the templates of lines. */
export const templatesTexts = {
  title: 'Șabloane de linii',
  none: 'Firma nu are încă șabloane. Scrieți liniile în factură și păstrați-le aici cu un nume.',
  insert: 'Pune liniile',
  insertOf: (name: string) => `Pune liniile din ${name}`,
  rename: (name: string) => `Redenumește șablonul ${name}`,
  newName: (name: string) => `Alt nume pentru ${name}`,
  putName: 'Redenumește',
  leaveName: 'Renunță',
  nameTaken: 'Alt șablon are deja numele acesta.',
  missing: 'Șablonul a fost șters între timp, pe alt dispozitiv ori în altă filă.',
  remove: (name: string) => `Șterge șablonul ${name}`,
  lines: (count: number) => countedNoun(count, 'linie', 'linii'),
  onlyHere: 'doar aici',
  name: 'Păstrează liniile facturii ca șablon',
  nameHint: 'de pildă „Abonament lunar”',
  nameHelp: (count: number) => `Se păstrează ${countedNoun(count, 'linie', 'linii')}, cu cantități, prețuri și cote.`,
  keep: 'Păstrează șablonul',
  replace: 'Înlocuiește șablonul',
  noLines: 'Factura nu are încă linii.',
  noName: 'Scrieți un nume.',
  kept: (name: string) => `Șablonul „${name}” este păstrat.`,
  removed: (name: string) => `Șablonul „${name}” a fost șters.`,
  undo: 'Anulează ștergerea',
} as const;
