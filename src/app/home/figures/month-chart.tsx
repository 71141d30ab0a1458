import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { countText } from '@/app/ui/words/amount-text';
import { shortMonth } from '../day-words';
import { scaleOf } from './chart-scale';

export interface ChartMonth {
  /** `yyyy-MM`. */
  readonly month: string;
  /** Whole thousands of lei. */
  readonly first: number;
  readonly second: number;
}

interface MonthChartProps {
  readonly months: readonly ChartMonth[];
  readonly title: string;
  /** For who does not see it. */
  readonly description: string;
}

const HEIGHT = 232;
const TOP = 18;
const FOOT = 26;
const AXIS = 44;
/** Of a month's room: what its two columns take. */
const COLUMN_SHARE = 0.27;

/** Two columns a month in the width that there is; drawn in pixels, so that its words keep their size. */
export function MonthChart({ months, title, description }: MonthChartProps): ReactNode {
  const [titleId, descriptionId] = [useId(), useId()];
  const { box, width } = useWidth();
  const scale = scaleOf(
    months.flatMap(({ first, second }) => [first, second]),
    HEIGHT - TOP - FOOT,
  );
  const room = (width - AXIS) / Math.max(1, months.length);
  const y = (value: number): number => TOP + scale.at(value);
  return (
    <div ref={box} className="min-h-[232px]">
      {width > 0 && (
        <svg
          aria-describedby={descriptionId}
          aria-labelledby={titleId}
          className="block"
          height={HEIGHT}
          role="img"
          width={width}
        >
          <title id={titleId}>{title}</title>
          <desc id={descriptionId}>{description}</desc>
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-idle-fill' : 'stroke-grid'}
                x1={AXIS}
                x2={width}
                y1={Math.round(y(tick)) + 0.5}
                y2={Math.round(y(tick)) + 0.5}
              />
              <text className="fill-text-2 text-12 tabular-nums" textAnchor="end" x={AXIS - 8} y={y(tick) + 4}>
                {signed(tick)}
              </text>
            </g>
          ))}
          {months.map((month, place) => (
            <MonthColumns
              key={month.month}
              last={place === months.length - 1}
              left={AXIS + place * room}
              month={month}
              room={room}
              y={y}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

interface MonthColumnsProps {
  readonly month: ChartMonth;
  readonly left: number;
  readonly room: number;
  readonly last: boolean;
  readonly y: (value: number) => number;
}

function MonthColumns({ month: { month, first, second }, left, room, last, y }: MonthColumnsProps): ReactNode {
  const wide = Math.max(3, Math.floor(room * COLUMN_SHARE));
  const middle = left + room / 2;
  const column = (value: number) => ({ y: Math.min(y(0), y(value)), height: Math.abs(y(value) - y(0)) });
  return (
    <>
      <rect {...column(first)} className="fill-chart-1" width={wide} x={middle - wide - 1} />
      <rect {...column(second)} className="fill-chart-2" width={wide} x={middle + 1} />
      {last && (
        <text
          className="fill-text text-12 tabular-nums"
          textAnchor="middle"
          x={middle - wide / 2}
          y={column(first).y - 5}
        >
          {signed(first)}
        </text>
      )}
      <text
        className={last ? 'fill-text text-12 font-semibold' : 'fill-text-2 text-12'}
        textAnchor="middle"
        x={middle}
        y={HEIGHT - 6}
      >
        {room < 34 ? shortMonth(month).slice(0, 1) : shortMonth(month)}
      </text>
    </>
  );
}

function signed(value: number): string {
  return value < 0 ? `−${countText(-value)}` : countText(value);
}

/** Of the element, as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
