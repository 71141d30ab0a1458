/** At most one effect a key, at most one accepted filing an invoice and a draft, a message to a supplier once. */
import type { SimWorld } from '../run/sim-world';
import type { EndState } from './end-state';
import { wordsIn } from './ledger';
import type { Breach } from './verdict';

export function findDoubled(world: SimWorld, { invoices }: EndState): readonly Breach[] {
  const { transports, store } = world.anaf.outside.standIns();
  const all = store.all();
  const uploads = all.filter(({ standard }) => standard !== 'RASP');
  return [
    ...repeatedEffects(world),
    ...acceptedTwice(uploads, world, invoices),
    ...declaredTwice(transports.all()),
    ...toldTwice(all),
  ];
}

function repeatedEffects({ network }: SimWorld): readonly Breach[] {
  return [...network.acknowledged]
    .filter(([, versions]) => versions.size > 1)
    .map(([key, versions]) => ({
      promise: 'doubled',
      sentence: `Key ${key} took effect as versions ${[...versions].join(', ')}`,
    }));
}

/** What ANAF holds of a transport. */
export interface KnownTransport {
  readonly type: string;
  readonly reference: string;
  readonly verdict: string;
}

/** A declaration bears the id of its step: two of one would be two codes for one transport. */
export function declaredTwice(transports: readonly KnownTransport[]): readonly Breach[] {
  const declared = transports.filter(({ type, verdict }) => type === 'NOT' && verdict === 'ok');
  return over(
    countBy(declared, ({ reference }) => reference),
    'ANAF took the declaration',
  );
}

/** Each message that ANAF has bears the word that was typed into it. */
function toldTwice(
  uploads: readonly { readonly standard: string; readonly verdict: string; readonly xml: string }[],
): readonly Breach[] {
  const notes = uploads.filter(({ standard, verdict }) => standard === 'RASP' && verdict === 'ok');
  const words = notes.flatMap(({ xml }) => wordsIn(Buffer.from(xml, 'base64').toString('utf8')));
  return over(
    countBy(words, (word) => word),
    'ANAF took the message with',
  );
}

/** What ANAF holds of an upload. */
export interface KnownUpload {
  readonly cif: string;
  readonly number: string;
  readonly verdict: string;
}

export function acceptedTwice(
  uploads: readonly KnownUpload[],
  { ledger }: Pick<SimWorld, 'ledger'>,
  invoices: EndState['invoices'],
): readonly Breach[] {
  const accepted = uploads.filter(({ verdict }) => verdict === 'ok');
  const byNumber = countBy(accepted, ({ cif, number }) => `${cif} ${number}`);
  const draftOf = new Map(invoices.map(({ item }) => [item.number, item.draft ?? '']));
  const drafts = new Map(ledger.issued.map(({ number, draft }) => [number, draft]));
  const byDraft = countBy(new Map(accepted.map((upload) => [upload.number, upload])).values(), ({ number }) => {
    const draft = draftOf.get(number) || drafts.get(number) || '';
    return draft === '' || ledger.released.has(draft) ? `number ${number}` : `draft ${draft}`;
  });
  return [...over(byNumber, 'ANAF accepted'), ...over(byDraft, 'ANAF accepted invoices of')];
}

function countBy<T>(list: Iterable<T>, keyOf: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

function over(counts: ReadonlyMap<string, number>, what: string): readonly Breach[] {
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => ({ promise: 'doubled', sentence: `${what} ${key} ${count} times` }));
}
