/** What stands below the code, and is read after it: a control waits for none of it. */
import { lazy } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';

export const Journey = lazy(async () => ({ default: (await loadChunk(() => import('./journey'))).Journey }));
export const SameVehicle = lazy(async () => ({
  default: (await loadChunk(() => import('./same-vehicle'))).SameVehicle,
}));
