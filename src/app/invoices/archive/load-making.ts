import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { makingTexts } from './making-texts';

/** The part of the app that makes PDFs or lays out a print; null, said to the person, where it has not come to this device. */
export async function loadMaking<Part>(load: () => Promise<Part>, tell = addAlert): Promise<Part | null> {
  try {
    return await loadChunk(load);
  } catch (error) {
    console.error('What makes the PDFs could not be loaded:', error);
    tell({ type: 'error', message: makingTexts.missing });
    return null;
  }
}
