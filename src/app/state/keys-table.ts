/**
 * The one table of keys; `?` shows it. Keys pressed together (`Ctrl K`) or one after the other (`G F`) are one binding.
 *
 * Whatever handles a key stands here: the actions of a group are typed by it (`use-screen-keys.ts`), and
 * tests/architecture/keys.test.ts compares the rest with the code.
 */
export interface KeyBinding {
  readonly keys: readonly string[];
  readonly words: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly bindings: Readonly<Record<string, KeyBinding>>;
}

export const KEY_TABLE = {
  anywhere: {
    title: 'Oriunde',
    bindings: {
      palette: { keys: ['Ctrl', 'K'], words: 'caută sau comandă' },
      companies: { keys: ['G', 'F'], words: 'schimbă firma' },
      goOut: { keys: ['G', 'E'], words: 'facturi emise' },
      goDrafts: { keys: ['G', 'C'], words: 'ciorne' },
      goPartners: { keys: ['G', 'P'], words: 'parteneri' },
      goSync: { keys: ['G', 'S'], words: 'deschide sau închide sincronizarea' },
      newInvoice: { keys: ['N'], words: 'factură nouă' },
      help: { keys: ['?'], words: 'această listă' },
    },
  },
  palette: {
    title: 'În căutare, ca prim semn',
    bindings: {
      commands: { keys: ['>'], words: 'numai comenzi' },
      invoices: { keys: ['#'], words: 'numai facturi' },
      partners: { keys: ['@'], words: 'numai parteneri' },
    },
  },
  panel: {
    title: 'Cu un panou deschis',
    bindings: { close: { keys: ['Escape'], words: 'închide panoul' } },
  },
  list: {
    title: 'În liste',
    bindings: {
      up: { keys: ['ArrowUp'], words: 'rândul de sus; cu Shift îl selectează' },
      down: { keys: ['ArrowDown'], words: 'rândul de jos; cu Shift îl selectează' },
      pageUp: { keys: ['PageUp'], words: 'cu o pagină mai sus' },
      pageDown: { keys: ['PageDown'], words: 'cu o pagină mai jos' },
      first: { keys: ['Home'], words: 'primul rând' },
      last: { keys: ['End'], words: 'ultimul rând' },
      select: { keys: ['Space'], words: 'selectează rândul' },
      selectAll: { keys: ['Ctrl', 'A'], words: 'selectează tot' },
      open: { keys: ['Enter'], words: 'deschide rândul; încă o dată, intră în el' },
      filter: { keys: ['/'], words: 'filtrează' },
    },
  },
  views: {
    title: 'În vederile unei liste',
    bindings: {
      view: { keys: ['Alt', '1'], words: 'prima vedere; Alt 2 a doua' },
      left: { keys: ['ArrowLeft'], words: 'vederea dinainte' },
      right: { keys: ['ArrowRight'], words: 'vederea următoare' },
    },
  },
  listHead: {
    title: 'În capul listei (Tab)',
    bindings: {
      sort: { keys: ['Enter'], words: 'ordonează după coloană; încă o dată, invers' },
      left: { keys: ['ArrowLeft'], words: 'coloana dinainte' },
      right: { keys: ['ArrowRight'], words: 'coloana următoare' },
    },
  },
  columnEdge: {
    title: 'La marginea unei coloane (Tab, din capul listei)',
    bindings: {
      narrow: { keys: ['ArrowLeft'], words: 'îngustează coloana; cu Shift, puțin' },
      widen: { keys: ['ArrowRight'], words: 'lățește coloana; cu Shift, puțin' },
      narrowest: { keys: ['Home'], words: 'cât mai îngustă' },
      widest: { keys: ['End'], words: 'cât mai lată' },
      previous: { keys: ['ArrowUp'], words: 'marginea dinainte' },
      next: { keys: ['ArrowDown'], words: 'marginea următoare' },
      rows: { keys: ['Escape'], words: 'înapoi la rânduri' },
    },
  },
  issued: {
    title: 'În facturi emise și lângă ele',
    bindings: {
      copy: { keys: ['C'], words: 'factură nouă din aceasta' },
      print: { keys: ['P'], words: 'printează factura' },
    },
  },
  invoice: {
    title: 'Pe pagina unei facturi',
    bindings: {
      next: { keys: ['J'], words: 'factura următoare' },
      previous: { keys: ['K'], words: 'factura precedentă' },
      copy: { keys: ['C'], words: 'factură nouă din aceasta' },
      print: { keys: ['P'], words: 'printează' },
      list: { keys: ['Escape'], words: 'înapoi la listă, la factura aceasta' },
    },
  },
  definitions: {
    title: 'În parteneri, produse și celelalte definiții',
    bindings: {
      edit: { keys: ['F2'], words: 'scrie în celulă' },
      undo: { keys: ['Ctrl', 'Z'], words: 'anulează ultima modificare' },
      copy: { keys: ['Ctrl', 'C'], words: 'copiază rândurile selectate' },
      paste: { keys: ['Ctrl', 'V'], words: 'lipește rânduri din foaia de calcul' },
    },
  },
  cell: {
    title: 'Într-o celulă în care se scrie',
    bindings: {
      take: { keys: ['Enter'], words: 'păstrează' },
      next: { keys: ['Tab'], words: 'celula următoare; cu Shift, cea dinainte' },
      leave: { keys: ['Escape'], words: 'lasă celula cum era' },
    },
  },
  send: {
    title: 'În trimiterea de XML',
    bindings: { repair: { keys: ['R'], words: 'repară fișierul deschis' } },
  },
  repairs: {
    title: 'Lângă un fișier cu erori',
    bindings: { repair: { keys: ['Alt', '1'], words: 'aplică prima corectură; Alt 2 a doua' } },
  },
  editor: {
    title: 'În editor',
    bindings: {
      send: { keys: ['Ctrl', 'Enter'], words: 'trimite' },
      nextFinding: { keys: ['F8'], words: 'următoarea problemă' },
      previousFinding: { keys: ['Shift', 'F8'], words: 'problema dinainte' },
      undo: { keys: ['Ctrl', 'Z'], words: 'anulează' },
      redo: { keys: ['Ctrl', 'Y'], words: 'refă; la fel Ctrl Shift Z' },
      repair: { keys: ['Alt', '1'], words: 'aplică prima corectură; Alt 2 a doua' },
      leave: { keys: ['Escape'], words: 'ieși; ce ați scris rămâne în ciorne' },
    },
  },
  afterBuyer: {
    title: 'În prima linie, după alegerea cumpărătorului',
    bindings: { back: { keys: ['Shift', 'Tab'], words: 'înapoi la cumpărător' } },
  },
  lines: {
    title: 'În liniile facturii',
    bindings: {
      next: { keys: ['Enter'], words: 'celula următoare; cu Shift, cea dinainte' },
      tab: { keys: ['Tab'], words: 'celula următoare; cu Shift, cea dinainte' },
      up: { keys: ['ArrowUp'], words: 'linia de sus; cu Shift o marchează' },
      down: { keys: ['ArrowDown'], words: 'linia de jos; cu Shift o marchează' },
      left: { keys: ['ArrowLeft'], words: 'celula din stânga' },
      right: { keys: ['ArrowRight'], words: 'celula din dreapta' },
      rowStart: { keys: ['Home'], words: 'prima celulă a liniei' },
      rowEnd: { keys: ['End'], words: 'ultima celulă a liniei' },
      firstLine: { keys: ['Ctrl', 'ArrowUp'], words: 'prima linie' },
      lastLine: { keys: ['Ctrl', 'ArrowDown'], words: 'ultima linie' },
      lineStart: { keys: ['Ctrl', 'ArrowLeft'], words: 'prima celulă' },
      lineEnd: { keys: ['Ctrl', 'ArrowRight'], words: 'ultima celulă' },
      top: { keys: ['Ctrl', 'Home'], words: 'prima celulă a primei linii' },
      bottom: { keys: ['Ctrl', 'End'], words: 'ultima celulă a ultimei linii' },
      edit: { keys: ['F2'], words: 'scrie în celulă' },
      cancel: { keys: ['Escape'], words: 'lasă celula cum era' },
      clear: { keys: ['Delete'], words: 'golește celula' },
      insert: { keys: ['Insert'], words: 'linie nouă aici' },
      remove: { keys: ['Ctrl', 'Delete'], words: 'șterge linia' },
      duplicate: { keys: ['Ctrl', 'D'], words: 'dublează linia' },
      moveUp: { keys: ['Alt', 'ArrowUp'], words: 'mută linia mai sus' },
      moveDown: { keys: ['Alt', 'ArrowDown'], words: 'mută linia mai jos' },
      copy: { keys: ['Ctrl', 'C'], words: 'copiază liniile marcate' },
      paste: { keys: ['Ctrl', 'V'], words: 'lipește linii din foaia de calcul' },
    },
  },
  form: {
    title: 'În formulare',
    bindings: { next: { keys: ['Enter'], words: 'câmpul următor; cu Shift, cel dinainte' } },
  },
  choice: {
    title: 'Într-o listă care se deschide',
    bindings: {
      up: { keys: ['ArrowUp'], words: 'rândul de sus; cu Ctrl, grupul de sus' },
      down: { keys: ['ArrowDown'], words: 'rândul de jos; cu Ctrl, grupul de jos' },
      pageUp: { keys: ['PageUp'], words: 'primul rând' },
      pageDown: { keys: ['PageDown'], words: 'ultimul rând' },
      take: { keys: ['Enter'], words: 'alege' },
      takeAndGo: { keys: ['Tab'], words: 'alege și mergi mai departe' },
      number: { keys: ['Alt', '1'], words: 'alege rândul cu acest număr' },
      start: { keys: ['Home'], words: 'începutul textului scris' },
      end: { keys: ['End'], words: 'sfârșitul textului scris' },
      close: { keys: ['Escape'], words: 'închide lista' },
    },
  },
  date: {
    title: 'Într-o dată și în calendar',
    bindings: {
      read: { keys: ['Enter'], words: 'citește data scrisă' },
      up: { keys: ['ArrowUp'], words: 'ziua următoare; în calendar, săptămâna dinainte' },
      down: { keys: ['ArrowDown'], words: 'ziua dinainte; în calendar, săptămâna următoare' },
      left: { keys: ['ArrowLeft'], words: 'în calendar, ziua dinainte' },
      right: { keys: ['ArrowRight'], words: 'în calendar, ziua următoare' },
      pageUp: { keys: ['PageUp'], words: 'luna dinainte' },
      pageDown: { keys: ['PageDown'], words: 'luna următoare' },
    },
  },
  dialog: {
    title: 'În ferestrele de întrebări',
    bindings: {
      save: { keys: ['Ctrl', 'Enter'], words: 'păstrează alegerea' },
      take: { keys: ['Enter'], words: 'păstrează numele scris' },
      close: { keys: ['Escape'], words: 'închide' },
    },
  },
} as const satisfies Readonly<Record<string, KeyGroup>>;

export type KeyGroupName = keyof typeof KEY_TABLE;
export type KeyName<Group extends KeyGroupName> = keyof (typeof KEY_TABLE)[Group]['bindings'] & string;

/** What each binding of a group does; undefined where it does nothing now. */
export type KeyActions<Group extends KeyGroupName> = Readonly<Record<KeyName<Group>, (() => void) | undefined>>;
