import { type Ability, hasAbility } from '@/api/abilities';
import { GUARDED_ACTIONS, type GuardedAction } from '@/api/guarded-actions';
import { useSession } from './session-view';

/** Whether the plan of the one who is signed in includes the ability; null needs none. */
export function useAbility(ability: Ability | null): boolean {
  const { user } = useSession();
  return ability === null || hasAbility(user?.plan.planRestrictions ?? {}, ability);
}

/** Whether a page shows what only some plans open inside it. */
export function useMayDo(action: GuardedAction): boolean {
  return useAbility(GUARDED_ACTIONS[action]);
}
