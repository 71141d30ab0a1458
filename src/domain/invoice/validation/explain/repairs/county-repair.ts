import { foldedText } from './folded-text';
import { putText, type Repairer } from './repair-case';
import { sectorNamed } from './sector-named';

/** ISO 3166-2:RO: code after `RO-` and the county's name, folded. */
const COUNTIES =
  'AB alba AG arges AR arad B bucuresti BC bacau BH bihor BN bistritanasaud BR braila BT botosani BV brasov BZ buzau CJ cluj ' +
  'CL calarasi CS carasseverin CT constanta CV covasna DB dambovita DJ dolj GJ gorj GL galati GR giurgiu HD hunedoara ' +
  'HR harghita IF ilfov IL ialomita IS iasi MH mehedinti MM maramures MS mures NT neamt OT olt PH prahova SB sibiu SJ salaj ' +
  'SM satumare SV suceava TL tulcea TM timis TR teleorman VL valcea VN vrancea VS vaslui';

/** Other spellings in use. */
const ALSO: Readonly<Record<string, string>> = {
  bistrita: 'BN',
  carasseverinului: 'CS',
  dimbovita: 'DB',
  vilcea: 'VL',
  bucharest: 'B',
  bucurestisector: 'B',
  buc: 'B',
};

let codeByName: ReadonlyMap<string, string> | null = null;

function readCounties(): ReadonlyMap<string, string> {
  const words = COUNTIES.split(' ');
  const codes = new Map(Object.entries(ALSO));
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [code = '', name = ''] = words.slice(at, at + 2);
    codes.set(name, code);
    codes.set(code.toLowerCase(), code);
    codes.set(`ro${code.toLowerCase()}`, code);
  }
  return codes;
}

/** `Cluj`, `jud. Cluj`, `CJ`, `RO CJ` → `RO-CJ`; a Bucharest sector → `RO-B`; undefined where it is not certain. */
export function countyCodeOf(text: string): string | undefined {
  codeByName ??= readCounties();
  const name = foldedText(text).replace(/^(judetul|judet|jud|municipiul|mun)(?=.{2})/, '');
  const code = codeByName.get(name) ?? (sectorNamed(text) === undefined ? undefined : 'B');
  return code === undefined ? undefined : `RO-${code}`;
}

/** BR-RO-110, 111, 170, 212: the county written by its code. */
export const repairCounty: Repairer = (at) =>
  putText(at, at.actual === undefined ? undefined : countyCodeOf(at.actual));
