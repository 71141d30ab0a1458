/** What keys the app's code handles, read from its text, beside what the table of keys says. */
import { readdirSync, readFileSync } from 'node:fs';
import { KEY_TABLE, type KeyBinding, type KeyGroupName } from '@/app/state/keys-table';

/** Files that handle keys by themselves, with the groups of the table under which these stand. */
export const HANDLERS: Readonly<Record<string, readonly KeyGroupName[]>> = {
  'src/app/invoices/list/list-search.tsx': ['findField'],
  'src/app/defs/definition-form.tsx': ['form'],
  'src/app/defs/definition-page.tsx': ['definitions'],
  'src/app/defs/import/use-import.ts': ['definitions'],
  'src/app/invoices/archive/notes/note-form.tsx': ['form'],
  'src/app/invoices/view/codes/entry-keys.ts': ['choice', 'cell'],
  'src/app/invoices/editor/grid/suggestion-list.tsx': ['choice'],
  'src/app/invoices/editor/grid/use-cell-suggestions.ts': ['choice'],
  'src/app/invoices/editor/grid/use-cell-typing.ts': ['lines'],
  'src/app/invoices/editor/model/grid-keys.ts': ['lines'],
  'src/app/invoices/editor/scanner/scan-burst.ts': ['lines'],
  'src/app/invoices/editor/use-editor-keys.ts': ['editor'],
  'src/app/invoices/editor/templates/template-row.tsx': ['dialog'],
  'src/app/invoices/editor/parties/use-go-to-lines.ts': ['afterBuyer'],
  'src/app/invoices/view/side/xml-tree-state.ts': ['xmlTree'],
  'src/app/invoices/send/file-findings.tsx': ['repairs'],
  'src/app/layout/use-app-keys.ts': ['panel'],
  'src/app/look/look-columns.tsx': ['lookColumns'],
  'src/app/palette/palette-groups.ts': ['palette'],
  'src/app/state/key-sequence.ts': ['panel', 'anywhere'],
  'src/app/sync-panel/conflict-dialog.tsx': ['dialog'],
  'src/app/sync-panel/device-name.tsx': ['dialog'],
  'src/app/ui/fields/calendar.tsx': ['date'],
  'src/app/ui/fields/date-field.tsx': ['date'],
  'src/app/ui/fields/enter-goes-on.ts': ['form'],
  'src/app/ui/fields/next-choice.ts': ['choice'],
  'src/app/ui/fields/combobox.tsx': ['choice'],
  'src/app/ui/fields/take-first.ts': ['choice'],
  'src/app/ui/fields/taken-by-key.ts': ['choice'],
  'src/app/ui/fields/use-choice.ts': ['choice'],
  'src/app/ui/floating/loaded-menu.tsx': ['choice'],
  'src/app/ui/floating/modal.tsx': ['dialog'],
  'src/app/ui/floating/search-overlay.tsx': ['choice'],
  'src/app/ui/floating/side-panel.tsx': ['panel'],
  'src/app/ui/saved-views.tsx': ['views'],
  'src/app/ui/table/edge-keys.ts': ['columnEdge'],
  'src/app/ui/table/row-keys.ts': ['list', 'definitions', 'inboxRows'],
  'src/app/ui/table/sort-button.tsx': ['listHead'],
  'src/app/ui/table/use-cell-editing.tsx': ['cell'],
  'src/app/ui/table/use-table-keys.ts': ['list'],
};

/** Done by the browser or by Headless UI on what the code gives them. */
export const BY_ELEMENT: readonly string[] = ['listHead.sort', 'choice.number'];

