/** Where a finding is put right: its own place, or the field that the rule compared. */
import { parentPath, parseXmlPath } from '../../invoice/validation/explain/xml-path';
import type { RuleFinding } from '../../invoice/validation/verdict';
import type { TransportField } from './transport-explanation';

/** Rules told at one place and put right at another, below the operation's element. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'BR-004': 'partenerComercial[1]/@codTara',
  'BR-005': 'partenerComercial[1]/@codTara',
  'BR-006': 'partenerComercial[1]/@codTara',
  'BR-007': 'partenerComercial[1]/@cod',
  'BR-025': 'notificareAnterioara[1]',
  'BR-212': 'locStartTraseuRutier[1]/@codPtf',
  'BR-213': 'locFinalTraseuRutier[1]/@codPtf',
};

/** Rules on one attribute that are put right at another of the same element. */
const BESIDE: Readonly<Record<string, string>> = {
  'BR-043': 'codOrgTransport',
  'BR-209': 'codOrgTransport',
  'BR-026': 'observatii',
};

/** Rules told at the root about the vehicle change in it. */
const IN_CHANGE: Readonly<Record<string, string>> = {
  'BR-202': 'dataModificare',
  'BR-203': 'dataModificare',
  'BR-204': 'nrVehicul',
};

/** Path of the element or attribute to put right. */
export function targetOf({ rule, path, values }: RuleFinding): string {
  const element = path.includes('/@') ? parentPath(path) : path;
  const elsewhere = ELSEWHERE[rule];
  if (elsewhere !== undefined) return `${element}/${elsewhere}`;
  const change = IN_CHANGE[rule];
  if (change !== undefined) return `${element}/modifVehicul[1]/@${change}`;
  const attribute = BESIDE[rule] ?? (rule === 'BR-008' ? values.missing : undefined);
  return attribute === undefined ? path : `${element}/@${attribute}`;
}

/** The place a path points at. */
export function fieldOfPath(path: string): TransportField {
  const { steps, attribute } = parseXmlPath(path);
  const last = steps.at(-1);
  return { element: last?.name ?? '', index: (last?.position ?? 1) - 1, attribute };
}
