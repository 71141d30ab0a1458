/** Countries by their Romanian names, for the address of a buyer (BT-55, ISO 3166-1 alpha-2). */
import { compareFolded, fold, matchesFolded } from '@/domain/text/fold';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-1 alpha-2 as the rules accept it (reference/codelists/country-iso3166.json), without the uninhabited. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

let countries: readonly Country[] | undefined;

/** All of them by name; made at first use, because the names come from the browser's own tables. */
function allCountries(): readonly Country[] {
  countries ??= named();
  return countries;
}

function named(): readonly Country[] {
  const names = new Intl.DisplayNames('ro', { type: 'region' });
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compareFolded(a.name, b.name));
}

export function countryName(code: string): string {
  return allCountries().find((country) => country.code === code)?.name ?? code;
}

/** Those whose name has the words, or whose code is the text. */
export async function searchCountries(query: string): Promise<readonly Country[]> {
  const code = query.trim().toUpperCase();
  return allCountries().filter((country) => country.code === code || matchesFolded(fold(country.name), query));
}
