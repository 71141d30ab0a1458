import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cacheCopyStores } from '@/db/storage/cache-copy-store';
import { type LostStorage, lostStorage } from '@/sync/session/lost-storage';
import { lostStorageTexts } from './lost-storage-texts';

/** Why somebody who had not signed out has to sign in: the browser has lost what it kept, and what that means. */
export default function LostStorageCard() {
  const [lost, setLost] = useState<LostStorage>('none');
  useEffect(() => {
    lostStorage({ indexedDB, localStorage, copyStores: cacheCopyStores(globalThis.caches) }).then(
      setLost,
      (error: unknown) => console.warn('It is not known whether the storage was lost:', error),
    );
  }, []);
  if (lost === 'none') return null;
  return (
    <div role="alert" className="flex gap-3 rounded-2 border border-border p-4">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-wait-fill" />
      <div className="min-w-0 text-13 break-words">
        <p className="font-medium">{lostStorageTexts.title}</p>
        <p className="text-text-2">{lost === 'copied' ? lostStorageTexts.copied : lostStorageTexts.lost}</p>
      </div>
    </div>
  );
}
