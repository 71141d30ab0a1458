/** Nothing typed and nothing issued is gone without a person's word. */

import type { SimWorld } from '../run/sim-world';
import { shortId } from '../world/short-id';
import type { EndState } from './end-state';
import { wordsIn } from './ledger';
import type { Breach } from './verdict';

export function findLost({ ledger }: Pick<SimWorld, 'ledger'>, state: EndState): readonly Breach[] {
  const present = new Set([...wordsIn(state.rows), ...state.documents.flatMap((xml) => wordsIn(xml))]);
  const words = ledger.lost(present).map(({ word, row, field }): Breach => {
    return { promise: 'lost', sentence: `${word} was typed into ${field} of ${shortId(row)} and is nowhere` };
  });
  const known = new Set(state.invoices.map(({ id }) => id));
  const invoices = ledger
    .standing()
    .filter(({ invoice }) => !known.has(invoice))
    .map(
      ({ number, invoice }): Breach => ({
        promise: 'lost',
        sentence: `${number} (${shortId(invoice)}) was issued and is nowhere`,
      }),
    );
  return [...words, ...invoices];
}
