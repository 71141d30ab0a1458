import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { evictionTexts } from '@/app/texts/eviction-texts';
import { Button } from '@/app/ui/buttons/button';
import { dayText } from '@/app/ui/words/date-words';
import { evictionOf, markEvictionSeen } from '@/db/storage/eviction';

/** That the browser has deleted what this device held, until the person says that it is known. */
export function EvictionLine() {
  const { db } = useWorkspace();
  const eviction = useLive(() => evictionOf(db), [db]) ?? null;
  if (eviction === null) return null;
  const seen = (): void => {
    markEvictionSeen(db).catch((error: unknown) => console.warn('The note stays:', error));
  };
  return (
    <div className="mt-2 text-13 text-text">
      <p>{`${dayText(eviction.at)}: ${evictionTexts.title}. ${evictionTexts.told(eviction)}`}</p>
      <div className="my-2">
        <Button size="sm" onClick={seen}>
          {evictionTexts.seen}
        </Button>
      </div>
    </div>
  );
}
