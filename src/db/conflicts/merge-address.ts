/**
 * An address that both sides changed (decision 0177): street and postal code go together by themselves where the place stayed the same.
 * A street of one place with the city of another is nobody's address. Pure.
 */
import { judgeMerge } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';

/** As definitions keep it (api/entities/address.ts). */
const WITHIN = ['line1', 'postCode'];

type Address = Readonly<Record<string, unknown>>;

/** What has both sides' changes; undefined where a person has to choose, or any of the three is no address. */
export function mergeAddress(was: unknown, mine: unknown, theirs: unknown): Address | undefined {
  if (!isAddress(was) || !isAddress(mine) || !isAddress(theirs)) return undefined;
  const place = placeOf(was);
  if (!sameValue(place, placeOf(mine)) || !sameValue(place, placeOf(theirs))) return undefined;
  const verdicts = WITHIN.map((part) => [part, judgeMerge(was[part], mine[part], theirs[part])] as const);
  if (verdicts.some(([, verdict]) => verdict === 'clash')) return undefined;
  const own = verdicts.filter(([, verdict]) => verdict === 'mine').map(([part]) => [part, mine[part]]);
  return { ...theirs, ...Object.fromEntries(own) };
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Country, county, city, and whatever a newer version knows of an address. */
function placeOf(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([part]) => !WITHIN.includes(part)));
}
