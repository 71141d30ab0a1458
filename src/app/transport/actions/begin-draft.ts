/** What a new declaration begins with: nothing but the company's usual, or what another one says. Pure. */
import type { Company } from '@/api/entities/company';
import type { TransportOptionsContent } from '@/api/entities/transport-options';
import type { Transporter } from '@/api/entities/transporter';
import { draftOfNotification } from '@/domain/transport/draft/declaration-of-draft';
import {
  EMPTY_DOCUMENT,
  EMPTY_PLACE,
  emptyTransportDraft,
  type TransportDraft,
} from '@/domain/transport/draft/transport-draft';
import type { Notification } from '@/domain/transport/model/declaration';
import { withOperation } from '@/domain/transport/writing/fit-operation';
import { addressOf } from '@/domain/transport/writing/goods-of-invoice';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';

export interface BeginningOf {
  readonly company: Company;
  readonly options: TransportOptionsContent;
  readonly transporters: readonly Transporter[];
  /** `yyyy-MM-dd`, in Romania. */
  readonly today: string;
  readonly newId: () => string;
}

/** On Romanian roads from the company's own door, unless it said otherwise. */
const USUAL_OPERATION = '30';

export function beginDraft({ company, options, transporters, today, newId }: BeginningOf): TransportDraft {
  const blank = emptyTransportDraft(newId());
  const carrier = transporters.find(({ id }) => id === options.transporter);
  const [vehicle] = carrier?.vehicles ?? [];
  const home = { ...EMPTY_PLACE, kind: 'address' as const, address: addressOf(company.address) };
  const draft: TransportDraft = {
    ...blank,
    start: home,
    goods: blank.goods.map((line) => ({ ...line, purpose: options.purpose, unit: options.unit })),
    transport: {
      ...blank.transport,
      vehicle: vehicle?.plate ?? '',
      firstTrailer: vehicle?.firstTrailer ?? '',
      secondTrailer: vehicle?.secondTrailer ?? '',
      organiserCountry: carrier?.country ?? 'RO',
      organiserCode: carrier?.code ?? company.cif,
      organiserName: carrier?.name ?? company.name,
      startDate: today,
    },
    documents: [{ ...EMPTY_DOCUMENT, type: options.documentType, date: today }],
  };
  return withOperation(draft, options.operation === '' ? USUAL_OPERATION : options.operation);
}

/** The same way with the same goods on another day; its papers are new ones. */
export function repeatedDraft(
  said: Notification,
  { today, newId }: Pick<BeginningOf, 'today' | 'newId'>,
): TransportDraft {
  const draft = draftOfNotification(said, newId);
  return {
    ...draft,
    transport: { ...draft.transport, startDate: today },
    documents: draft.documents.slice(0, 1).map((paper) => ({ ...paper, number: '', date: today })),
    earlier: [],
  };
}

/** Another consignment on the same vehicle: one UIT a partner and way. */
export function sameVehicleDraft(said: Notification, beginning: BeginningOf): TransportDraft {
  const draft = draftOfNotification(said, beginning.newId);
  return withOperation({ ...beginDraft(beginning), transport: draft.transport, start: draft.start }, draft.operation);
}

export function invoiceDraft(from: GoodsOfPaper, side: PaperSide, beginning: BeginningOf): TransportDraft {
  const blank = withOperation(beginDraft(beginning), operationFor(from.partner.country, side, beginning));
  const [purpose = '', unit = ''] = [blank.goods[0]?.purpose, blank.goods[0]?.unit];
  const theirs = { ...EMPTY_PLACE, kind: 'address' as const, address: from.address };
  return {
    ...blank,
    goods: from.goods.map((line) => ({ ...line, purpose, unit: line.unit === '' ? unit : line.unit })),
    partner: from.partner,
    ...(from.partner.country === 'RO'
      ? side === 'seller'
        ? { end: theirs }
        : { start: theirs, end: blank.start }
      : {}),
    documents: [from.document],
  };
}

/** By where the partner is: sold to the Union is a delivery, bought from it an acquisition. Outside it import and export. */
function operationFor(country: string, side: PaperSide, { options }: BeginningOf): string {
  if (country === 'RO' || country === '') return options.operation === '' ? USUAL_OPERATION : options.operation;
  return side === 'seller' ? '20' : '10';
}
