/** Code lists as the controls offer them. */
import { COUNTIES } from '@/domain/identifiers/counties';
import { compareFolded } from '@/domain/text/fold';
import { BORDER_POINTS } from '@/domain/transport/codes/border-points';
import { COUNTRY_CODES } from '@/domain/transport/codes/country-codes';
import { CUSTOMS_OFFICES } from '@/domain/transport/codes/customs-offices';
import { DOCUMENT_TYPES, PURPOSES } from '@/domain/transport/codes/short-lists';

export const COUNTY_CODES: readonly (readonly [string, string])[] = COUNTIES.map(
  ({ number, name, plate }): readonly [string, string] => [String(number), `${name} (${plate})`],
).toSorted(([, a], [, b]) => compareFolded(a, b));

export const BORDER_ENTRIES: ReadonlyMap<string, string> = new Map(
  [...BORDER_POINTS].map(([code, [name, neighbour]]) => [code, neighbour === '-' ? name : `${name} (${neighbour})`]),
);

export const CUSTOMS_ENTRIES: ReadonlyMap<string, string> = new Map(
  [...CUSTOMS_OFFICES].map(([code, [kind, name]]) => [code, `${name} (${kind})`]),
);

export const DOCUMENT_CODES: readonly (readonly [string, string])[] = [...DOCUMENT_TYPES];

export function purposeCodes(codes: readonly string[]): readonly (readonly [string, string])[] {
  return codes.map((code) => [code, `${code} ${PURPOSES.get(code) ?? ''}`.trim()]);
}

/** Of e-Transport's own list, by their Romanian names; made at first use, as the names come from the browser. */
let countries: ReadonlyMap<string, string> | undefined;

export function countryEntries(): ReadonlyMap<string, string> {
  countries ??= namedCountries();
  return countries;
}

/** Codes of the list that are no region of the browser's tables. */
const OWN_REGIONS: Readonly<Record<string, string>> = { EL: 'GR' };
const OWN_NAMES: Readonly<Record<string, string>> = { XI: 'Irlanda de Nord' };

function namedCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('ro', { type: 'region' });
  const named = COUNTRY_CODES.split(' ').map((code): [string, string] => {
    const name = OWN_NAMES[code] ?? names.of(OWN_REGIONS[code] ?? code) ?? code;
    return [code, `${name} (${code})`];
  });
  return new Map(named.toSorted(([, a], [, b]) => compareFolded(a, b)));
}
