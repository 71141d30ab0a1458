/** Every number of a series is on one invoice, or free in an interval, or explained; and dates never fall along a device's numbers. */
import type { SimWorld } from '../run/sim-world';
import type { EndState, KeptLease, UsedNumber } from './end-state';
import type { Breach } from './verdict';

const stray = (sentence: string): Breach => ({ promise: 'stray', sentence });

export function findStray({ ledger }: Pick<SimWorld, 'ledger'>, state: EndState): readonly Breach[] {
  const series = new Set(state.leases.map(({ company, serial }) => `${company} ${serial}`));
  return [
    ...borneTwice(state),
    ...ledger.drawnTwice().map((number) => stray(`${number} was put on two invoices that stand`)),
    ...[...series].flatMap((one) => strayIn(one, state)),
  ];
}

function borneTwice({ invoices }: EndState): readonly Breach[] {
  const bearers = new Map<string, string[]>();
  for (const { company, id, serial, item } of invoices) {
    const place = `${company} ${serial} ${item.number}`;
    bearers.set(place, [...(bearers.get(place) ?? []), id]);
  }
  return [...bearers]
    .filter(([, ids]) => ids.length > 1)
    .map(([place, ids]) => stray(`${place} is on ${ids.length} invoices`));
}

function strayIn(series: string, { leases, numbers, invoices }: EndState): readonly Breach[] {
  const own = leases.filter(({ company, serial }) => `${company} ${serial}` === series);
  const used = numbers.filter(({ company, serial }) => `${company} ${serial}` === series);
  const byId = new Map(invoices.map(({ id, item }) => [id, item]));
  return [...overlaps(own), ...holes(series, own, used), ...outOfOrder(series, used, byId)];
}

function overlaps(leases: readonly KeptLease[]): readonly Breach[] {
  const inOrder = leases.filter(({ from, to }) => to >= from).sort((a, b) => a.from - b.from);
  return inOrder.flatMap((lease, place) => {
    const next = inOrder[place + 1];
    return next !== undefined && next.from <= lease.to
      ? [stray(`Intervals ${lease.from}–${lease.to} and ${next.from}–${next.to} overlap`)]
      : [];
  });
}

/** From the first number to the highest used: in an interval, or given back with one. */
function holes(series: string, leases: readonly KeptLease[], used: readonly UsedNumber[]): readonly Breach[] {
  const highest = Math.max(0, ...used.map(({ number }) => number));
  const known = new Set(used.map(({ number }) => number));
  const found: Breach[] = [];
  for (let number = 1; number <= highest; number += 1) {
    const held = leases.some(({ from, grantedTo }) => from <= number && number <= grantedTo);
    if (!known.has(number) && !held) found.push(stray(`Number ${number} of ${series} is nobody's`));
  }
  return found;
}

function outOfOrder(
  series: string,
  used: readonly UsedNumber[],
  items: ReadonlyMap<string, { readonly number: string; readonly issueDate: string }>,
): readonly Breach[] {
  const found: Breach[] = [];
  const last = new Map<string, { readonly number: string; readonly issueDate: string }>();
  for (const { device, invoice, state } of [...used].sort((a, b) => a.number - b.number)) {
    const item = invoice === null ? undefined : items.get(invoice);
    if (state !== 'used' || item === undefined || device === null) continue;
    const before = last.get(device);
    if (before !== undefined && before.issueDate > item.issueDate)
      found.push(
        stray(`${series}: ${before.number} of ${before.issueDate} stands before ${item.number} of ${item.issueDate}`),
      );
    last.set(device, item);
  }
  return found;
}
