/** Countries by their Romanian names, for an address (BT-40, BT-55). */
import { COUNTRY_CODES } from '@/domain/codelists/country-codes';
import { compareFolded, fold, matchesFolded } from '@/domain/text/fold';
import { placeTexts } from './place-texts';

export interface Country {
  /** ISO 3166-1 alpha-2, and the two that the rules add. */
  readonly code: string;
  readonly name: string;
}

let countries: readonly Country[] | undefined;

/** All of them by name; made at first use, because the names come from the browser's own tables. */
function allCountries(): readonly Country[] {
  countries ??= named();
  return countries;
}

function named(): readonly Country[] {
  const names = new Intl.DisplayNames('ro', { type: 'region' });
  const own: Readonly<Record<string, string>> = placeTexts.countriesWithoutIsoName;
  return COUNTRY_CODES.split(' ')
    .map((code) => ({ code, name: own[code] ?? names.of(code) ?? code }))
    .sort((a, b) => compareFolded(a.name, b.name));
}

function countryOf(code: string): Country | undefined {
  return allCountries().find((country) => country.code === code);
}

export function countryName(code: string): string {
  return countryOf(code)?.name ?? code;
}

/** „Germania (DE)”; what is no code is given back as it is. */
export function countryLabel(code: string): string {
  const country = countryOf(code);
  return country === undefined ? code : `${country.name} (${country.code})`;
}

export function isCountryCode(code: string): boolean {
  return countryOf(code) !== undefined;
}

/** The code of what was typed: a code, a name, or both as `countryLabel` writes them; undefined where it is none. */
export function findCountryCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  const wanted = fold(typed);
  return allCountries().find(
    (country) =>
      country.code === code || [country.name, countryLabel(country.code)].some((text) => fold(text) === wanted),
  )?.code;
}

/** The one whose code was typed first, then those whose name begins with it, then those that have its words. */
export function matchingCountries(query: string): readonly Country[] {
  const code = query.trim().toUpperCase();
  const wanted = fold(query);
  const rank = (country: Country): number => {
    if (country.code === code) return 0;
    const name = fold(country.name);
    if (name.startsWith(wanted)) return 1;
    return matchesFolded(name, query) ? 2 : 3;
  };
  return allCountries()
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .map(({ country }) => country);
}
