import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Serial } from '@/api/entities/serial';
import { useIsPhone } from '@/app/state/device';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countText } from '@/app/ui/words/amount-text';
import { NUMBER_KINDS, type NumberKind, numberCounts, ribbonOf } from '@/domain/numbering/number-counts';
import type { NumberRow } from '@/domain/numbering/numbers-report';
import { formatNumber } from '@/domain/numbering/series';
import { registerTexts } from './register-texts';

/** Fill and edge say the state, so that it is none of colour alone. */
export const KIND_LOOKS: Readonly<Record<NumberKind, string>> = {
  used: 'bg-idle-fill',
  reserved: 'border border-accent bg-accent-soft',
  open: 'bg-wait-fill',
  returned: 'border border-dashed border-border-control',
  voided:
    'border border-text bg-[linear-gradient(to_top_right,transparent_45%,currentColor_45%,currentColor_55%,transparent_55%)]',
};

interface NumberRibbonProps {
  readonly serial: Serial;
  readonly rows: readonly NumberRow[];
}

const LINES = 3;
const LINE = { desktop: 50, phone: 20 } as const;

/** One cell is one number; for screen readers one image with the counts, whose text is the table below. */
export function NumberRibbon({ serial, rows }: NumberRibbonProps): ReactNode {
  const line = LINE[useIsPhone() ? 'phone' : 'desktop'];
  const shown = line * LINES;
  const [before, setBefore] = useState(0);
  const cells = ribbonOf(rows, shown, before);
  const counts = numberCounts(rows);
  const said = NUMBER_KINDS.map((kind) => `${registerTexts.counts[kind]} ${countText(counts[kind])}`).join(', ');
  const [first, last] = [cells[0], cells.at(-1)];
  const more = first !== undefined && first.number > (rows[0]?.from ?? 1);
  const lines = Array.from({ length: Math.ceil(cells.length / line) }, (_none, place) =>
    cells.slice(place * line, (place + 1) * line),
  );
  return (
    <section className="border-b border-border px-6 py-3 phone:px-4">
      <div className="mb-2 flex items-center gap-2 text-13">
        <span className="text-text-2 tabular-nums">
          {first !== undefined &&
            last !== undefined &&
            registerTexts.ribbon(formatNumber(serial, first.number), formatNumber(serial, last.number))}
        </span>
        <span className="ml-auto flex gap-1">
          {more && (
            <IconButton icon={ChevronLeft} label={registerTexts.earlier} onClick={() => setBefore(before + shown)} />
          )}
          {before > 0 && (
            <IconButton
              icon={ChevronRight}
              label={registerTexts.later}
              onClick={() => setBefore(Math.max(0, before - shown))}
            />
          )}
        </span>
      </div>
      <div aria-label={registerTexts.ribbonImage(said)} className="flex flex-col gap-1.5" role="img">
        {lines.map((part) => (
          <div className="flex items-center gap-2" key={part[0]?.number}>
            <span className="w-24 shrink-0 truncate text-12 text-text-3 tabular-nums">
              {formatNumber(serial, part[0]?.number ?? 0)}
            </span>
            <span className="grid flex-1 auto-cols-fr grid-flow-col gap-px">
              {Array.from({ length: line }, (_none, place) => part[place]).map((cell, place) => (
                <span
                  className={`h-5 min-w-0 ${cell === undefined ? '' : KIND_LOOKS[cell.kind]}`}
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the cell is.
                  key={place}
                  title={cell && `${formatNumber(serial, cell.number)}: ${registerTexts.counts[cell.kind]}`}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
