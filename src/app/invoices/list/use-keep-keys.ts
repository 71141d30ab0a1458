import { useEffect, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

type KeepKeys = () => () => void;

const KEEP_NONE: KeepKeys = () => () => undefined;

/** Keeps keys while rows are chosen (typed-ahead.ts). Its code comes when the list stands: no row needs it to be shown. */
export function useKeepKeys(): KeepKeys {
  const [keep, setKeep] = useState<KeepKeys>(() => KEEP_NONE);
  useEffect(() => {
    loadChunk(() => import('@/app/ui/fields/typed-ahead'))
      .then(({ keepKeys }) => setKeep(() => keepKeys))
      .catch((error: unknown) => console.warn('Keys are not kept while rows are chosen:', error));
  }, []);
  return keep;
}
