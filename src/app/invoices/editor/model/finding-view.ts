/** Which findings are shown, in the order of the sheet, and the way from one to the next. */
import type { EditorState } from './editor-store';
import { type EditorFinding, type FieldKey, fieldOfKey } from './finding';

/** Parts of the sheet from top to bottom. */
const ORDER = [
  'typeCode',
  'serialId',
  'issueDate',
  'dueDate',
  'deliveryDate',
  'precedingInvoices',
  'seller',
  'buyer',
  'lines',
  'discount',
  'currency',
  'exchangeRate',
  'payment',
  'prepaid',
  'notes',
];

type Findings = readonly EditorFinding[];

/** Every field and row of the sheet asks at every key: each list is put in order once. */
const known = { all: new WeakMap<Findings, Findings>(), filled: new WeakMap<Findings, Findings>() };

/** Those to show now. Empty fields count only once sending was asked for. */
export function shownFindings({ findings, asked }: Pick<EditorState, 'findings' | 'asked'>): readonly EditorFinding[] {
  const before = asked ? known.all : known.filled;
  const shown = before.get(findings) ?? inOrder(asked ? findings : findings.filter(({ missing }) => !missing));
  before.set(findings, shown);
  return shown;
}

function inOrder(findings: readonly EditorFinding[]): readonly EditorFinding[] {
  return findings.toSorted((a, b) => place(a) - place(b));
}

const repairsOf = new WeakMap<Findings, Findings>();

/** Those with a remedy, in the order of the sheet: the first has the key `Alt 1`. */
export function repairableFindings(state: Pick<EditorState, 'findings' | 'asked'>): readonly EditorFinding[] {
  const shown = shownFindings(state);
  const repairable = repairsOf.get(shown) ?? shown.filter(({ repair }) => repair !== undefined);
  repairsOf.set(shown, repairable);
  return repairable;
}

export function findingAt(state: Pick<EditorState, 'findings' | 'asked'>, key: FieldKey): EditorFinding | undefined {
  return state.findings.find((finding) => finding.at === key && (state.asked || !finding.missing));
}

/** Whether one stands at a field of these: a folded part of the sheet must not hide it. */
export function hasFindingAt(state: Pick<EditorState, 'findings' | 'asked'>, fields: readonly FieldKey[]): boolean {
  return fields.some((key) => findingAt(state, key) !== undefined);
}

export function findingsOfRow(state: Pick<EditorState, 'findings' | 'asked'>, row: number): readonly EditorFinding[] {
  return state.findings.filter((finding) => finding.row === row && (state.asked || !finding.missing));
}

/** The next one after `current`, round and round; the first where none is current. */
export function stepFinding(
  shown: readonly EditorFinding[],
  current: FieldKey | null,
  by: 1 | -1,
): EditorFinding | undefined {
  const at = shown.findIndex((finding) => finding.at === current);
  if (at < 0) return by === 1 ? shown[0] : shown.at(-1);
  return shown.at((at + by) % shown.length);
}

/** Fields of a party as one reads them. */
const PARTY_ORDER = ['name', 'taxId', 'address.countrySubdivision', 'address.city', 'address.line1', 'address.country'];

function place({ at, row = 0 }: EditorFinding): number {
  const [field = '', ...rest] = fieldOfKey(at).split('.');
  const inParty = PARTY_ORDER.indexOf(rest.join('.'));
  const within = field === 'seller' || field === 'buyer' ? (inParty < 0 ? PARTY_ORDER.length : inParty) : row;
  return ORDER.indexOf(field) * 100_000 + within;
}
