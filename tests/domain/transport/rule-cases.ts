import * as base from './documents';

/** A rule, a document that it lets be, and the one change that fails it. */
export interface RuleCase {
  readonly rule: string;
  readonly base: () => string;
  /** What is replaced, and by what. */
  readonly from: string | RegExp;
  readonly to: string;
}

function row(rule: string, document: () => string, from: string | RegExp, to: string): RuleCase {
  return { rule, base: document, from, to };
}

const NUMBERS: readonly (readonly [attribute: string, sign: string, decimals: string, wholes: string])[] = [
  ['cantitate', 'BR-027', 'BR-035', 'BR-036'],
  ['greutateNeta', 'BR-028', 'BR-037', 'BR-038'],
  ['greutateBruta', 'BR-029', 'BR-039', 'BR-040'],
  ['valoareLeiFaraTva', 'BR-030', 'BR-041', 'BR-042'],
];

export const RULE_CASES: readonly RuleCase[] = [
  row('BT-TY-005', base.deletion, '</eTransport>', '<stergere uit="3V0P0L0P0T3JUW46"/></eTransport>'),
  row('BT-TY-005', base.domestic, 'notificare', 'notificarea'),
  row('BR-002', base.domestic, 'codDeclarant="8', 'codDeclarant="RO8'),
  row('BR-002', base.domestic, 'codDeclarant="8', 'codDeclarant="0'),
  row('BR-201', base.domestic, 'refDeclarant="AVIZ-12"', 'declPostAvarie="N"'),
  row('BR-202', base.vehicleChange, / dataModificare="[^"]*"/, ''),
  row('BR-203', base.vehicleChange, 'T08:30:00', ''),
  row('BR-204', base.vehicleChange, ' nrVehicul="CJ77TIR"', ''),
  row('BR-008', base.deletion, /uit="[^"]*"/, 'uit=" "'),
  row('BR-008', base.confirmation, / uit="[^"]*"/, ''),
  row('BR-008', base.vehicleChange, / uit="[^"]*"/, ''),
  row('BR-008', base.correction, / uit="[^"]*"/, ''),
  row('BR-008', base.acquisition, / uit="[^"]*"/, ''),
  row('BR-019', base.deletion, 'JUW46', 'JUW47'),
  row('BR-019', base.deletion, '3V0P0L0P0T3JUW46', '3V0P'),
  row('BR-004', base.acquisition, 'codTara="HU"', 'codTara="GB"'),
  row('BR-004', base.delivery, 'codTara="EL"', 'codTara="RO"'),
  row('BR-004', base.transitIn, ' codTara="DE"', ''),
  row('BR-005', base.domestic, 'codTara="RO"', 'codTara="HU"'),
  row('BR-006', base.importing, 'codTara="CN"', 'codTara="XI"'),
  row('BR-006', base.exporting, 'codTara="MD"', 'codTara="RO"'),
  row('BR-007', base.domestic, 'cod="8999990002"', 'cod="RO8999990002"'),
  row('BR-007', base.domestic, ' cod="8999990002"', ''),
  row('BR-025', base.domestic, '</notificare>', '<notificareAnterioara uit="3V0P0L0P0T3JUW46"/></notificare>'),
  row('BR-212', base.domestic, '<locStartTraseuRutier>', '<locStartTraseuRutier codPtf="1">'),
  row('BR-213', base.lohnIn, '<locFinalTraseuRutier>', '<locFinalTraseuRutier codPtf="1">'),
  row('BR-046', base.acquisition, 'codPtf="38"', 'codBirouVamal="12801"'),
  row('BR-216', base.lohnIn, 'codPtf="38"', 'codBirouVamal="12801"'),
  row('BR-217', base.callOffOut, 'codPtf="38"', 'codBirouVamal="12801"'),
  row('BR-210', base.importing, 'codBirouVamal="12801"', 'codBirouVamal="12801" codPtf="1"'),
  row('BR-210', base.domestic, base.ADDRESS, ''),
  row('BR-211', base.exporting, ' codBirouVamal="372902"', ''),
  row('BR-043', base.acquisition, 'codOrgTransport="8999990010"', 'codOrgTransport="PF"'),
  row('BR-218', base.domestic, ' greutateBruta="1260.5"', ''),
  row('BR-020', base.domestic, 'greutateBruta="1260.5"', 'greutateBruta="1199.99"'),
  row('BR-068', base.acquisition, 'codScopOperatiune="101"', 'codScopOperatiune="704"'),
  row('BR-069', base.delivery, 'codScopOperatiune="101"', 'codScopOperatiune="201"'),
  row('BR-070', base.domestic, 'codScopOperatiune="101"', 'codScopOperatiune="9999"'),
  row('BR-205', base.importing, 'codScopOperatiune="9999"', 'codScopOperatiune="101"'),
  row('BR-206', base.domestic, ' codTarifar="08081080"', ''),
  row('BR-207', base.lohnIn, ' greutateNeta="1200"', ''),
  row('BR-208', base.exporting, ' valoareLeiFaraTva="3840"', ''),
  row('BR-026', base.domestic, 'tipDocument="30"', 'tipDocument="9999"'),
  row('BR-031', base.domestic, 'nrVehicul="B123ABC"', 'nrVehicul="b-1-c"'),
  row('BR-032', base.domestic, 'nrRemorca1="B124ABC"', 'nrRemorca1=""'),
  row('BR-033', base.domestic, 'nrRemorca2="B125ABC"', 'nrRemorca2="B"'),
  row('BR-034', base.domestic, 'codTarifar="08081080"', 'codTarifar="0808108"'),
  row('BR-214', base.domestic, 'denumireLocalitate="Cluj-Napoca"', 'denumireLocalitate="C"'),
  row('BR-215', base.domestic, 'denumireStrada="Fabricii"', `denumireStrada="${'x'.repeat(101)}"`),
  row('BR-CL-001', base.importing, 'codTara="CN"', 'codTara="AN"'),
  row('BR-CL-010', base.importing, 'codTaraOrgTransport="RO"', 'codTaraOrgTransport="GR"'),
  row('BR-CL-002', base.domestic, 'codJudet="12"', 'codJudet="41"'),
  row('BR-CL-003', base.domestic, 'codUnitateMasura="KGM"', 'codUnitateMasura="BUC"'),
  row('BR-CL-004', base.domestic, 'codTipOperatiune="30"', 'codTipOperatiune="TTN"'),
  row('BR-CL-005', base.transitIn, 'codScopOperatiune="9999"', 'codScopOperatiune="102"'),
  row('BR-CL-006', base.acquisition, 'codPtf="38"', 'codPtf="39"'),
  row('BR-CL-007', base.importing, 'codBirouVamal="12801"', 'codBirouVamal="12802"'),
  row('BR-CL-008', base.confirmation, 'tipConfirmare="10"', 'tipConfirmare="40"'),
  row('BR-CL-009', base.domestic, 'tipDocument="30"', 'tipDocument="40"'),
  ...NUMBERS.flatMap(([attribute, sign, decimals, wholes]) => [
    row(sign, base.domestic, new RegExp(`${attribute}="[^"]*"`), `${attribute}="-1"`),
    row(decimals, base.domestic, new RegExp(`${attribute}="[^"]*"`), `${attribute}="1500.125"`),
    row(wholes, base.domestic, new RegExp(`${attribute}="[^"]*"`), `${attribute}="1234567890123.5"`),
  ]),
];
