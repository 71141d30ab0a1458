/** Changes of one place of an accepted declaration, with the rules that fail by them and what the schema says then. */
export interface Change {
  readonly name: string;
  /** Documents that have the place. */
  readonly where: RegExp;
  readonly at: RegExp;
  readonly put: string;
  readonly xsd: 'valid' | 'invalid';
  readonly fatal: readonly string[];
}

const ANY = /<eTransport/;
const NOTIFIED = /<notificare /;
/** Lines that need tariff code, net weight and value. */
const FULL = /codTipOperatiune="(?!60|70)/;
const operations = (...codes: readonly string[]): RegExp => new RegExp(`codTipOperatiune="(?:${codes.join('|')})"`);

function change(where: RegExp, at: RegExp, put: string, fatal: string, xsd: Change['xsd'] = 'valid'): Change {
  const name = `${at.source.slice(0, 40)} → ${put.slice(0, 40)} in ${where.source.slice(0, 40)}`;
  return { name, where, at, put, xsd, fatal: fatal === '' ? [] : fatal.split(' ') };
}
const invalid = (where: RegExp, at: RegExp, put: string, fatal = ''): Change =>
  change(where, at, put, fatal, 'invalid');
const attribute = (name: string): RegExp => new RegExp(` ${name}="[^"]*"`);
const set = (name: string, value: string): readonly [RegExp, string] => [attribute(name), ` ${name}="${value}"`];

const UIT = '3V0P0L0P0T3JUW46';
const PTF = ' codPtf="1"/>';
const OFFICE = ' codBirouVamal="12801"/>';
const START = /<locStartTraseuRutier(?:\/>| [^>]*\/>|>[\s\S]*?<\/locStartTraseuRutier>)/;
const END = /<locFinalTraseuRutier(?:\/>| [^>]*\/>|>[\s\S]*?<\/locFinalTraseuRutier>)/;
const start = (rest: string): readonly [RegExp, string] => [START, `<locStartTraseuRutier${rest}`];
const end = (rest: string): readonly [RegExp, string] => [END, `<locFinalTraseuRutier${rest}`];

/** Numbers: [attribute, sign, decimals, whole digits]; the net weight of the samples is .01. */
const NUMBERS: readonly (readonly [string, string, string, string])[] = [
  ['cantitate', 'BR-027', 'BR-035', 'BR-036'],
  ['greutateBruta', 'BR-029', 'BR-039', 'BR-040'],
];

