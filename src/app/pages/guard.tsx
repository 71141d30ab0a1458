import { lazy, type ReactNode } from 'react';
import type { Ability } from '@/api/abilities';
import { loadChunk } from '@/app/routes/load-chunk';
import { useAbility } from '@/app/state/use-ability';

const RestrictedResult = lazy(() => loadChunk(() => import('./restricted-result')));

interface GuardProps {
  readonly ability: Ability | null;
  readonly children: ReactNode;
}

/** Shows the page where the plan includes its ability, else the restricted result (specification, section 2). */
export function Guard({ ability, children }: GuardProps) {
  return useAbility(ability) ? children : <RestrictedResult />;
}
