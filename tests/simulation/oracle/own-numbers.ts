/**
 * Nobody is told that a number of his own name is another's: a device and its copy share a name and an interval, and who meets an
 * invoice of the other one there has to hear that he is a copy (promise 6), else he meets it number after number.
 */
import type { SimWorld } from '../run/sim-world';
import type { EndState } from './end-state';
import type { Breach } from './verdict';

/** An upload that the server refused because its number is on another invoice. */
export interface RefusedNumber {
  readonly device: string;
  readonly invoice: string;
  /** As printed. */
  readonly number: string;
}

/** Null: not refused for its number. `body`: of the request. */
export function refusedNumber(url: string, body: string, answer: string): RefusedNumber | null {
  if (!answer.includes('"number-taken"')) return null;
  const params = new URL(url, 'http://127.0.0.1').searchParams;
  const number = /<cbc:ID>([^<]+)</.exec(body)?.[1] ?? '';
  return { device: params.get('device') ?? '', invoice: params.get('invoice') ?? '', number };
}

export function findOwnRefused(
  { network }: { readonly network: Pick<SimWorld['network'], 'refusedNumbers'> },
  { invoices, numbers }: Pick<EndState, 'invoices' | 'numbers'>,
): readonly Breach[] {
  const printed = new Map(invoices.map(({ id, item }) => [id, item.number]));
  const holders = numbers.flatMap(({ device, invoice, state }) =>
    invoice === null || device === null || state !== 'used' ? [] : [{ device, invoice, number: printed.get(invoice) }],
  );
  const own = network.refusedNumbers.filter((refused) =>
    holders.some(
      ({ device, invoice, number }) =>
        device === refused.device && number === refused.number && invoice !== refused.invoice,
    ),
  );
  return own.map(({ number }) => ({
    promise: 'stray',
    sentence: `${number} was refused as another's to the device under whose name it stands`,
  }));
}
