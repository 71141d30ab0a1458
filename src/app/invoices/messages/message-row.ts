/** A message of ANAF's as the list shows it: of an invoice of the archive, or of what is not there (yet). */
import type { AnafMessageRow } from '@/api/calls/mailbox-calls';
import { markBits, receivedState } from '@/db/archive/mark-bits';
import { KEPT_DAYS } from '@/db/settings/read-messages';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { fold } from '@/domain/text/fold';
import { conversationOf, type Said } from '../archive/notes/conversation';
import type { ShownItem } from '../archive/shown-item';

export type MessageKind = 'received' | 'sent' | 'errors' | 'from-buyer' | 'to-supplier' | 'other';
/** `queued`: an own message on its way. */
export type MessageStanding = 'safe' | 'waiting' | 'danger' | 'lost' | 'queued' | 'refused';

export interface MessageRow {
  readonly key: string;
  readonly kind: MessageKind;
  /** '' where it is not known. */
  readonly number: string;
  readonly partner: string;
  /** Fiscal code as the document has it; '' where it is not known. */
  readonly taxId: string;
  readonly uploadIndex: string;
  /** ISO instant, by ANAF's own minute. */
  readonly at: string;
  /** The same, `yyyy-MM-dd` in Bucharest. */
  readonly day: string;
  readonly standing: MessageStanding;
  /** For so many more days ANAF gives it out; null where it does not matter any more. */
  readonly daysLeft: number | null;
  readonly text: string;
  /** It tells something that a person may not know yet: no own act, and nothing that somebody has dealt with. */
  readonly news: boolean;
  /** Of the archive; null where it has none. */
  readonly invoice: string | null;
  /** As the server has it, where no invoice has it. */
  readonly message: AnafMessageRow | null;
  /** Folded, to search in. */
  readonly words: string;
}

const DAY_MS = 86_400_000;
/** From this day on what is not here is in danger. */
export const ALARM_DAYS = 45;

type Facts = Omit<MessageRow, 'words' | 'news' | 'day'>;
/** What the company did itself. */
const OWN_KINDS: ReadonlySet<MessageKind> = new Set<MessageKind>(['sent', 'to-supplier']);

/** What ANAF has of one invoice within its 60 days, and what is on its way there. */
export function rowsOfItem(item: ShownItem, now: number): readonly MessageRow[] {
  const { number, partnerName: partner, partnerTaxId: taxId, uploadIndex, id: invoice } = item;
  const base = { number, partner, taxId, uploadIndex, invoice, daysLeft: null, message: null };
  const rows: Facts[] = [];
  const own = ownMessage(item);
  if (own !== undefined) rows.push({ ...base, key: `${item.id} document`, ...own });
  for (const said of conversationOf(item)) rows.push({ ...base, key: `${item.id} ${said.key}`, ...saidFacts(said) });
  // Who has marked it has seen it, on whichever device.
  const handled = item.direction === 'in' && receivedState(markBits(item)) !== 'received';
  return rows
    .filter(({ at, standing }) => standing === 'queued' || isKept(at, now))
    .map((facts) => wholeRow(facts, handled));
}

function ownMessage(item: ShownItem): Pick<Facts, 'kind' | 'at' | 'standing' | 'text'> | undefined {
  const at = (event: string): string | undefined => item.events.findLast((one) => one.event === event)?.at;
  const standing = item.zipSha256 === '' ? 'waiting' : 'safe';
  if (item.direction === 'in') return { kind: 'received', at: at('received') ?? item.issuedAt, standing, text: '' };
  if (item.state === 'rejected')
    return { kind: 'errors', at: at('rejected') ?? item.issuedAt, standing: 'safe', text: item.messages[0] ?? '' };
  const verdict = at('accepted') ?? at('duplicate');
  const reached = item.state === 'accepted' && verdict !== undefined;
  return reached ? { kind: 'sent', at: verdict, standing, text: '' } : undefined;
}

function saidFacts({ own, at, state, text }: Said): Pick<Facts, 'kind' | 'at' | 'standing' | 'text'> {
  if (!own) return { kind: 'from-buyer', at, standing: 'safe', text };
  const standing = state === '' || state === 'sent' ? 'safe' : state === 'refused' ? 'refused' : 'queued';
  return { kind: 'to-supplier', at, standing, text };
}

const KINDS: Readonly<Record<string, MessageKind>> = {
  'FACTURA PRIMITA': 'received',
  'FACTURA TRIMISA': 'sent',
  'ERORI FACTURA': 'errors',
  'MESAJ CUMPARATOR PRIMIT': 'from-buyer',
  'MESAJ CUMPARATOR TRANSMIS': 'to-supplier',
};
const SENDER = /cif_emitent\s*=\s*(\d+)/i;
const RECEIVER = /cif_beneficiar\s*=\s*(\d+)/i;

/** What no invoice of the archive has. */
export function rowOfMessage(message: AnafMessageRow, now: number): MessageRow {
  const { id, type, at, uploadIndex, state, text, details } = message;
  const kind = KINDS[type] ?? 'other';
  const code = (kind === 'sent' ? RECEIVER : SENDER).exec(details)?.[1];
  const age = Math.floor((now - Date.parse(at)) / DAY_MS);
  const waits = state === 'listed';
  const standing = waits ? (age >= ALARM_DAYS ? 'danger' : 'waiting') : state === 'kept' ? 'safe' : 'lost';
  const facts: Facts = {
    ...{ key: `message ${id}`, kind, number: '', partner: code === undefined ? '' : `CUI ${code}` },
    ...{ taxId: code ?? '', uploadIndex, at },
    ...{ standing, daysLeft: waits ? KEPT_DAYS - age : null, text, invoice: null, message },
  };
  return wholeRow(facts, false);
}

function isKept(at: string, now: number): boolean {
  return now - Date.parse(at) < KEPT_DAYS * DAY_MS;
}

function wholeRow(facts: Facts, handled: boolean): MessageRow {
  const { number, partner, taxId, uploadIndex, text, at } = facts;
  const words = fold([number, partner, taxId, uploadIndex, text].join('\n'));
  return { ...facts, words, day: bucharestDay(Date.parse(at)), news: !handled && !OWN_KINDS.has(facts.kind) };
}

export type MessageView = 'all' | 'unread' | 'danger' | Exclude<MessageKind, 'other'>;

export function isIn(view: MessageView, row: MessageRow, unread: (row: MessageRow) => boolean): boolean {
  const { kind, standing } = row;
  if (view === 'all') return true;
  if (view === 'unread') return unread(row);
  return view === 'danger' ? standing === 'danger' || standing === 'lost' : kind === view;
}

/** What asks for a person stands first, then the newest. */
export function inOrder(rows: readonly MessageRow[]): readonly MessageRow[] {
  const asks = ({ standing }: MessageRow): number => (standing === 'danger' ? 0 : 1);
  return [...rows].sort((a, b) => asks(a) - asks(b) || Date.parse(b.at) - Date.parse(a.at) || (a.key < b.key ? -1 : 1));
}
