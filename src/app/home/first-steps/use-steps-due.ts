import { useFirstLoad } from '@/app/state/use-first-load';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { hasAccepted } from '@/db/archive/has-accepted';
import { areStepsHidden } from '@/db/settings/hidden-steps';

/**
 * Whether the present company still goes its first steps: nothing that it issued was accepted, and nobody has put them away here.
 * Undefined until the device has answered; while its documents come, nothing can be said, and they are not.
 */
export function useStepsDue(): boolean | undefined {
  const { db, company } = useWorkspace();
  const coming = useFirstLoad();
  const due = useLive(async () => {
    const [hidden, accepted] = await Promise.all([areStepsHidden(db, company.id), hasAccepted(db, company.id)]);
    return !hidden && !accepted;
  }, [db, company.id]);
  if (coming === true) return false;
  return coming === undefined ? undefined : due;
}