export const CHANGES: readonly Change[] = [
  invalid(ANY, /<\/eTransport>/, `<stergere uit="${UIT}"/></eTransport>`, 'BT-TY-005'),
  invalid(ANY, attribute('codDeclarant'), '', 'BR-002'),
  change(ANY, ...set('codDeclarant', '0123456789'), 'BR-002'),
  change(ANY, ...set('codDeclarant', '1234567890123'), ''),
  invalid(ANY, ...set('codDeclarant', 'RO12345678'), 'BR-002'),
  invalid(/declPostAvarie/, ...set('declPostAvarie', 'N'), 'BR-201'),
  invalid(/declPostAvarie/, ...set('declPostAvarie', 'DA'), ''),
  invalid(/<modifVehicul/, attribute('dataModificare'), '', 'BR-202 BR-203'),
  invalid(/<modifVehicul/, ...set('dataModificare', '2026-03-17'), 'BR-203'),
  change(/<modifVehicul/, ...set('dataModificare', '2026-03-17T08:30:00.5+02:00'), ''),
  invalid(/<modifVehicul/, attribute('nrVehicul'), '', 'BR-204'),
  invalid(/<(?:stergere|confirmare|modifVehicul) /, attribute('uit'), '', 'BR-008'),
  change(/ uit="/, ...set('uit', '3V0P0L0P0T3JUW47'), 'BR-019'),
  invalid(/ uit="/, ...set('uit', UIT.toLowerCase()), 'BR-019'),
  change(operations('10', '12', '14', '20', '22', '24', '60', '70'), ...set('codTara', 'RO'), 'BR-004'),
  change(operations('10', '12', '14', '20', '22', '24', '60', '70'), ...set('codTara', 'GB'), 'BR-004'),
  change(operations('30'), ...set('codTara', 'HU'), 'BR-005'),
  change(operations('40', '50'), ...set('codTara', 'XI'), 'BR-006'),
  change(operations('30'), ...set('cod', 'RO8999990002'), 'BR-007'),
  change(operations('30'), attribute('cod'), '', 'BR-007'),
  change(operations('30'), ...set('cod', 'xPFx'), ''),
  change(
    operations('30', '40', '50', '60', '70'),
    /<\/notificare>/,
    `<notificareAnterioara uit="${UIT}"/></notificare>`,
    'BR-025',
  ),
  change(operations('20', '22', '24', '30', '50', '70'), ...start(PTF), 'BR-212'),
  change(operations('12', '14', '30', '40', '60'), ...end(PTF), 'BR-213'),
  change(operations('10'), ...end(PTF), ''),
  change(operations('10', '20', '30', '60', '70'), ...start(OFFICE), 'BR-046 BR-216'),
  change(operations('10', '20', '30', '60', '70'), ...end(OFFICE), 'BR-046 BR-217'),
  change(operations('12', '14', '22', '24', '50'), ...start(OFFICE), 'BR-216'),
  change(operations('12', '14', '22', '24', '40'), ...end(OFFICE), 'BR-217'),
  change(operations('10', '12', '14', '40', '60'), ...start('/>'), 'BR-210'),
  change(NOTIFIED, ...end('/>'), 'BR-211'),
  change(operations('40'), ...start(' codPtf="1" codBirouVamal="12801"/>'), 'BR-210'),
  change(operations('50'), ...end(' codPtf="1" codBirouVamal="12801"/>'), 'BR-211'),
  change(
    operations('10', '12', '14', '20', '22', '24', '40', '50', '60', '70'),
    ...set('codOrgTransport', 'PF'),
    'BR-043',
  ),
  change(operations('30'), ...set('codOrgTransport', 'fără'), ''),
  invalid(FULL, attribute('greutateBruta'), '', 'BR-218 BR-020'),
  change(FULL, ...set('greutateNeta', '999999999999.99'), 'BR-020'),
  change(operations('10'), ...set('codScopOperatiune', '704'), 'BR-068'),
  change(operations('20'), ...set('codScopOperatiune', '201'), 'BR-069'),
  change(operations('30'), ...set('codScopOperatiune', '9999'), 'BR-070'),
  change(operations('12', '14', '22', '24', '40', '50', '60', '70'), ...set('codScopOperatiune', '101'), 'BR-205'),
  change(FULL, attribute('codTarifar'), '', 'BR-206'),
  change(FULL, attribute('greutateNeta'), '', 'BR-207'),
  change(FULL, attribute('valoareLeiFaraTva'), '', 'BR-208'),
  change(operations('60', '70'), attribute('valoareLeiFaraTva'), '', ''),
  change(/^(?![\s\S]*observatii)[\s\S]*<documenteTransport/, ...set('tipDocument', '9999'), 'BR-026'),
  ...NUMBERS.flatMap(([name, sign, decimals, wholes]) => [
    invalid(FULL, ...set(name, '0'), name === 'cantitate' ? sign : `${sign} BR-020`),
    invalid(FULL, ...set(name, '1500.125'), decimals),
    invalid(FULL, ...set(name, '1234567890123.5'), wholes),
    invalid(FULL, ...set(name, '1234567890123')),
  ]),
  invalid(FULL, ...set('greutateNeta', '0'), 'BR-028'),
  invalid(FULL, ...set('greutateNeta', '.001'), 'BR-037'),
  invalid(FULL, ...set('greutateNeta', '1234567890123.5'), 'BR-020 BR-038'),
  change(FULL, ...set('valoareLeiFaraTva', '0'), ''),
  invalid(FULL, ...set('valoareLeiFaraTva', '-1'), 'BR-030'),
  invalid(FULL, ...set('valoareLeiFaraTva', '1.234'), 'BR-041'),
  invalid(FULL, ...set('valoareLeiFaraTva', '1234567890123.5'), 'BR-042'),
  invalid(/nrVehicul/, ...set('nrVehicul', 'b-1-c'), 'BR-031'),
  invalid(/nrVehicul/, ...set('nrVehicul', 'B 123 ABC'), ''),
  invalid(/nrRemorca1/, ...set('nrRemorca1', 'B'), 'BR-032'),
  invalid(/nrRemorca2/, ...set('nrRemorca2', ''), 'BR-033'),
  invalid(FULL, ...set('codTarifar', '0808108'), 'BR-034'),
  invalid(FULL, ...set('codTarifar', '0808.10'), 'BR-034'),
  change(/<locatie/, ...set('denumireLocalitate', 'C'), 'BR-214'),
  invalid(/<locatie/, ...set('denumireStrada', 'x'.repeat(101)), 'BR-215'),
  change(operations('40', '50'), ...set('codTara', 'AN'), 'BR-CL-001'),
  change(operations('30'), ...set('codTaraOrgTransport', 'XL'), 'BR-CL-010'),
  invalid(operations('30'), ...set('codTaraOrgTransport', 'ro'), 'BR-CL-010'),
  invalid(/<locatie/, ...set('codJudet', '41'), 'BR-CL-002'),
  change(/<locatie/, ...set('codJudet', '012'), 'BR-CL-002'),
  change(NOTIFIED, ...set('codUnitateMasura', 'BUC'), 'BR-CL-003'),
  invalid(NOTIFIED, ...set('codUnitateMasura', 'kgm'), 'BR-CL-003'),
  invalid(/codPtf="/, ...set('codPtf', '39'), 'BR-CL-006'),
  invalid(/codBirouVamal="/, ...set('codBirouVamal', '12802'), 'BR-CL-007'),
  invalid(/tipConfirmare="/, ...set('tipConfirmare', '40'), 'BR-CL-008'),
  invalid(NOTIFIED, ...set('tipDocument', '40'), 'BR-CL-009'),
  invalid(operations('40'), ...set('codScopOperatiune', '102'), 'BR-205 BR-CL-005'),
  invalid(operations('30'), ...set('codTipOperatiune', 'TTN'), 'BR-CL-004'),
  invalid(NOTIFIED, ...set('dataTransport', '16.03.2026')),
  invalid(NOTIFIED, ...set('dataDocument', '2026-02-30')),
  invalid(NOTIFIED, ...set('denumireMarfa', 'x'.repeat(201))),
  invalid(NOTIFIED, / dataTransport="/, ' altceva="1" dataTransport="'),
  invalid(NOTIFIED, /<documenteTransport [^>]*\/>(?:\s*<documenteTransport [^>]*\/>)*/, ''),
  invalid(NOTIFIED, /(?=<partenerComercial)/, '<x xmlns="urn:x"/>'),
  invalid(ANY, /(?=<\/eTransport>)/, '<![CDATA[]]>'),
];
