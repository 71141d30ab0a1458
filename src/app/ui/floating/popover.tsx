import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useOpenedByPress } from './use-opened-by-press';

export interface PopoverProps {
  /** What stands in the button; the button itself is drawn by `buttonClass`. */
  readonly button: ReactNode;
  readonly buttonLabel: string;
  readonly buttonClass: string;
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly panelClass?: string;
  readonly children: (close: () => void) => ReactNode;
}

const load = () => loadChunk(() => import('./loaded-popover'));
const LoadedPopover = lazy(load);

/** Something small that opens beside its button and closes by Esc or a press outside. */
export function Popover(props: PopoverProps) {
  const { pressed, button } = useOpenedByPress(load);
  const plain = (
    <button
      type="button"
      aria-expanded={false}
      aria-label={props.buttonLabel}
      title={props.buttonLabel}
      className={props.buttonClass}
      {...button}
    >
      {props.button}
    </button>
  );
  if (!pressed) return plain;
  return (
    <Suspense fallback={plain}>
      <LoadedPopover {...props} />
    </Suspense>
  );
}
