import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { hundredthsText } from '@/app/invoices/list/hundredths-text';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { Button } from '@/app/ui/buttons/button';
import { Select } from '@/app/ui/fields/select';
import { countText } from '@/app/ui/words/amount-text';
import type { CompanyFigures, MonthFigures } from '@/db/archive/company-figures';
import { monthName } from '../day-words';
import { chartTexts } from '../home-texts';
import { FigureCard } from './figure-card';
import { thousands } from './figure-words';
import { MonthChart } from './month-chart';

const MEASURES = ['net', 'vat'] as const;
type Measure = (typeof MEASURES)[number];
const measureSchema = v.picklist(MEASURES);

/** What was issued and received, or its VAT, month by month: the chart, and the exact table behind it. */
export function MonthsCard({ figures: { months } }: { readonly figures: CompanyFigures }): ReactNode {
  const phone = useIsPhone();
  const [measure, setMeasure] = useKept<Measure>('home-measure', measureSchema, 'net');
  const [asTable, setAsTable] = useState(false);
  const names =
    measure === 'net' ? [chartTexts.issued, chartTexts.received] : [chartTexts.collected, chartTexts.deductible];
  const last = months.at(-1);
  const said = (name: string, value: bigint): string => `${name} ${hundredthsText(value)} lei`;
  return (
    <FigureCard
      controls={
        <>
          <Key className="bg-chart-1" word={names[0] ?? ''} />
          <Key className="bg-chart-2" word={names[1] ?? ''} />
          <span className="w-28">
            <Select
              aria-label={chartTexts.measure}
              onChange={(chosen) => setMeasure(() => chosen)}
              options={MEASURES.map((value) => ({ value, label: chartTexts.measureNames[value] }))}
              value={measure}
              variant={phone ? 'boxed' : 'filter'}
            />
          </span>
          <Button onClick={() => setAsTable(!asTable)} size="sm" variant="link">
            {asTable ? chartTexts.chart : chartTexts.table}
          </Button>
        </>
      }
      id="home-months"
      title={chartTexts.measures[measure]}
    >
      {!asTable && last !== undefined && (
        <MonthChart
          description={chartTexts.describe(
            monthName(last.month),
            said(names[0] ?? '', last.issued[measure]),
            said(names[1] ?? '', last.received[measure]),
          )}
          months={months.map(({ month, issued, received }) => ({
            month,
            first: thousands(issued[measure]),
            second: thousands(received[measure]),
          }))}
          title={chartTexts.measures[measure]}
        />
      )}
      <MonthTable hidden={!asTable} measure={measure} months={months} names={names} />
    </FigureCard>
  );
}

function Key({ className, word }: { readonly className: string; readonly word: string }): ReactNode {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`h-2.5 w-2.5 rounded-[2px] ${className}`} />
      {word}
    </span>
  );
}

interface MonthTableProps {
  readonly months: readonly MonthFigures[];
  readonly measure: Measure;
  readonly names: readonly string[];
  /** Behind the chart: only for who does not see that. */
  readonly hidden: boolean;
}

/** Exact, to the ban, the newest first. */
function MonthTable({ months, measure, names, hidden }: MonthTableProps): ReactNode {
  const cell = 'border-t border-border py-1 text-right';
  return (
    <div className={hidden ? 'sr-only' : 'overflow-x-auto'}>
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">{chartTexts.measures[measure]}</caption>
        <thead className="text-12 text-text-2">
          <tr>
            {[chartTexts.month, ...names, chartTexts.difference, chartTexts.count].map((head, place) => (
              <th className={`py-1 font-medium ${place === 0 ? 'text-left' : 'text-right'}`} key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, issued, received }) => (
            <tr key={month}>
              <th className="border-t border-border py-1 text-left font-normal" scope="row">
                {monthName(month)} {month.slice(0, 4)}
              </th>
              <td className={cell}>{hundredthsText(issued[measure])}</td>
              <td className={cell}>{hundredthsText(received[measure])}</td>
              <td className={cell}>{hundredthsText(issued[measure] - received[measure])}</td>
              <td className={cell}>{`${countText(issued.count)} / ${countText(received.count)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
