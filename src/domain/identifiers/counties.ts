/**
 * The 41 counties and Bucharest: ISO 3166-2 code (BT-39, BT-54, BT-77), vehicle plate letters, number in the taxpayer
 * register and in e-Transport, name. Source: reference/codelists/etransport-codJudet.json and ro-county-iso3166-2.json.
 */
import { fold } from '../text/fold';

export interface County {
  /** `RO-CJ`. */
  readonly iso: string;
  /** `CJ`. */
  readonly plate: string;
  /** ANAF's number (`scod_Judet`, e-Transport's `codJudet`). */
  readonly number: number;
  readonly name: string;
}

function county(iso: string, plate: string, number: number, name: string): County {
  return { iso, plate, number, name };
}

export const COUNTIES: readonly County[] = [
  county('RO-AB', 'AB', 1, 'Alba'),
  county('RO-AR', 'AR', 2, 'Arad'),
  county('RO-AG', 'AG', 3, 'Argeș'),
  county('RO-BC', 'BC', 4, 'Bacău'),
  county('RO-BH', 'BH', 5, 'Bihor'),
  county('RO-BN', 'BN', 6, 'Bistrița-Năsăud'),
  county('RO-BT', 'BT', 7, 'Botoșani'),
  county('RO-BV', 'BV', 8, 'Brașov'),
  county('RO-BR', 'BR', 9, 'Brăila'),
  county('RO-BZ', 'BZ', 10, 'Buzău'),
  county('RO-CS', 'CS', 11, 'Caraș-Severin'),
  county('RO-CJ', 'CJ', 12, 'Cluj'),
  county('RO-CT', 'CT', 13, 'Constanța'),
  county('RO-CV', 'CV', 14, 'Covasna'),
  county('RO-DB', 'DB', 15, 'Dâmbovița'),
  county('RO-DJ', 'DJ', 16, 'Dolj'),
  county('RO-GL', 'GL', 17, 'Galați'),
  county('RO-GJ', 'GJ', 18, 'Gorj'),
  county('RO-HR', 'HR', 19, 'Harghita'),
  county('RO-HD', 'HD', 20, 'Hunedoara'),
  county('RO-IL', 'IL', 21, 'Ialomița'),
  county('RO-IS', 'IS', 22, 'Iași'),
  county('RO-IF', 'IF', 23, 'Ilfov'),
  county('RO-MM', 'MM', 24, 'Maramureș'),
  county('RO-MH', 'MH', 25, 'Mehedinți'),
  county('RO-MS', 'MS', 26, 'Mureș'),
  county('RO-NT', 'NT', 27, 'Neamț'),
  county('RO-OT', 'OT', 28, 'Olt'),
  county('RO-PH', 'PH', 29, 'Prahova'),
  county('RO-SM', 'SM', 30, 'Satu Mare'),
  county('RO-SJ', 'SJ', 31, 'Sălaj'),
  county('RO-SB', 'SB', 32, 'Sibiu'),
  county('RO-SV', 'SV', 33, 'Suceava'),
  county('RO-TR', 'TR', 34, 'Teleorman'),
  county('RO-TM', 'TM', 35, 'Timiș'),
  county('RO-TL', 'TL', 36, 'Tulcea'),
  county('RO-VS', 'VS', 37, 'Vaslui'),
  county('RO-VL', 'VL', 38, 'Vâlcea'),
  county('RO-VN', 'VN', 39, 'Vrancea'),
  county('RO-B', 'B', 40, 'București'),
  county('RO-CL', 'CL', 51, 'Călărași'),
  county('RO-GR', 'GR', 52, 'Giurgiu'),
];

/** Words that come before or after a county's name in addresses. */
const AROUND = /^(?:judetul|judet|jud\.?|municipiul|mun\.?|mcp\.?) ?/;

const BY_KEY = new Map(
  COUNTIES.flatMap((one) => [one.iso, one.plate, one.name].map((key): [string, County] => [keyOf(key), one])),
);

function keyOf(text: string): string {
  return fold(text).replace(AROUND, '').replace(/[ .-]/g, '');
}

/** The county of an ISO code, plate letters or a name in any spelling (`JUD. TIMIŞ`, `timis`, `TM`, `RO-TM`). */
export function findCounty(text: string): County | undefined {
  return BY_KEY.get(keyOf(text));
}

/** The county with ANAF's number. */
export function countyByNumber(number: number): County | undefined {
  return COUNTIES.find((one) => one.number === number);
}
