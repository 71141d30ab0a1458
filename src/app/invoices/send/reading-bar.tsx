import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { countText } from '@/app/ui/words/amount-text';
import { countStandings } from './batch';
import { paceText } from './reading-pace';
import { sendTexts } from './send-texts';
import type { OpenBatch } from './use-batch-runner';

/** How far the reading is, its pace, and its stop; what was stopped can be gone on with. */
export function ReadingBar({ open }: { readonly open: OpenBatch }): ReactNode {
  const { batch, reading, readNow, startedAt, runner } = open;
  const now = useSecond(reading === 'reading');
  const left = countStandings(batch).waiting;
  const all = batch.files.size;
  if (all === 0 || (reading === 'idle' && left === 0)) return null;
  const running = reading === 'reading';
  const pace = running ? paceText({ read: readNow, elapsedMs: now - startedAt, left }) : sendTexts.stopped;
  return (
    <div className="flex shrink-0 flex-col gap-2 px-6 pb-4 phone:px-4">
      <div className="flex flex-wrap items-center gap-x-3 text-13">
        <span className="font-medium tabular-nums">{sendTexts.progress(countText(all - left), countText(all))}</span>
        <span className="text-text-2 tabular-nums" role="status">
          {[pace, running ? sendTexts.elsewhere : ''].filter((words) => words !== '').join(' · ')}
        </span>
        <span className="ml-auto">
          {running ? (
            <Button onClick={() => runner.stop()} size="sm" variant="text">
              {sendTexts.stop}
            </Button>
          ) : (
            <Button onClick={() => void runner.resume()} size="sm">
              {sendTexts.resume}
            </Button>
          )}
        </span>
      </div>
      <ProgressBar
        label={sendTexts.progress(countText(all - left), countText(all))}
        max={all}
        numbers={false}
        value={all - left}
      />
    </div>
  );
}

/** The rising clock, looked at once a second while something runs. */
function useSecond(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
