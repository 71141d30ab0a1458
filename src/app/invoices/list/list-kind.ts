/** What one list of archived invoices says of itself; all else is one kit for all of them. */
import type { ComponentType, ReactNode } from 'react';
import type { MarkName } from '@/api/entities/archive-item';
import type { InvoiceStateName } from '@/app/ui/states/state-words';
import type { KeyWords } from '@/app/ui/table/status-line';
import type { ArchiveGroup, ArchiveQuery } from '@/workers/archive-search/archive-query';
import type { RadarFinding } from '@/workers/archive-search/listed-archive';
import type { ShownItem } from '../archive/shown-item';
import type { ColumnName, ColumnWords } from './column-facts';
import type { InvoiceList } from './use-invoice-list';
import type { ListRows } from './use-list-rows';

/** A built-in view. With no state and no group it holds everything. */
export interface ListView {
  readonly id: string;
  readonly label: string;
  /** As stored. */
  readonly states: readonly string[];
  readonly group: ArchiveGroup | null;
  /** Of what few companies have: no tab while it holds nothing. */
  readonly rare?: boolean;
}

export interface StateChoice {
  readonly value: InvoiceStateName;
  /** The states that are shown as it. */
  readonly stored: readonly string[];
}

export interface InvoiceListWords extends ColumnWords {
  readonly title: string;
  readonly exportName: (day: string) => string;
}

/** What a list shows of a row beyond its own facts. */
export interface RowNews {
  /** Beside the partner. */
  readonly beside?: ReactNode;
  /** Under the card on the phone, in a sentence. */
  readonly note?: string;
  /** In place of the state. */
  readonly state?: InvoiceStateName;
  /** Nobody has dealt with it yet: in 600. */
  readonly fresh: boolean;
  /** With an amber edge: it waits for an answer. */
  readonly asks: boolean;
  /** The seller is not among the company's partners. */
  readonly unknownPartner: boolean;
  /** Those it may be once more, that nobody has answered for. */
  readonly twins: readonly string[];
  readonly finding?: RadarFinding;
}

export interface RowProps {
  readonly item: ShownItem;
  readonly news: RowNews | undefined;
}

export interface InvoiceListKind {
  /** Names on this device what is kept of the list: filter, place, columns, named views. */
  readonly id: string;
  /** Everything of it, in its first order. */
  readonly query: ArchiveQuery;
  readonly words: InvoiceListWords;
  readonly views: readonly ListView[];
  /** Those that a person can filter by. */
  readonly states: readonly StateChoice[];
  readonly columns: readonly ColumnName[];
  /** The state that a row shows. */
  readonly stateOf: (item: ShownItem) => InvoiceStateName;
  /** The button of the head, on a desktop. */
  readonly Action: ComponentType<{ readonly empty: boolean }>;
  /** On a phone, where the bar's places do not begin what is listed. */
  readonly PhoneAction?: ComponentType;
  readonly Empty: ComponentType<{ readonly list: InvoiceList }>;
  /** Under a card on the phone. */
  readonly CardFoot: ComponentType<RowProps>;
  readonly hasCardFoot: (item: ShownItem, news: RowNews | undefined) => boolean;
  /** That mark the row, where the list has them. */
  readonly markKeys?: Readonly<Record<MarkName, readonly string[]>>;
  /** In the open row's panel, over its buttons. */
  readonly PanelHead?: ComponentType<RowProps>;
  /** What else can be done with the chosen ones. */
  readonly BulkActions?: ComponentType<{ readonly ids: readonly string[] }>;
  /** The keys of the screen's own. */
  readonly useKeys: (rows: ListRows) => void;
  /** Under the table, after those of every list. */
  readonly keys: readonly KeyWords[];
  /** In their place while there is no invoice. */
  readonly emptyKeys: readonly KeyWords[];
  /** What is to be said of the rows in sight; of each that has nothing, nothing. */
  readonly useNews: (rows: readonly ShownItem[], settled: readonly string[]) => ReadonlyMap<string, RowNews>;
  /** Twins that a person has said to be none (twin-radar.ts). */
  readonly useSettledTwins: () => readonly string[];
}
