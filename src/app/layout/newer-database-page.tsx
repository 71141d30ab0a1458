import { useEffect, useRef } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { newerDatabaseTexts } from './newer-database-texts';

/**
 * In place of the app where a newer one has upgraded the local database: this page can write nothing any more. The editor
 * that closes for it leaves a copy of what was not written (use-autosave.ts), which the next start restores.
 */
export function NewerDatabasePage() {
  const { title, text, reload } = newerDatabaseTexts;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 ref={heading} tabIndex={-1} className="text-20 font-semibold">
        {title}
      </h1>
      <p role="alert" className="max-w-[520px] text-14 text-text-2">
        {text}
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        {reload}
      </Button>
    </main>
  );
}
