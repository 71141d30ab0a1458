/**
 * The operations of a declaration (`codTipOperatiune`) and what each leaves possible. Source:
 * reference/codelists/etransport-codTipOperatiune.json (schema of 26.01.2023, version 1.02; Schematron 2.0.2 of 12.08.2024:
 * BR-004…006, BR-025, BR-046, BR-068…070, BR-205…208, BR-212, BR-213, BR-216, BR-217).
 */
export type OperationCode = '10' | '12' | '14' | '20' | '22' | '24' | '30' | '40' | '50' | '60' | '70';

/** Where the partner must be: in the European Union outside Romania, in Romania, outside the Union. */
export type PartnerCountry = 'union' | 'romania' | 'outside';

/** Kinds of places a route starts or ends at. */
export type PlaceKind = 'border' | 'customs' | 'address';

export interface Operation {
  readonly code: OperationCode;
  /** ANAF's short name. */
  readonly short: string;
  readonly name: string;
  readonly purposes: readonly string[];
  readonly partner: PartnerCountry;
  readonly start: readonly PlaceKind[];
  readonly end: readonly PlaceKind[];
  /** May name earlier notifications. */
  readonly earlier: boolean;
  /** Each line needs tariff code, net weight and value. */
  readonly fullLines: boolean;
}

const SAME = ['9999'];
const AIC = '101 201 301 401 501 601 703 801 802 901 1001 1101 9901'.split(' ');
const LIC = '101 301 703 801 802 9901'.split(' ');
const TTN = '101 704 705 9901'.split(' ');
const HERE: readonly PlaceKind[] = ['address'];
const BORDER: readonly PlaceKind[] = ['border', 'address'];
const CUSTOMS: readonly PlaceKind[] = ['customs', 'border', 'address'];

type Row = Omit<Operation, 'code' | 'short' | 'name' | 'earlier' | 'fullLines'>;
type More = Partial<Pick<Operation, 'earlier' | 'fullLines'>>;

function operation(code: OperationCode, short: string, name: string, row: Row, more: More = {}): Operation {
  return { code, short, name, earlier: false, fullLines: true, ...row, ...more };
}

const EARLIER: More = { earlier: true };
const into: Row = { purposes: SAME, partner: 'union', start: BORDER, end: HERE };
const out: Row = { purposes: SAME, partner: 'union', start: HERE, end: BORDER };

export const OPERATIONS: readonly Operation[] = [
  operation(
    '10',
    'AIC',
    'Achiziție intracomunitară',
    { purposes: AIC, partner: 'union', start: BORDER, end: BORDER },
    EARLIER,
  ),
  operation('12', 'LHI', 'Operațiuni în sistem lohn (UE) – intrare', into, EARLIER),
  operation('14', 'SCI', 'Stocuri la dispoziția clientului – intrare', into, EARLIER),
  operation('20', 'LIC', 'Livrare intracomunitară', { ...out, purposes: LIC }, EARLIER),
  operation('22', 'LHE', 'Operațiuni în sistem lohn (UE) – ieșire', out, EARLIER),
  operation('24', 'SCE', 'Stocuri la dispoziția clientului – ieșire', out, EARLIER),
  operation('30', 'TTN', 'Transport pe teritoriul național', {
    purposes: TTN,
    partner: 'romania',
    start: HERE,
    end: HERE,
  }),
  operation('40', 'IMP', 'Import', { purposes: SAME, partner: 'outside', start: CUSTOMS, end: HERE }),
  operation('50', 'EXP', 'Export', { purposes: SAME, partner: 'outside', start: HERE, end: CUSTOMS }),
  operation('60', 'DIN', 'Intrare pentru depozitare sau un nou transport', into, { fullLines: false }),
  operation('70', 'DIE', 'Ieșire după depozitare sau pentru un nou transport', out, { fullLines: false }),
];

const BY_CODE: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((one) => [one.code, one]));

/** The operation of a code written as in the list; undefined for any other text. */
export function operationByCode(code: string): Operation | undefined {
  return BY_CODE.get(code);
}
