import { FlaskConical } from 'lucide-react';
import { useAtTest } from '@/app/state/use-at-test';
import { frameTexts } from '@/app/texts/frame-texts';

/** Says on every page that the server files at ANAF's test environment; nothing elsewhere. */
export function TestMark() {
  if (!useAtTest()) return null;
  return (
    <span
      title={frameTexts.testMarkHelp}
      className="inline-flex h-6 shrink-0 items-center gap-1.5 rounded-1 bg-wait-soft px-2 phone:h-5 text-12 font-medium text-wait"
    >
      <FlaskConical aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      {frameTexts.testMark}
    </span>
  );
}
