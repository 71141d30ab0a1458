/** Writes the benches' kept results into the documents that show them: `npm run figures`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { keptResult } from './bench-result';
import { DOCUMENTS } from './documents';
import { figuresIn } from './figures-in';

for (const document of DOCUMENTS) {
  const text = readFileSync(document, 'utf8');
  const written = figuresIn(text, keptResult);
  if (written === text) continue;
  writeFileSync(document, written);
  console.log(`Figures written: ${document}`);
}
