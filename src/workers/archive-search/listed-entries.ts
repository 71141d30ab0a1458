/** Documents of blocks as the snapshot keeps them: read out of the columns, no row is unpacked. */
import { idAt, printAt } from '../../db/archive/cold/block-columns';
import type { ReceivedColumns } from '../../db/archive/cold/cold-block';
import type { ListedBlock } from '../../db/archive/cold/listed-places';
import { receivedState } from '../../db/archive/mark-bits';
import { amountOf } from './amount';
import { type ColumnsEntry, type Fold, sortableNumber } from './archive-columns';
import type { ListedPartners } from './listed-partners';

/** What stands in a block is. */
const ISSUED = { state: 'accepted', arrived: 0, print: '', precedingText: '', accounts: '' };

export function listedEntries(
  { columns }: ListedBlock,
  places: readonly number[],
  known: ListedPartners,
  fold: Fold,
): readonly ColumnsEntry[] {
  const partners = columns.partners.map(([name, taxId]) => known.of(name, taxId));
  const out = columns.direction === 'out';
  return places.map((place) => {
    const number = columns.numbers[place] ?? '';
    const numberText = fold(number);
    return {
      place: 0,
      id: idAt(columns, place),
      out,
      number,
      numberText,
      numberKey: sortableNumber(numberText),
      partner: partners[columns.partnerOf[place] ?? 0] ?? known.of('', ''),
      issueDay: columns.issueDays[place] ?? 0,
      dueDay: columns.dueDays[place] ?? 0,
      currency: columns.currencies[columns.currencyOf[place] ?? 0] ?? '',
      net: amountOf(columns.net[place] ?? 0n),
      vat: amountOf(columns.vat[place] ?? 0n),
      total: amountOf(columns.total[place] ?? 0n),
      marks: columns.marks?.[place] ?? 0,
      ...(columns.received === undefined
        ? ISSUED
        : receivedFacts(columns.received, place, columns.marks?.[place] ?? 0, fold)),
    };
  });
}

function receivedFacts(received: ReceivedColumns, place: number, marks: number, fold: Fold) {
  return {
    state: receivedState(marks),
    arrived: received.arrived[place] ?? 0,
    print: printAt(received, place),
    precedingText: fold(received.preceding[place] ?? ''),
    accounts: received.accounts?.known[received.accounts.of[place] ?? 0] ?? '',
  };
}
