/**
 * Transports out of a table or a file of ANAF's, each judged before anything is sent: what is right can be declared, what is not says
 * why by its row. Rows that bear one number are the goods of one declaration; where no number is given each row is one.
 */
import type { IsoDate } from '../../invoice/invoice';
import { readXml } from '../../xml/read-xml';
import { draftOfNotification, notificationOfDraft } from '../draft/declaration-of-draft';
import {
  type DraftPlace,
  EMPTY_DOCUMENT,
  EMPTY_PLACE,
  emptyGoods,
  emptyTransportDraft,
  type TransportDraft,
} from '../draft/transport-draft';
import { explainTransportFinding } from '../explain/explain-transport-finding';
import { readDeclaration } from '../model/read-declaration';
import { declarationTree } from '../model/write-declaration';
import { OPERATIONS } from '../operations';
import { hiddenFindings } from '../validation/hidden-rules';
import { judgeDeclaration } from '../validation/judge-declaration';
import { columnsOf, type GoodsColumn, NEEDED_COLUMNS, type TransportColumn } from './transport-columns';
import { typedDay } from './typed-day';

/** More is another system's export, to be taken in parts. */
export const MOST_IMPORTED_ROWS = 20_000;

export interface ImportFinding {
  /** Of the file, from 1; of the declaration's first row where it is of the whole. */
  readonly row: number;
  readonly clause: string;
  readonly detail: string;
}

export interface ImportedTransport {
  /** Of the file, from 1. */
  readonly rows: readonly number[];
  readonly draft: TransportDraft;
  /** None: it may be declared. */
  readonly findings: readonly ImportFinding[];
}

/** What stands at each place of the rows under the row `head`, from 0. */
export interface TableMapping {
  readonly head: number;
  readonly columns: readonly (TransportColumn | undefined)[];
}

export type ImportedTable =
  | { readonly kind: 'read'; readonly transports: readonly ImportedTransport[] }
  /** `titles` and what each is taken for stand in the row `head`, from 0: a person says what the others are. */
  | {
      readonly kind: 'columns-missing';
      readonly missing: readonly TransportColumn[];
      readonly mapping: TableMapping;
      readonly titles: readonly string[];
    }
  | { readonly kind: 'too-many-rows' };

export interface Importing {
  /** For dates that are written short. */
  readonly today: IsoDate;
  /** Fiscal code of the company, digits. */
  readonly declarant: string;
  readonly newId: () => string;
}

type Cells = Readonly<Partial<Record<TransportColumn, string>>>;

interface Row {
  readonly at: number;
  readonly cells: Cells;
}

/** `table`: cells as texts, the titles in its first row that has any known; `mapping` where a person said what stands where. */
export function importTable(
  table: readonly (readonly string[])[],
  importing: Importing,
  mapping = mappingOf(table),
): ImportedTable {
  if (table.length > MOST_IMPORTED_ROWS) return { kind: 'too-many-rows' };
  const { head, columns } = mapping;
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: 'columns-missing', missing, mapping, titles: table[head] ?? [] };
  const rows = table.flatMap((cells, place) => (place <= head ? [] : rowOf(cells, columns, place + 1)));
  return { kind: 'read', transports: groups(rows).map((group) => imported(group, importing)) };
}

/** By the titles; where none is known, the first row that says anything stands for them. */
function mappingOf(table: readonly (readonly string[])[]): TableMapping {
  const known = table.findIndex((row) => columnsOf(row).filter((one) => one !== undefined).length >= 3);
  const head =
    known >= 0
      ? known
      : Math.max(
          0,
          table.findIndex((row) => row.some((cell) => cell.trim() !== '')),
        );
  return { head, columns: columnsOf(table[head] ?? []) };
}

function rowOf(cells: readonly string[], columns: ReturnType<typeof columnsOf>, at: number): readonly Row[] {
  const named = columns.flatMap((column, place) => {
    const text = cells[place]?.trim() ?? '';
    return column === undefined || text === '' ? [] : [[column, text] as const];
  });
  return named.length === 0 ? [] : [{ at, cells: Object.fromEntries(named) }];
}

/** In the order of their first rows. */
function groups(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const byNumber = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = row.cells.number ?? `row ${String(row.at)}`;
    const group = byNumber.get(key);
    if (group === undefined) byNumber.set(key, [row]);
    else group.push(row);
  }
  return [...byNumber.values()];
}

