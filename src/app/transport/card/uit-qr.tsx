import { useMemo } from 'react';
import { qrSquares } from '@/domain/qr/qr-squares';
import { cardTexts } from './card-texts';

/** The light border of four squares that a reader asks for. */
const BORDER = 4;

interface UitQrProps {
  readonly uit: string;
  readonly usable: boolean;
  /** Px of a side; the whole width where left out. */
  readonly side?: number;
}

/** The code for a reader; what does not hold is covered and cannot be read (look: 05b). Black on white in both themes. */
export function UitQr({ uit, usable, side }: UitQrProps) {
  const { size, runs } = useMemo(() => qrSquares(uit), [uit]);
  const whole = size + 2 * BORDER;
  return (
    <div className="relative mx-auto bg-white" style={side === undefined ? { width: '100%' } : { width: side }}>
      <svg
        role="img"
        aria-label={usable ? cardTexts.qr(uit) : cardTexts.notYet}
        className="block w-full"
        shapeRendering="crispEdges"
        viewBox={`${-BORDER} ${-BORDER} ${whole} ${whole}`}
      >
        <path
          className={usable ? 'fill-black' : 'fill-[#d4d4d4]'}
          d={runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`).join('')}
        />
        {!usable && <Cover size={size} />}
      </svg>
    </div>
  );
}

/** Over the middle third: the squares that are left say nothing to a reader. */
function Cover({ size }: { readonly size: number }) {
  const height = size / 3;
  return (
    <g>
      <rect x={0} y={(size - height) / 2} width={size} height={height} className="fill-white" />
      <text
        x={size / 2}
        y={size / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size / 10}
        className="fill-[#151a22] font-semibold"
      >
        {cardTexts.notYet}
      </text>
    </g>
  );
}
