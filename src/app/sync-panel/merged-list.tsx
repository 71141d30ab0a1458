import { useState } from 'react';
import { syncTexts } from '@/app/texts/sync-texts';

const texts = syncTexts.conflict;

/** What stands already because only one side changed it; the list opens on demand. */
export function MergedList({ changes }: { readonly changes: readonly string[] }) {
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <>
      {` ${texts.merged(changes.length)} `}
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="font-medium text-accent-text hover:underline phone:min-h-11"
      >
        {open ? texts.hideMerged : texts.showMerged(changes.length)}
      </button>
      {open && (
        <ul className="mt-2 list-disc pl-5 text-12">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}
