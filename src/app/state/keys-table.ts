/** The one table of keys; shown by `?`. A sequence such as G F is pressed one after the other. */
export interface KeyBinding {
  readonly keys: readonly string[];
  readonly words: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly bindings: readonly KeyBinding[];
}

export const KEYS = {
  palette: ['Ctrl', 'K'],
  companies: ['G', 'F'],
  goOut: ['G', 'E'],
  goDrafts: ['G', 'C'],
  goPartners: ['G', 'P'],
  goSync: ['G', 'S'],
  newInvoice: ['N'],
  help: ['?'],
  finish: ['Ctrl', 'Enter'],
  nextFinding: ['F8'],
  filter: ['/'],
  editCell: ['F2'],
} as const;

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Oriunde',
    bindings: [
      { keys: KEYS.palette, words: 'caută sau comandă' },
      { keys: KEYS.companies, words: 'schimbă firma' },
      { keys: KEYS.goOut, words: 'facturi emise' },
      { keys: KEYS.goDrafts, words: 'ciorne' },
      { keys: KEYS.goPartners, words: 'parteneri' },
      { keys: KEYS.goSync, words: 'sincronizare' },
      { keys: KEYS.newInvoice, words: 'factură nouă' },
      { keys: KEYS.help, words: 'această listă' },
    ],
  },
  {
    title: 'În liste',
    bindings: [
      { keys: ['ArrowUp', 'ArrowDown'], words: 'rândul de sus, de jos' },
      { keys: ['Space'], words: 'selectează rândul' },
      { keys: ['Ctrl', 'A'], words: 'selectează tot' },
      { keys: ['Enter'], words: 'deschide rândul' },
      { keys: KEYS.filter, words: 'filtrează' },
      { keys: ['Alt', '1'], words: 'prima vedere; Alt 2 a doua' },
      { keys: KEYS.editCell, words: 'scrie în celulă' },
    ],
  },
  {
    title: 'La marginea unei coloane (Tab, din capul listei)',
    bindings: [
      { keys: ['ArrowLeft', 'ArrowRight'], words: 'îngustează, lățește coloana' },
      { keys: ['ArrowUp', 'ArrowDown'], words: 'coloana dinainte, următoare' },
      { keys: ['Escape'], words: 'înapoi la rânduri' },
    ],
  },
  {
    title: 'În editor',
    bindings: [
      { keys: KEYS.finish, words: 'trimite' },
      { keys: KEYS.nextFinding, words: 'următoarea problemă' },
      { keys: ['Alt', '1'], words: 'aplică prima corectură' },
    ],
  },
];
