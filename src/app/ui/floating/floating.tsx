import { Portal } from '@headlessui/react';
import type { ReactNode } from 'react';
import { useOverlayRoot } from './overlay-root';

/** Draws the floating parts inside it in the present overlay root. */
export function Floating({ children }: { readonly children: ReactNode }) {
  const root = useOverlayRoot();
  return root === null ? children : <Portal.Group target={root}>{children}</Portal.Group>;
}
