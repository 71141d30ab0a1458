/** From what a person wrote to what ANAF is told, and back. Judging comes after: what cannot be read stays as it was typed. */
import { decimalText, isDecimalText } from '../../money/decimal-text';
import { parseTypedNumber } from '../../money/parse-typed-number';
import { toTypedText } from '../../money/typed-text';
import { textHash } from '../../text/text-hash';
import type { Declarer, GoodsLine, Notification, RoutePlace, TransportData } from '../model/declaration';
import { writeDeclaration } from '../model/write-declaration';
import {
  type DraftGoods,
  type DraftPlace,
  EMPTY_ADDRESS,
  EMPTY_DOCUMENT,
  emptyGoods,
  type TransportDraft,
} from './transport-draft';

/** What a notification is sent with beside its content. */
export interface Declaring {
  /** Fiscal code of the company, digits. */
  readonly declarant: string;
  /** Id of the step: the list gives it back, so that an upload whose answer was lost is found by it. */
  readonly reference: string;
  readonly afterOutage?: boolean;
}

export function declarerOf({ declarant, reference, afterOutage = false }: Declaring): Declarer {
  return { declarant, reference, afterOutage: afterOutage ? 'D' : '' };
}

const AMOUNTS = ['quantity', 'netWeight', 'grossWeight', 'value'] as const;

/**
 * 53 bits of what a draft would declare: by it a device says what it had seen of a draft, and the server whether it still is that.
 * What a draft holds beside its document does not count.
 */
export function declaredHash(draft: TransportDraft): number {
  const nobody = declarerOf({ declarant: '', reference: '' });
  return textHash(writeDeclaration({ ...nobody, content: notificationOfDraft(draft) }));
}

/** `corrects`: the UIT, where the draft corrects a declaration; '' where ANAF has not given it yet, too. */
export function notificationOfDraft(draft: TransportDraft, corrects = ''): Notification {
  const { operation, goods, partner, transport, start, end, documents, earlier } = draft;
  return {
    kind: 'notification',
    operation,
    corrects,
    goods: goods.map(goodsOf),
    partner: {
      country: partner.country,
      code: fiscalCode(partner.country, partner.code),
      name: partner.name.trim(),
    },
    transport: transportOf(transport),
    start: placeOf(start),
    end: placeOf(end),
    documents: documents.map((one) => ({ ...one })),
    earlier: earlier.map((one) => ({ ...one, uit: one.uit.trim() })),
  };
}

function goodsOf({ id: _, productId: _p, ...line }: DraftGoods): GoodsLine {
  const amounts = Object.fromEntries(AMOUNTS.map((field) => [field, writtenAmount(line[field])]));
  return { ...line, ...amounts, name: line.name.trim(), tariffCode: line.tariffCode.replaceAll(/[\s.]/g, '') };
}

/**
 * With a point, as the schema has it; a text that is no number as it is, for the verdict to name. The schema knows two decimals: a
 * point before three digits can only part thousands.
 */
function writtenAmount(typed: string): string {
  const read = parseTypedNumber(typed);
  return read.ok ? (read.otherReading ?? read.value) : typed.trim();
}

function transportOf(data: TransportData): TransportData {
  return {
    ...data,
    vehicle: plateOf(data.vehicle),
    firstTrailer: plateOf(data.firstTrailer),
    secondTrailer: plateOf(data.secondTrailer),
    organiserCode: fiscalCode(data.organiserCountry, data.organiserCode),
    organiserName: data.organiserName.trim(),
  };
}

/** A plate as the schema writes it: capital letters and digits alone. */
export function plateOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.-]/g, '');
}

/** Romanian codes without their RO. */
function fiscalCode(country: string, typed: string): string {
  const code = typed.trim();
  return country === 'RO' ? code.replace(/^RO\s*/i, '') : code;
}

/** What a place declares: of what was typed for other kinds nothing. */
export function placeOf({ kind, borderPoint, customsOffice, address }: DraftPlace): RoutePlace {
  return {
    borderPoint: kind === 'border' ? borderPoint : '',
    customsOffice: kind === 'customs' ? customsOffice : '',
    address: kind === 'address' ? { ...address } : null,
  };
}

/**
 * A declaration to write on from: for a correction, or the same route again. `newId` names its lines. Like a new draft it has a line of
 * goods and a document, empty where the declaration had none.
 */
export function draftOfNotification(said: Notification, newId: () => string): TransportDraft {
  const { operation, goods, partner, transport, start, end, documents, earlier } = said;
  return {
    operation,
    goods: goods.length === 0 ? [emptyGoods(newId())] : goods.map((line) => draftGoods(line, newId())),
    partner: { ...partner },
    transport: { ...transport },
    start: draftPlace(start),
    end: draftPlace(end),
    documents: documents.length === 0 ? [EMPTY_DOCUMENT] : documents.map((one) => ({ ...one })),
    earlier: earlier.map((one) => ({ ...one })),
  };
}

function draftGoods(line: GoodsLine, id: string): DraftGoods {
  const typed = AMOUNTS.map((field) => [
    field,
    isDecimalText(line[field]) ? toTypedText(decimalText(line[field])) : line[field],
  ]);
  return { ...line, ...Object.fromEntries(typed), id };
}

function draftPlace({ borderPoint, customsOffice, address }: RoutePlace): DraftPlace {
  const kind = address !== null ? 'address' : customsOffice !== '' ? 'customs' : borderPoint !== '' ? 'border' : '';
  return { kind, borderPoint, customsOffice, address: address ?? EMPTY_ADDRESS };
}
