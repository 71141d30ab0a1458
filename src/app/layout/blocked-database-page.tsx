import { useEffect, useRef } from 'react';
import { blockedDatabaseTexts } from './blocked-database-texts';

/**
 * In place of the app while another tab, frozen or of a version that does not let go, holds the database that this one has
 * to upgrade. The browser goes on with the upgrade as soon as it is let go, and the app takes this page's place.
 */
export default function BlockedDatabasePage() {
  const { title, text } = blockedDatabaseTexts;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 ref={heading} tabIndex={-1} className="text-20 font-semibold">
        {title}
      </h1>
      <p role="status" className="max-w-[520px] text-14 text-text-2">
        {text}
      </p>
    </main>
  );
}
