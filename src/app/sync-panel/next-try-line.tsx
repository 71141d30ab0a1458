import { useEffect, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';

interface NextTryLineProps {
  /** ms since 1970. */
  readonly at: number;
}

/** When what was put off is tried again, counting down, and a button for who does not want to wait. */
export function NextTryLine({ at }: NextTryLineProps) {
  const { syncNow } = useWorkspace();
  const left = useSecondsUntil(at);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-13 text-text">
      <span className="tabular-nums">{syncTexts.nextTry(left)}</span>
      <Button size="sm" onClick={syncNow}>
        {syncTexts.tryNow}
      </Button>
    </div>
  );
}

function secondsUntil(at: number): number {
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const look = (): void => setLeft(secondsUntil(at));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
