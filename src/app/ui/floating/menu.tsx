import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { type OpenerLook, PlainOpener } from './plain-opener';
import { useOpenedByPress } from './use-opened-by-press';

export interface MenuAction {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: readonly string[];
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Begins a new group. */
  readonly separated?: boolean;
}

export interface MenuProps extends OpenerLook {
  /** Above the actions: who is signed in. */
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

const load = () => loadChunk(() => import('./loaded-menu'));
const LoadedMenu = lazy(load);

/** Actions behind a button; arrows, first letters and Esc as everywhere. */
export function Menu(props: MenuProps) {
  const { pressed, button } = useOpenedByPress(load);
  const plain = <PlainOpener {...props} press={button} opens="menu" />;
  if (!pressed) return plain;
  return (
    <Suspense fallback={plain}>
      <LoadedMenu {...props} />
    </Suspense>
  );
}
