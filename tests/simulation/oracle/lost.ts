/** Nothing typed and nothing issued is gone without a person's word; no draft names a file that is nowhere. */

import type { SimWorld } from '../run/sim-world';
import { shortId } from '../world/short-id';
import type { EndState } from './end-state';
import { wordsIn } from './ledger';
import type { Breach } from './verdict';

export function findLost({ ledger }: Pick<SimWorld, 'ledger'>, state: EndState): readonly Breach[] {
  const texts = [...state.documents, ...state.notes.map(({ text }) => text)];
  const present = new Set([...wordsIn(state.rows), ...texts.flatMap((text) => wordsIn(text))]);
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
  return [...words, ...invoices, ...filesNowhere(state)];
}

function filesNowhere({ rows }: EndState): readonly Breach[] {
  const files = new Set(rows.filter(({ collection }) => collection === 'attachment').map(({ id }) => id));
  return rows
    .filter(({ collection }) => collection === 'draft')
    .flatMap(({ id, body }) => namedFiles(body).map((file) => ({ id, file })))
    .filter(({ file }) => !files.has(file))
    .map(({ id, file }) => ({
      promise: 'lost',
      sentence: `Draft ${shortId(id)} names the file ${shortId(file)}, whose content is nowhere`,
    }));
}

function namedFiles({ content }: Readonly<Record<string, unknown>>): readonly string[] {
  const { attachments = [] } = content as { readonly attachments?: readonly { readonly id: string }[] }; // By its schema.
  return attachments.map(({ id }) => id);
}
