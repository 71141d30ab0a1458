import { classNames } from '@/app/ui/class-names';
import { uitFours } from '../uit-time';
import { cardTexts } from './card-texts';

interface UitCodeProps {
  readonly uit: string;
  /** Greyed: ANAF has not said ok, or it no longer holds. */
  readonly usable: boolean;
  /** On the whole screen, for a control. */
  readonly large?: boolean;
  /** Beside its QR in a panel. */
  readonly narrow?: boolean;
}

/** The code in two lines of two fours, as it is read aloud; words of 7:1 on the card (look: 05a). */
export function UitCode({ uit, usable, large = false, narrow = false }: UitCodeProps) {
  const [first = '', second = '', third = '', fourth = ''] = uitFours(uit);
  return (
    <p
      role="img"
      aria-label={cardTexts.uit(uit)}
      className={classNames(
        'text-center font-semibold tracking-[0.04em] tabular-nums',
        large
          ? 'text-[min(13vw,12vh,120px)] leading-[1.2]'
          : narrow
            ? 'text-28'
            : 'text-[min(36px,10vw)] leading-[44px]',
        large ? 'text-black' : usable ? 'text-text' : 'text-text-2',
      )}
    >
      <span className="block whitespace-pre">{`${first}  ${second}`}</span>
      <span className="block whitespace-pre">{`${third}  ${fourth}`}</span>
    </p>
  );
}
