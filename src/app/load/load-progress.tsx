import { useEffect, useState } from 'react';
import { loadTexts } from '@/app/texts/load-texts';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { countText } from '@/app/ui/words/amount-text';
import type { PullProgress } from '@/sync/pull/pull-company';
import { loadPace, type ProgressSample, withSample } from './load-pace';

/** What has come of how much, how fast, and how long it still takes: the one blue bar is what moves now. */
export function LoadProgress({ progress }: { readonly progress: PullProgress }) {
  const { done, total } = progress;
  const [samples, setSamples] = useState<readonly ProgressSample[]>([]);
  useEffect(() => setSamples((before) => withSample(before, { at: Date.now(), done })), [done]);
  const { perSecond, secondsLeft } = loadPace(samples, total);
  return (
    <div className="border-b border-border p-4">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-12 text-text-3">{loadTexts.bar}</span>
          <span className="text-28 font-semibold tabular-nums">{countText(done)}</span>{' '}
          <span className="text-16 text-text-2 tabular-nums">{loadTexts.ofRows(total)}</span>
        </p>
        {secondsLeft !== null && (
          <p className="text-right">
            <span className="block text-12 text-text-3">{loadTexts.left}</span>
            <span className="text-20 font-semibold">{loadTexts.duration(secondsLeft)}</span>
          </p>
        )}
      </div>
      <ProgressBar label={loadTexts.bar} value={done} max={total} numbers={false} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-12 text-text-3">
        <span className="tabular-nums">{perSecond >= 1 ? loadTexts.perSecond(Math.round(perSecond)) : ''}</span>
        <span>{loadTexts.keepsOn}</span>
      </p>
    </div>
  );
}
