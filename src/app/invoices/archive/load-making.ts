import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { uiTexts } from '@/app/texts/ui-texts';
import { makingTexts } from './making-texts';

/**
 * The part of the app that makes files or lays out a print; null, said to the person, where it has not come to this device.
 * `again`: what they then try once more.
 */
export async function loadMaking<Part>(
  load: () => Promise<Part>,
  again?: () => void,
  tell = addAlert,
): Promise<Part | null> {
  try {
    return await loadChunk(load);
  } catch (error) {
    console.error('What makes the files could not be loaded:', error);
    const action = again && { action: { label: uiTexts.retry, onAct: again } };
    tell({ type: 'error', message: makingTexts.missing, ...action });
    return null;
  }
}
