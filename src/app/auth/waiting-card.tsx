import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { waitingTexts } from './waiting-texts';
import { type WaitingWork, waitingWork } from './waiting-work';

/** What waits on this device, and whose it is: signing in as somebody else sends none of it. */
export default function WaitingCard() {
  const [works, setWorks] = useState<readonly WaitingWork[]>([]);
  useEffect(() => {
    waitingWork(indexedDB).then(setWorks, (error: unknown) => console.warn('Waiting work not counted:', error));
  }, []);
  const [first, ...others] = works;
  if (first === undefined) return null;
  const total = works.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex gap-3 rounded-2 border border-border p-4">
      <Clock aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-wait-fill" />
      <div className="min-w-0 text-13 break-words">
        <p className="font-medium">{waitingTexts.title(total)}</p>
        {others.length > 0 && (
          <ul className="text-text-2">
            {works.map(({ database, owner, count }) => (
              <li key={database}>{waitingTexts.ofEach(owner, count)}</li>
            ))}
          </ul>
        )}
        <p className="text-text-2">
          {others.length > 0 ? waitingTexts.ofMany : waitingTexts.of(first.owner, first.count)}
        </p>
      </div>
    </div>
  );
}
