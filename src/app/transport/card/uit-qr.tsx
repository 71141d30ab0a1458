import { useMemo } from 'react';
import { qrSquares } from '@/domain/qr/qr-squares';
import { cardTexts } from './card-texts';
import { qrPath } from './qr-path';

/** The light border of four squares that a reader asks for. */
const BORDER = 4;

interface UitQrProps {
  readonly uit: string;
  readonly usable: boolean;
  /** What stands over one that does not hold. */
  readonly cover?: string;
  /** Px of a side, less on a low screen so that the days stay in sight; the whole width where left out. */
  readonly side?: number;
}

/** The code for a reader; what does not hold is covered and cannot be read (look: 05b). Black on white in both themes. */
export function UitQr({ uit, usable, cover = cardTexts.notYet, side }: UitQrProps) {
  const { size, runs } = useMemo(() => qrSquares(uit), [uit]);
  const whole = size + 2 * BORDER;
  return (
    <div className="relative mx-auto bg-white" style={{ width: side === undefined ? '100%' : `min(${side}px, 30dvh)` }}>
      <svg
        role="img"
        aria-label={usable ? cardTexts.qr(uit) : cover}
        className="block w-full"
        shapeRendering="crispEdges"
        viewBox={`${-BORDER} ${-BORDER} ${whole} ${whole}`}
      >
        <path className={usable ? 'fill-black' : 'fill-[#d4d4d4]'} d={qrPath(runs)} />
        {!usable && <Cover size={size} words={cover} />}
      </svg>
    </div>
  );
}

/** Over the middle third: the squares that are left say nothing to a reader. */
function Cover({ size, words }: { readonly size: number; readonly words: string }) {
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
        {words}
      </text>
    </g>
  );
}
