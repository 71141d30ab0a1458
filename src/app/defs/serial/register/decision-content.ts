/** What a decision will say, out of the series and their intervals as they stand. Pure. */
import * as v from 'valibot';
import { type SerialDecisionContent, serialDecisionContentSchema } from '@/api/entities/serial-decision';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { SerialRow } from '../use-serials';

interface DecisionDraft {
  readonly id: string;
  /** `yyyy-MM-dd`; '' none. */
  readonly date: string;
  readonly allots: string;
  readonly rows: readonly Pick<SerialRow, 'serial' | 'leases'>[];
}

/** Null where something is missing. The annex has the intervals that were given up to the date and kept a number. */
export function decisionContent({ id, date, allots, rows }: DecisionDraft): SerialDecisionContent | null {
  const intervals = rows.flatMap(({ serial, leases }) =>
    leases
      .map(({ lease: { base } }) => ({
        ...{ serial: serial.id, from: base.from, to: base.to, device: base.deviceName },
        since: bucharestDay(Date.parse(base.grantedAt)),
      }))
      .filter(({ since, from, to }) => since <= date && to >= from),
  );
  const ordered = intervals.toSorted((a, b) =>
    a.serial === b.serial ? a.from - b.from : a.serial < b.serial ? -1 : 1,
  );
  const read = v.safeParse(serialDecisionContentSchema, {
    ...{ id, date, allots, intervals: ordered },
    series: rows.map(({ serial }) => serial),
  });
  return read.success ? read.output : null;
}
