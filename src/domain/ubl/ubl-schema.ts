import { CAC, CBC, CREDIT_NOTE_NAMESPACE, EXT, INVOICE_NAMESPACE } from './ubl-namespaces';
import {
  AGGREGATE_ELEMENTS,
  AGGREGATE_SEQUENCES,
  BASIC_ELEMENTS,
  DATA_TYPES,
  ROOT_SEQUENCES,
} from './ubl-structure-table';

/** One place in the sequence of children of an aggregate. */
export interface SchemaChild {
  readonly name: string;
  readonly namespace: string;
  readonly ordinal: number;
  readonly min: number;
  readonly max: number;
}

/** An element with children, in one ordered sequence. */
export interface AggregateType {
  readonly kind: 'aggregate';
  readonly name: string;
  readonly children: readonly SchemaChild[];
  /** Takes one element of another namespace (extension content). */
  readonly open: boolean;
}

/** XML Schema bases that the basic elements and attributes have. */
export type SchemaBase =
  | 'string'
  | 'normalizedString'
  | 'language'
  | 'anyURI'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'time'
  | 'base64Binary';

/** An element with a value. */
export interface BasicType {
  readonly kind: 'basic';
  readonly name: string;
  readonly base: SchemaBase;
  readonly attributes: ReadonlyMap<string, SchemaBase>;
  readonly required: readonly string[];
}

export type SchemaType = AggregateType | BasicType;

const BASES: ReadonlySet<string> = new Set<SchemaBase>([
  'string',
  'normalizedString',
  'language',
  'anyURI',
  'decimal',
  'boolean',
  'date',
  'time',
  'base64Binary',
]);

function isBase(name: string): name is SchemaBase {
  return BASES.has(name);
}

function toBase(name: string): SchemaBase {
  if (isBase(name)) return name;
  throw new Error(`Unknown XML Schema base ${name} in the UBL table.`);
}

const BASIC_TYPES = new Map<string, BasicType>();
const AGGREGATE_TYPE_NAMES = new Map<string, string>();
const AGGREGATE_TYPES = new Map<string, AggregateType>();

for (const [dataType, names] of Object.entries(BASIC_ELEMENTS)) {
  const type = toBasicType(dataType);
  for (const name of names.split(' ')) BASIC_TYPES.set(name, type);
}
for (const type of Object.keys(AGGREGATE_SEQUENCES)) AGGREGATE_TYPE_NAMES.set(type, type);
for (const [type, names] of Object.entries(AGGREGATE_ELEMENTS)) {
  for (const name of names.split(' ')) AGGREGATE_TYPE_NAMES.set(name, type);
}

function toBasicType(dataType: string): BasicType {
  const row = DATA_TYPES[dataType];
  if (row === undefined) throw new Error(`Unknown data type ${dataType} in the UBL table.`);
  const attributes = new Map<string, SchemaBase>();
  const required: string[] = [];
  for (const token of row.attributes === '' ? [] : row.attributes.split(' ')) {
    const [name = '', base = ''] = token.split(':');
    if (base.endsWith('!')) required.push(name);
    attributes.set(name, toBase(base.replace('!', '')));
  }
  return { kind: 'basic', name: dataType, base: toBase(row.base), attributes, required };
}

/** The namespace a table's name belongs to: basic elements are `cbc`, aggregates `cac`. */
export function namespaceOfName(name: string): string {
  return BASIC_TYPES.has(name) ? CBC : CAC;
}

function toChild(token: string, ordinal: number): SchemaChild {
  const mark = token.at(-1) ?? '';
  const marked = '?+*'.includes(mark);
  const plain = marked ? token.slice(0, -1) : token;
  const colon = plain.indexOf(':');
  const prefix = plain.slice(0, Math.max(colon, 0));
  const name = plain.slice(colon + 1);
  const namespace = prefix === 'ext' ? EXT : prefix === 'cbc' ? CBC : prefix === 'cac' ? CAC : namespaceOfName(name);
  return {
    name,
    namespace,
    ordinal,
    min: mark === '?' || mark === '*' ? 0 : 1,
    max: mark === '+' || mark === '*' ? Number.POSITIVE_INFINITY : 1,
  };
}

function toAggregate(name: string, sequence: string): AggregateType {
  const open = sequence === '*any*';
  return { kind: 'aggregate', name, children: open ? [] : sequence.split(' ').map(toChild), open };
}

function aggregateType(typeName: string): AggregateType | undefined {
  const known = AGGREGATE_TYPES.get(typeName);
  if (known !== undefined) return known;
  const sequence = AGGREGATE_SEQUENCES[typeName];
  if (sequence === undefined) return undefined;
  const type = toAggregate(typeName, sequence);
  AGGREGATE_TYPES.set(typeName, type);
  return type;
}

/** The type of an element of the common namespaces, whatever stands around it; undefined where UBL has none. */
export function elementType(namespace: string, name: string): SchemaType | undefined {
  if (namespace === CBC) return BASIC_TYPES.get(name);
  if (namespace === EXT) {
    const basic = BASIC_TYPES.get(`ext:${name}`);
    if (basic !== undefined) return basic;
  } else if (namespace !== CAC) return undefined;
  const typeName = AGGREGATE_TYPE_NAMES.get(name);
  return typeName === undefined ? undefined : aggregateType(typeName);
}

const ROOT_NAMESPACES: ReadonlyMap<string, string> = new Map([
  [INVOICE_NAMESPACE, 'Invoice'],
  [CREDIT_NOTE_NAMESPACE, 'CreditNote'],
]);
const ROOT_TYPES = new Map(
  Object.entries(ROOT_SEQUENCES).map(([name, sequence]) => [name, toAggregate(name, sequence)]),
);

/** The type of a document's root; undefined where it is neither Invoice nor CreditNote. */
export function rootType(namespace: string, name: string): AggregateType | undefined {
  return ROOT_NAMESPACES.get(namespace) === name ? ROOT_TYPES.get(name) : undefined;
}
