/** The faces as the worker has them, read from the sources in place of fetched. */
import { readFileSync } from 'node:fs';
import { readPaperFonts } from '@/workers/pdf/paper-fonts';

const face = (weight: number) =>
  new Uint8Array(readFileSync(new URL(`../../../src/workers/pdf/faces/inter-${weight}.ttf`, import.meta.url)));

export const fontsOfDisk = () => readPaperFonts({ regular: face(400), semibold: face(600) });
