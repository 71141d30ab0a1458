/** A message of ANAF's as the list shows it: of an invoice of the archive, or of what is not there (yet). */
import type { AnafMessageRow } from '@/api/calls/mailbox-calls';
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
  readonly uploadIndex: string;
  /** ISO instant, by ANAF's own minute. */
  readonly at: string;
  readonly standing: MessageStanding;
  /** For so many days ANAF gives it out; null where it does not matter any more. */
  readonly daysLeft: number | null;
  readonly text: string;
  /** Of the archive; null where it has none. */
  readonly invoice: string | null;
  /** As the server has it, where no invoice has it. */
  readonly message: AnafMessageRow | null;
  /** Folded, to search in. */
  readonly words: string;
}

const DAY_MS = 86_400_000;
/** ANAF lists and gives out for so many days; from the alarm's day on what is not here is in danger. */
export const KEPT_DAYS = 60;
const ALARM_DAYS = 45;

type Facts = Omit<MessageRow, 'words'>;

/** What ANAF has of one invoice within its 60 days, and what is on its way there. */
export function rowsOfItem(item: ShownItem, now: number): readonly MessageRow[] {
  const about = { number: item.number, partner: item.partnerName, uploadIndex: item.uploadIndex, invoice: item.id };
  const base = { ...about, daysLeft: null, message: null };
  const rows: Facts[] = [];
  const own = ownMessage(item);
  if (own !== undefined) rows.push({ ...base, key: `${item.id} document`, ...own });
  for (const said of conversationOf(item)) rows.push({ ...base, key: `${item.id} ${said.key}`, ...saidFacts(said) });
  return rows.filter(({ at, standing }) => standing === 'queued' || isKept(at, now)).map(withWords);
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
  return withWords({
    ...{ key: `message ${id}`, kind, number: '', partner: code === undefined ? '' : `CUI ${code}`, uploadIndex, at },
    ...{ standing, daysLeft: waits ? KEPT_DAYS - age : null, text, invoice: null, message },
  });
}

function isKept(at: string, now: number): boolean {
  return now - Date.parse(at) < KEPT_DAYS * DAY_MS;
}

function withWords(facts: Facts): MessageRow {
  return { ...facts, words: fold([facts.number, facts.partner, facts.uploadIndex, facts.text].join('\n')) };
}

export type MessageView = 'all' | 'danger' | Exclude<MessageKind, 'other'>;

export function isIn(view: MessageView, { kind, standing }: MessageRow): boolean {
  if (view === 'all') return true;
  return view === 'danger' ? standing === 'danger' || standing === 'lost' : kind === view;
}

/** What asks for a person stands first, then the newest. */
export function inOrder(rows: readonly MessageRow[]): readonly MessageRow[] {
  const asks = ({ standing }: MessageRow): number => (standing === 'danger' ? 0 : 1);
  return [...rows].sort((a, b) => asks(a) - asks(b) || Date.parse(b.at) - Date.parse(a.at) || (a.key < b.key ? -1 : 1));
}

/** Every word is found, in any order. */
export function searchMessages(rows: readonly MessageRow[], query: string): readonly MessageRow[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? rows : rows.filter((row) => words.every((word) => row.words.includes(word)));
}
