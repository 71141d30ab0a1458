import { foldedText } from './folded-text';

/** UN/ECE code, the word to say, then every other way Romanians and other programs write it (folded). */
const UNITS: readonly (readonly [code: string, word: string, others: string])[] = [
  ['H87', 'bucată', 'buc bucati bc bucata pcs pc pce piece pieces each'],
  ['KGM', 'kilogram', 'kg kgs kilograme kilogr kilo'],
  ['GRM', 'gram', 'g gr grame'],
  ['TNE', 'tonă', 't to tona tone'],
  ['XBX', 'cutie', 'cut cutii box'],
  ['XRO', 'rolă', 'rol role rola roll'],
  ['HUR', 'oră', 'h ore ora hour hours'],
  ['MIN', 'minut', 'min minute'],
  ['DAY', 'zi', 'zile day days'],
  ['WEE', 'săptămână', 'sapt saptamani saptamana week'],
  ['MON', 'lună', 'luna luni month'],
  ['ANN', 'an', 'ani year'],
  ['SET', 'set', 'seturi'],
  ['PR', 'pereche', 'per perechi pair'],
  ['MTR', 'metru', 'm ml metri metruliniar metriliniari'],
  ['CMT', 'centimetru', 'cm centimetri'],
  ['MMT', 'milimetru', 'mm milimetri'],
  ['KMT', 'kilometru', 'km kilometri'],
  ['MTK', 'metru pătrat', 'mp m2 metripatrati metrupatrat'],
  ['MTQ', 'metru cub', 'mc m3 metricubi metrucub'],
  ['LTR', 'litru', 'l lt litri litru liter litre'],
  ['MLT', 'mililitru', 'mililitri'],
  ['XPK', 'pachet', 'pac pach pachete pack'],
  ['XPX', 'palet', 'pal paleti palet paleta pallet'],
  ['XSA', 'sac', 'saci sack'],
  ['XBG', 'pungă', 'punga pungi bag'],
  ['XBO', 'sticlă', 'sticla sticle st bottle'],
  ['XCT', 'cutie de carton', 'carton cartoane'],
  ['XTU', 'tub', 'tuburi tub'],
  ['XBE', 'legătură', 'legatura legaturi'],
  ['XBL', 'balot', 'baloti'],
  ['XJR', 'borcan', 'borcane bor'],
  ['XBA', 'butoi', 'butoaie'],
  ['XST', 'coală', 'coala coli foaie foi'],
  ['E48', 'unitate de serviciu', 'serviciu servicii serv prestatie'],
  ['E51', 'lucrare', 'lucrari lucrare'],
  ['KWH', 'kilowatt-oră', 'kwh'],
  ['MWH', 'megawatt-oră', 'mwh'],
  ['GJ', 'gigajoule', 'gj'],
];

/** Texts that would be read in two ways; they get no repair. „ml” is metru liniar or mililitru. */
const AMBIGUOUS = new Set(['ml', 'st', 't', 'per', 'pal']);

let codeByText: ReadonlyMap<string, string> | null = null;

function readUnits(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [code, word, others] of UNITS) {
    for (const text of [code, word, ...others.split(' ')]) codes.set(foldedText(text), code);
  }
  for (const text of AMBIGUOUS) codes.delete(text);
  return codes;
}

/** The code of a unit written in words, letters case, marks and points apart; undefined where it is not certain. */
export function unitCodeOf(text: string): string | undefined {
  codeByText ??= readUnits();
  return codeByText.get(foldedText(text));
}

/** „rolă” for XRO; the code itself where the table has no word. */
export function unitWords(code: string): string {
  return UNITS.find(([unit]) => unit === code)?.[1] ?? code;
}