function imported(group: readonly [Row, ...Row[]], importing: Importing): ImportedTransport {
  const draft = draftOf(group, importing);
  const rows = group.map(({ at }) => at);
  return { rows, draft, findings: findingsOf(draft, rows, importing.declarant) };
}

const GOODS: readonly GoodsColumn[] = [
  ...(['purpose', 'tariffCode', 'name', 'quantity', 'unit', 'netWeight', 'grossWeight', 'value'] as const),
];

function draftOf(group: readonly [Row, ...Row[]], { today, newId }: Importing): TransportDraft {
  const { cells } = group[0];
  const day = (text = ''): string => typedDay(text, today);
  const text = (column: TransportColumn): string => cells[column] ?? '';
  const empty = emptyTransportDraft(newId());
  return {
    ...empty,
    operation: operationOf(text('operation')),
    goods: group.map(({ cells: own }) => ({
      ...emptyGoods(newId()),
      ...Object.fromEntries(GOODS.map((column) => [column, own[column] ?? ''])),
    })),
    partner: { country: text('partnerCountry').toUpperCase(), code: text('partnerCode'), name: text('partnerName') },
    transport: {
      ...{ vehicle: text('vehicle'), firstTrailer: text('firstTrailer'), secondTrailer: text('secondTrailer') },
      ...{ organiserCountry: text('organiserCountry').toUpperCase(), organiserCode: text('organiserCode') },
      ...{ organiserName: text('organiserName'), startDate: day(cells.startDate) },
    },
    start: placeOf(cells, 'start'),
    end: placeOf(cells, 'end'),
    documents: [
      {
        ...EMPTY_DOCUMENT,
        ...{ type: text('documentType'), number: text('documentNumber'), remarks: text('documentRemarks') },
        date: day(cells.documentDate),
      },
    ],
  };
}

/** By its code or by ANAF's short name: `30`, `TTN`. */
function operationOf(text: string): string {
  return OPERATIONS.find(({ code, short }) => code === text || short === text.toUpperCase())?.code ?? text;
}

function placeOf(cells: Cells, side: 'start' | 'end'): DraftPlace {
  const borderPoint = cells[`${side}BorderPoint`] ?? '';
  const customsOffice = cells[`${side}CustomsOffice`] ?? '';
  const address = {
    ...EMPTY_PLACE.address,
    ...{ county: cells[`${side}County`] ?? '', locality: cells[`${side}Locality`] ?? '' },
    ...{ street: cells[`${side}Street`] ?? '', number: cells[`${side}Number`] ?? '' },
  };
  const kind = borderPoint !== '' ? 'border' : customsOffice !== '' ? 'customs' : 'address';
  return { kind, borderPoint, customsOffice, address };
}

const LINE = /bunuriTransportate\[(\d+)\]/;

function findingsOf(draft: TransportDraft, rows: readonly number[], declarant: string): readonly ImportFinding[] {
  const content = notificationOfDraft(draft);
  const tree = declarationTree({ declarant, reference: '', afterOutage: '', content });
  return [...judgeDeclaration(tree).findings, ...hiddenFindings(tree)].map((finding) => {
    const line = Number(LINE.exec(finding.path)?.[1] ?? 1) - 1;
    const { clause, detail } = explainTransportFinding(finding, { document: tree });
    return { row: rows[line] ?? rows[0] ?? 1, clause, detail };
  });
}

export type ImportedFile =
  | { readonly kind: 'read'; readonly transport: ImportedTransport }
  /** `line`: where it stops being XML. */
  | { readonly kind: 'not-xml'; readonly line: number }
  /** `correction`: of a declaration that stands; made into a draft, it would be a second code for one transport. */
  | { readonly kind: 'version-1' | 'not-a-notification' | 'correction' };

const VERSION_1 = 'mfp:anaf:dgti:eTransport:declaratie:v1';

/** A declaration of another program as a draft, whatever is wrong with it; an older version of the schema is told apart. */
export function importXml(bytes: Uint8Array, { declarant, newId }: Importing): ImportedFile {
  const read = readXml(bytes);
  if (!read.ok) return { kind: 'not-xml', line: read.error.line };
  if (read.root.namespace === VERSION_1) return { kind: 'version-1' };
  const said = readDeclaration(read.root);
  if (!said.ok || said.declaration.content.kind !== 'notification') return { kind: 'not-a-notification' };
  const { content } = said.declaration;
  if (content.corrects !== '') return { kind: 'correction' };
  const draft = draftOfNotification(content, newId);
  return { kind: 'read', transport: { rows: [1], draft, findings: findingsOf(draft, [1], declarant) } };
}
