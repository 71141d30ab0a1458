import { useEffect, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';

/** Shorter waits show nothing: a flash of grey is worse than a moment of the old. */
const DELAY_MS = 150;

interface SkeletonProps {
  /** How many lines of 34 px. */
  readonly rows?: number;
}

/** Grey lines in place of what is being read, only after 150 ms. */
export function Skeleton({ rows = 8 }: SkeletonProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <div aria-busy hidden />;
  return (
    <div aria-busy role="status" aria-label={uiTexts.loading} className="px-6">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div key={key} className="flex h-[34px] items-center border-b border-border">
          <div className="h-2.5 w-full rounded-1 bg-sunken" />
        </div>
      ))}
    </div>
  );
}
