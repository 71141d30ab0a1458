import { unitByCode } from '../../../../units/find-unit';
import { UNITS } from '../../../../units/units';
import { foldedText } from './folded-text';

/** Other ways that mean one unit only: code, then the texts, folded. Wider guesses belong to the editor's list. */
const ALSO: readonly (readonly [code: string, texts: string])[] = [
  ['H87', 'bc pcs pc pce piece pieces'],
  ['KGM', 'kgs kgr kilo'],
  ['GRM', 'gr'],
  ['TNE', 'to'],
  ['LTR', 'lt liter litre'],
  ['MTK', 'mp m2'],
  ['MTQ', 'mc m3'],
  ['HUR', 'hr hour hours'],
  ['MIN', 'min'],
  ['XRO', 'rol roll rulou'],
  ['XBX', 'box'],
  ['XPK', 'pac pack'],
  ['XPX', 'pallet'],
];

/** Short forms that are read in two ways („ml”: mililitru, metru liniar); they get no repair. */
const AMBIGUOUS = 'ml st t u q per pal ex sort parte cons'.split(' ');

let codeByText: ReadonlyMap<string, string> | null = null;

function readUnits(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { code } of UNITS) codes.set(foldedText(code), code);
  for (const { code, name, plural, short } of [...UNITS].reverse()) {
    for (const text of [name, plural, short]) codes.set(foldedText(text), code);
  }
  for (const [code, texts] of ALSO) for (const text of texts.split(' ')) codes.set(text, code);
  for (const text of ['', ...AMBIGUOUS]) codes.delete(text);
  return codes;
}

/** The code of a unit written in words, letter case, marks and points apart; undefined where it is not certain. */
export function unitCodeOf(text: string): string | undefined {
  codeByText ??= readUnits();
  return codeByText.get(foldedText(text));
}

/** „rolă” for XRO; the code itself where the table has no word. */
export function unitWords(code: string): string {
  return unitByCode(code)?.name ?? code;
}
