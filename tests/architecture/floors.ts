import type { ImportEdge } from './import-graph';

/**
 * The floors inside a layer, the lowest first; folders of one floor do not know each other. A layer's own files, beside its
 * folders, stand above all of them.
 */
export interface Floors {
  readonly floors: readonly (readonly string[])[];
  /** Files that every floor may name as a type, as they hold what all of them are handed. */
  readonly handles: readonly string[];
}

export const FLOORS: Readonly<Record<string, Floors>> = {
  'src/db': {
    floors: [
      ['rows', 'settings', 'storage'],
      ['outbox'],
      ['archive', 'numbers', 'transport'],
      ['collections'],
      ['conflicts', 'drafts'],
      ['replication'],
      ['declaring', 'invoices'],
      ['entries', 'versions'],
      ['companies', 'unsent'],
      // What is read before the database is opened: the first sight of a tab.
      ['start'],
    ],
    // The database with the type of every store's row, and the context that carries it into a command.
    handles: ['src/db/condica-database.ts', 'src/db/command-context.ts'],
  },
  'src/sync': {
    floors: [
      ['ports'],
      ['session'],
      ['drain', 'precache', 'pull', 'query-cache'],
      ['documents'],
      // A tab's exchange, and a batch of the service worker: neither knows the other.
      ['engine', 'worker'],
    ],
    handles: [],
  },
  server: {
    floors: [
      ['process'],
      ['database'],
      ['audit', 'queue', 'installation', 'notices', 'outside', 'session'],
      ['mail'],
      ['accounts', 'filings', 'numbers'],
      ['connections', 'mailbox', 'transports'],
      ['calls', 'jobs'],
      ['http'],
      ['demo'],
    ],
    // The type of every table's row, as each floor's queries have it.
    handles: ['server/tables.ts'],
  },
  'src/app': {
    floors: [
      ['ui/words'],
      ['texts'],
      ['routes'],
      ['state'],
      ['ui'],
      // What several screens show or do.
      ['files', 'invoices/document', 'places', 'pwa'],
      ['unsaved'],
      ['companies', 'defs', 'invoices/archive', 'invoices/drafts', 'transport'],
      // Lists of archived invoices: one kit.
      ['invoices/list'],
      // Screens: one does not know the other.
      [
        ...[
          'account',
          'auth',
          'connect',
          'contact',
          'demo',
          'errors',
          'home',
          'load',
          'logs',
          'look',
          'preferences',
          'support',
        ],
        ...[
          'defs/partner',
          'defs/intern-code',
          'defs/payment',
          'defs/price',
          'defs/product',
          'defs/serial',
          'defs/vat',
        ],
        ...['transport/defs', 'transport/drafts', 'transport/home', 'transport/options', 'transport/view'],
        ...[
          'invoices/after-send',
          'invoices/editor',
          'invoices/in',
          'invoices/inbox',
          'invoices/messages',
          'invoices/out',
          'invoices/send',
          'invoices/view',
        ],
      ],
      ['pages'],
      ['palette', 'sync-panel'],
      // Every screen's page of help.
      ['help'],
      ['layout'],
    ],
    handles: [],
  },
};

/** The imports that run up or across inside a layer, as `from → to`; a folder that no floor names is one for each import. */
export function importsRunningUp(edges: readonly ImportEdge[], table = FLOORS): readonly string[] {
  return Object.entries(table).flatMap(([root, { floors, handles }]) =>
    edges.flatMap(({ from, to, typeOnly }) => {
      if (!from.startsWith(`${root}/`) || !to.startsWith(`${root}/`)) return [];
      const [below, above] = [folderOf(root, to, floors), folderOf(root, from, floors)];
      if (below === above || (typeOnly && handles.includes(to))) return [];
      const [low, high] = [floorOf(floors, below), floorOf(floors, above)];
      return low >= 0 && high >= 0 && low < high ? [] : [`${from} → ${to}`];
    }),
  );
}

/** The innermost folder that a floor names, else the layer's own; '' for a file of the layer itself. */
function folderOf(root: string, file: string, floors: Floors['floors']): string {
  const folders = file
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1);
  const within = folders.map((_, depth) => folders.slice(0, folders.length - depth).join('/'));
  return within.find((folder) => floorOf(floors, folder) >= 0) ?? folders[0] ?? '';
}

/** −1 where no floor names the folder. */
function floorOf(floors: Floors['floors'], folder: string): number {
  return folder === '' ? floors.length : floors.findIndex((names) => names.includes(folder));
}