/** Names of keys, not their pictures or what is written on them. */
const NAMES = String.raw`Arrow(?:Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|Page(?:Up|Down)|Insert|Delete|Backspace|F\d{1,2}`;
const QUOTED = new RegExp(`'(${NAMES})'`, 'g');
const IN_TABLE = new RegExp(String.raw`^\s+(${NAMES}):`, 'gm');
const ARROWS_IN_ROW = /\b(Arrow(?:Up|Down|Left|Right)):/g;
const LETTERS = /(?:===|!==|case)\s*'([a-z/? ])'/g;
const LETTERS_IN_TABLE = /^\s+([a-z]): \{ type/gm;
const SIGNS = /'([>#@])': '/g;
const FIGURE = /Alt \(\[1-9\]\)|event\.altKey \?/g;
const SHOWN = /\bkeys(?:=\{|: )\[[^\]]*\]/g;

// Its keys are those of the constant, nothing was added to it.
const GROUPS = Object.keys(KEY_TABLE) as readonly KeyGroupName[];

export interface Source {
  readonly path: string;
  readonly text: string;
}

export function appSources(root: string): readonly Source[] {
  // The last gives keys no meaning of its own: it does what the browser does with them.
  const known = [/state\/keys-table\.ts$/, /buttons\/key-hint\.tsx$/, /fields\/typed-ahead\.ts$/];
  return readdirSync(`${root}/src/app`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/app/${name}`)
    .filter((path) => !known.some((one) => one.test(path)))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** The keys that a file handles, each by its name in the table without what is held down with it. */
export function handledKeys({ text }: Source): ReadonlySet<string> {
  const code = text.replaceAll(SHOWN, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const named = [QUOTED, IN_TABLE, ARROWS_IN_ROW, SIGNS].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, key]) => key),
  );
  const letters = /\.(?:key|code)\b/.test(code) || code.includes('gridCommand') ? [LETTERS, LETTERS_IN_TABLE] : [];
  const typed = letters.flatMap((pattern) => [...code.matchAll(pattern)].map(([, key = '']) => key.toUpperCase()));
  return new Set([
    ...named.flatMap((key) => key ?? []),
    ...typed.map((key) => (key === ' ' ? 'Space' : key)),
    ...(FIGURE.test(code) ? ['1'] : []),
    ...(/\bonPaste[:=]/.test(code) ? ['V'] : []),
    ...(/\bonCopy[:=]/.test(code) ? ['C'] : []),
    // What takes its keys from the table handles the whole group.
    ...[...code.matchAll(/KEY_TABLE\.(\w+)\.bindings/g)].flatMap(([, group = '']) => lastKeysIn(code, group)),
  ]);
}

function lastKeysIn(code: string, group: string): readonly string[] {
  const known = GROUPS.find((name) => name === group);
  return known !== undefined && /\bnameOf\(/.test(code) ? lastKeys(known) : [];
}

/** Of each binding the key pressed last: `Enter` of `Ctrl Enter`. */
export function lastKeys(group: KeyGroupName): readonly string[] {
  return Object.values<KeyBinding>(KEY_TABLE[group].bindings).flatMap(({ keys }) => keys.at(-1) ?? []);
}

/** Keys that a file handles and that stand in no group of it, as `file: key`. */
export function keysOutsideTable(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const listed = new Set((HANDLERS[source.path] ?? []).flatMap(lastKeys));
    return [...handledKeys(source)].filter((key) => !listed.has(key)).map((key) => `${source.path}: ${key}`);
  });
}

/** Keys written beside buttons and under lists that the table does not have, as `file: keys`. */
export function shownOutsideTable(sources: readonly Source[]): readonly string[] {
  const known = new Set(
    GROUPS.flatMap((group) => Object.values<KeyBinding>(KEY_TABLE[group].bindings).map(({ keys }) => keys.join(' '))),
  );
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(SHOWN)].flatMap(([shown]) => {
      const keys = [...shown.matchAll(/'([^']+)'/g)].flatMap(([, key]) => key ?? []);
      // Together one binding, or several beside each other: ↑ ↓.
      const listed = known.has(keys.join(' ')) || keys.every((key) => known.has(key) || key === 'Alt');
      return listed ? [] : [`${path}: ${keys.join(' ')}`];
    }),
  );
}

/** Bindings of the table that nobody handles, as `group.name`. */
export function unhandledBindings(sources: readonly Source[]): readonly string[] {
  const registered = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/useScreenKeys\('(\w+)'/g)].map(([, group]) => group)),
  );
  return GROUPS.flatMap((group) => {
    const handled = new Set(
      sources.filter(({ path }) => HANDLERS[path]?.includes(group)).flatMap((source) => [...handledKeys(source)]),
    );
    const missing = Object.entries<KeyBinding>(KEY_TABLE[group].bindings).filter(
      ([binding, { keys }]) => !handled.has(keys.at(-1) ?? '') && !BY_ELEMENT.includes(`${group}.${binding}`),
    );
    return registered.has(group) ? [] : missing.map(([binding]) => `${group}.${binding}`);
  });
}
