import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { authTexts } from '@/app/texts/auth-texts';
import { isStorageLost } from '@/sync/session/lost-storage';

/** Why somebody who had not signed out has to sign in: the browser has lost what it kept, and what that means. */
export function LostStorageCard() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    isStorageLost(indexedDB, localStorage).then(setLost, (error: unknown) =>
      console.warn('It is not known whether the storage was lost:', error),
    );
  }, []);
  if (!isLost) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-2 border border-border p-4">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-wait-fill" />
      <div className="min-w-0 text-13 break-words">
        <p className="font-medium">{authTexts.storageLostTitle}</p>
        <p className="text-text-2">{authTexts.storageLost}</p>
      </div>
    </div>
  );
}
