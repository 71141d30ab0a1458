/** The faces that PDFs are written with, for pages drawn on the screen and printed. */
import type { Face } from '@/domain/paper/text/font-metrics';
import regularUrl from '@/workers/pdf/faces/inter-400.ttf?url';
import semiboldUrl from '@/workers/pdf/faces/inter-600.ttf?url';

export const PAPER_FAMILY = 'Condica Paper';
export const PAPER_WEIGHTS: Readonly<Record<Face, number>> = { regular: 400, semibold: 600 };
const URLS: Readonly<Record<Face, string>> = { regular: regularUrl, semibold: semiboldUrl };

let loading: Promise<unknown> | undefined;

/** Once a page; rejects where they cannot be had, and the next call tries again. */
export function loadPaperFaces(): Promise<unknown> {
  loading ??= Promise.all((Object.keys(URLS) as readonly Face[]).map(loadFace)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadFace(face: Face): Promise<void> {
  const loaded = new FontFace(PAPER_FAMILY, `url(${URLS[face]})`, { weight: String(PAPER_WEIGHTS[face]) });
  document.fonts.add(await loaded.load());
}
