import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { type OpenerLook, PlainOpener } from './plain-opener';
import { useOpenedByPress } from './use-opened-by-press';

export interface PopoverProps extends OpenerLook {
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly panelClass?: string;
  readonly children: (close: () => void) => ReactNode;
}

const load = () => loadChunk(() => import('./loaded-popover'));
const LoadedPopover = lazy(load);

/** Something small that opens beside its button and closes by Esc or a press outside. */
export function Popover(props: PopoverProps) {
  const { pressed, button } = useOpenedByPress(load);
  const plain = <PlainOpener {...props} press={button} />;
  if (!pressed) return plain;
  return (
    <Suspense fallback={plain}>
      <LoadedPopover {...props} />
    </Suspense>
  );
}
