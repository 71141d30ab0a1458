/**
 * The one table of keys; `?` shows it with the words of help/keys-texts.ts. Keys pressed together (`Ctrl K`) or one after the other (`G F`) are one binding.
 *
 * Whatever handles a key stands here: the actions of a group are typed by it (`use-screen-keys.ts`), and
 * tests/architecture/keys.test.ts compares the rest with the code.
 */
export interface KeyBinding {
  readonly keys: readonly string[];
}

export interface KeyGroup {
  /** About the row that is open: on a narrow screen they work in its sheet too, over the page. */
  readonly ofRow?: true;
  readonly bindings: Readonly<Record<string, KeyBinding>>;
}

export const KEY_TABLE = {
  anywhere: {
    bindings: {
      palette: { keys: ['Ctrl', 'K'] },
      companies: { keys: ['G', 'F'] },
      goHome: { keys: ['G', 'A'] },
      goOut: { keys: ['G', 'E'] },
      goIn: { keys: ['G', 'I'] },
      goInbox: { keys: ['G', 'T'] },
      goDrafts: { keys: ['G', 'C'] },
      goMessages: { keys: ['G', 'M'] },
      goPartners: { keys: ['G', 'P'] },
      goSync: { keys: ['G', 'S'] },
      newInvoice: { keys: ['N'] },
      help: { keys: ['F1'] },
      keys: { keys: ['?'] },
    },
  },
  palette: {
    bindings: {
      commands: { keys: ['>'] },
      invoices: { keys: ['#'] },
      partners: { keys: ['@'] },
    },
  },
  home: {
    bindings: {
      next: { keys: ['J'] },
      previous: { keys: ['K'] },
      red: { keys: ['R'] },
    },
  },
  homeCompanies: {
    bindings: {
      first: { keys: ['1'] },
      second: { keys: ['2'] },
      third: { keys: ['3'] },
      fourth: { keys: ['4'] },
      fifth: { keys: ['5'] },
      sixth: { keys: ['6'] },
      seventh: { keys: ['7'] },
      eighth: { keys: ['8'] },
      ninth: { keys: ['9'] },
    },
  },
  companies: {
    bindings: {
      add: { keys: ['N'] },
      link: { keys: ['L'] },
      access: { keys: ['A'] },
    },
  },
  panel: {
    bindings: {
      close: { keys: ['Escape'] },
    },
  },
  list: {
    bindings: {
      up: { keys: ['ArrowUp'] },
      down: { keys: ['ArrowDown'] },
      pageUp: { keys: ['PageUp'] },
      pageDown: { keys: ['PageDown'] },
      first: { keys: ['Home'] },
      last: { keys: ['End'] },
      select: { keys: ['Space'] },
      selectAll: { keys: ['Ctrl', 'A'] },
      open: { keys: ['Enter'] },
      filter: { keys: ['/'] },
    },
  },
  find: {
    bindings: {
      search: { keys: ['F'] },
    },
  },
  findField: {
    bindings: {
      rows: { keys: ['ArrowDown'] },
      found: { keys: ['Enter'] },
      leave: { keys: ['Escape'] },
    },
  },
  views: {
    bindings: {
      view: { keys: ['Alt', '1'] },
      left: { keys: ['ArrowLeft'] },
      right: { keys: ['ArrowRight'] },
    },
  },
  listHead: {
    bindings: {
      sort: { keys: ['Enter'] },
      left: { keys: ['ArrowLeft'] },
      right: { keys: ['ArrowRight'] },
    },
  },
  columnEdge: {
    bindings: {
      narrow: { keys: ['ArrowLeft'] },
      widen: { keys: ['ArrowRight'] },
      narrowest: { keys: ['Home'] },
      widest: { keys: ['End'] },
      previous: { keys: ['ArrowUp'] },
      next: { keys: ['ArrowDown'] },
      rows: { keys: ['Escape'] },
    },
  },
  issued: {
    ofRow: true,
    bindings: {
      copy: { keys: ['C'] },
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
    },
  },
  external: {
    bindings: {
      create: { keys: ['E'] },
    },
  },
  messages: {
    ofRow: true,
    bindings: {
      unread: { keys: ['U'] },
      message: { keys: ['M'] },
      zip: { keys: ['D'] },
    },
  },
  received: {
    ofRow: true,
    bindings: {
      read: { keys: ['R'] },
      approved: { keys: ['V'] },
      booked: { keys: ['I'] },
      message: { keys: ['M'] },
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
    },
  },
  inbox: {
    bindings: {
      before: { keys: ['['] },
      after: { keys: [']'] },
      markNew: { keys: ['V'] },
      give: { keys: ['L'] },
    },
  },
  inboxRows: {
    bindings: {
      open: { keys: ['ArrowRight'] },
      close: { keys: ['ArrowLeft'] },
    },
  },
  inboxChosen: {
    bindings: {
      download: { keys: ['D'] },
    },
  },
  chosen: {
    bindings: {
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
    },
  },
  chosenReceived: {
    bindings: {
      approved: { keys: ['V'] },
      booked: { keys: ['I'] },
    },
  },
  chosenSuppliers: {
    bindings: {
      message: { keys: ['M'] },
    },
  },
  transports: {
    bindings: {
      add: { keys: ['N'] },
      vehicle: { keys: ['V'] },
      repeat: { keys: ['R'] },
      control: { keys: ['A'] },
      print: { keys: ['P'] },
    },
  },
  transportEditor: {
    bindings: {
      declare: { keys: ['Ctrl', 'Enter'] },
      nextFinding: { keys: ['F8'] },
      previousFinding: { keys: ['Shift', 'F8'] },
      undo: { keys: ['Ctrl', 'Z'] },
      leave: { keys: ['Escape'] },
    },
  },
  drafts: {
    bindings: {
      copy: { keys: ['C'] },
    },
  },
  invoice: {
    bindings: {
      next: { keys: ['J'] },
      previous: { keys: ['K'] },
      copy: { keys: ['C'] },
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
      list: { keys: ['Escape'] },
    },
  },
  document: {
    bindings: {
      nextFinding: { keys: ['F8'] },
      previousFinding: { keys: ['Shift', 'F8'] },
      xml: { keys: ['X'] },
    },
  },
  xmlTree: {
    bindings: {
      up: { keys: ['ArrowUp'] },
      down: { keys: ['ArrowDown'] },
      open: { keys: ['ArrowRight'] },
      close: { keys: ['ArrowLeft'] },
      first: { keys: ['Home'] },
      last: { keys: ['End'] },
    },
  },
  definitions: {
    bindings: {
      edit: { keys: ['F2'] },
      undo: { keys: ['Ctrl', 'Z'] },
      copy: { keys: ['Ctrl', 'C'] },
      paste: { keys: ['Ctrl', 'V'] },
    },
  },
  cell: {
    bindings: {
      take: { keys: ['Enter'] },
      next: { keys: ['Tab'] },
      leave: { keys: ['Escape'] },
    },
  },
  lineCodes: {
    bindings: {
      accept: { keys: ['Ctrl', 'Enter'] },
      undo: { keys: ['Ctrl', 'Z'] },
      invoice: { keys: ['Escape'] },
    },
  },
  send: {
    bindings: {
      repair: { keys: ['R'] },
    },
  },
  repairs: {
    bindings: {
      repair: { keys: ['Alt', '1'] },
    },
  },
  editor: {
    bindings: {
      send: { keys: ['Ctrl', 'Enter'] },
      nextFinding: { keys: ['F8'] },
      previousFinding: { keys: ['Shift', 'F8'] },
      undo: { keys: ['Ctrl', 'Z'] },
      redo: { keys: ['Ctrl', 'Y'] },
      repair: { keys: ['Alt', '1'] },
      leave: { keys: ['Escape'] },
    },
  },
  preview: {
    bindings: {
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
    },
  },
  confirmation: {
    bindings: {
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
      copy: { keys: ['C'] },
      open: { keys: ['V'] },
    },
  },
  sentTogether: {
    bindings: {
      pdf: { keys: ['D'] },
      print: { keys: ['P'] },
      copy: { keys: ['C'] },
    },
  },
  look: {
    bindings: {
      use: { keys: ['Ctrl', 'Enter'] },
      undo: { keys: ['Ctrl', 'Z'] },
    },
  },
  lookColumns: {
    bindings: {
      moveUp: { keys: ['Alt', 'ArrowUp'] },
      moveDown: { keys: ['Alt', 'ArrowDown'] },
    },
  },
  afterBuyer: {
    bindings: {
      back: { keys: ['Shift', 'Tab'] },
    },
  },
  lines: {
    bindings: {
      next: { keys: ['Enter'] },
      tab: { keys: ['Tab'] },
      up: { keys: ['ArrowUp'] },
      down: { keys: ['ArrowDown'] },
      left: { keys: ['ArrowLeft'] },
      right: { keys: ['ArrowRight'] },
      rowStart: { keys: ['Home'] },
      rowEnd: { keys: ['End'] },
      firstLine: { keys: ['Ctrl', 'ArrowUp'] },
      lastLine: { keys: ['Ctrl', 'ArrowDown'] },
      lineStart: { keys: ['Ctrl', 'ArrowLeft'] },
      lineEnd: { keys: ['Ctrl', 'ArrowRight'] },
      top: { keys: ['Ctrl', 'Home'] },
      bottom: { keys: ['Ctrl', 'End'] },
      edit: { keys: ['F2'] },
      cancel: { keys: ['Escape'] },
      clear: { keys: ['Delete'] },
      insert: { keys: ['Insert'] },
      remove: { keys: ['Ctrl', 'Delete'] },
      duplicate: { keys: ['Ctrl', 'D'] },
      moveUp: { keys: ['Alt', 'ArrowUp'] },
      moveDown: { keys: ['Alt', 'ArrowDown'] },
      copy: { keys: ['Ctrl', 'C'] },
      paste: { keys: ['Ctrl', 'V'] },
    },
  },
  form: {
    bindings: {
      next: { keys: ['Enter'] },
    },
  },
  choice: {
    bindings: {
      up: { keys: ['ArrowUp'] },
      down: { keys: ['ArrowDown'] },
      pageUp: { keys: ['PageUp'] },
      pageDown: { keys: ['PageDown'] },
      take: { keys: ['Enter'] },
      takeAndGo: { keys: ['Tab'] },
      number: { keys: ['Alt', '1'] },
      start: { keys: ['Home'] },
      end: { keys: ['End'] },
      close: { keys: ['Escape'] },
    },
  },
  date: {
    bindings: {
      read: { keys: ['Enter'] },
      up: { keys: ['ArrowUp'] },
      down: { keys: ['ArrowDown'] },
      left: { keys: ['ArrowLeft'] },
      right: { keys: ['ArrowRight'] },
      pageUp: { keys: ['PageUp'] },
      pageDown: { keys: ['PageDown'] },
    },
  },
  dialog: {
    bindings: {
      save: { keys: ['Ctrl', 'Enter'] },
      take: { keys: ['Enter'] },
      close: { keys: ['Escape'] },
    },
  },
} as const satisfies Readonly<Record<string, KeyGroup>>;

export type KeyGroupName = keyof typeof KEY_TABLE;
export type KeyName<Group extends KeyGroupName> = keyof (typeof KEY_TABLE)[Group]['bindings'] & string;

/** What each binding of a group does; undefined where it does nothing now. */
export type KeyActions<Group extends KeyGroupName> = Readonly<Record<KeyName<Group>, (() => void) | undefined>>;
