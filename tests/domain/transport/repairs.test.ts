import { describe, expect, it } from 'vitest';
import { applyRepair } from '@/domain/invoice/validation/explain/repairs/apply-repair';
import { explainTransportFinding } from '@/domain/transport/explain/explain-transport-finding';
import { hiddenFindings } from '@/domain/transport/validation/hidden-rules';
import { judgeDeclaration } from '@/domain/transport/validation/judge-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { acquisition, deletion, domestic, importing, vehicleChange } from './documents';

function treeOf(xml: string) {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

/** What was meant, as a person would write it, and what the repair puts. */
const MISTYPED: readonly (readonly [document: () => string, from: string, typed: string, put: string])[] = [
  [domestic, 'codDeclarant="8000000000"', 'codDeclarant="RO 8000000000"', '8000000000'],
  [domestic, 'cod="8999990002"', 'cod="ro8999990002"', '8999990002'],
  [acquisition, 'codOrgTransport="8999990010"', 'codOrgTransport="RO8999990010"', '8999990010'],
  [domestic, 'codTarifar="08081080"', 'codTarifar="0808.10.80"', '08081080'],
  [domestic, 'cantitate="1200"', 'cantitate="1200,5"', '1200.5'],
  [domestic, 'greutateNeta="1200"', 'greutateNeta="1 200.000"', '1200.00'],
  [domestic, 'codUnitateMasura="KGM"', 'codUnitateMasura="kg"', 'KGM'],
  [domestic, 'codUnitateMasura="KGM"', 'codUnitateMasura="BUC"', 'H87'],
  [importing, 'codTaraOrgTransport="RO"', 'codTaraOrgTransport="GR"', 'EL'],
  [importing, 'codTara="CN"', 'codTara="uk"', 'GB'],
  [domestic, 'codJudet="12"', 'codJudet="CJ"', '12'],
  [domestic, 'codJudet="12"', 'codJudet="Timiș"', '35'],
  [domestic, 'nrVehicul="B123ABC"', 'nrVehicul="b-123-abc"', 'B123ABC'],
  [domestic, 'nrRemorca2="B125ABC"', 'nrRemorca2="B 125 ABC"', 'B125ABC'],
  [domestic, 'dataTransport="2026-03-16"', 'dataTransport="16.03.2026"', '2026-03-16'],
  [domestic, 'dataDocument="2026-03-15"', 'dataDocument=" 2026-03-15"', '2026-03-15'],
  [vehicleChange, 'T08:30:00', ' 08:30', '2026-03-17T08:30:00'],
  [domestic, 'codTipOperatiune="30"', 'codTipOperatiune="TTN"', '30'],
  [domestic, 'tipDocument="30"', 'tipDocument="030"', '30'],
  [deletion, 'uit="3V0P0L0P0T3JUW46"', 'uit="3v0p-0l0p-0t3j-uw46"', '3V0P0L0P0T3JUW46'],
  [importing, 'codScopOperatiune="9999"', 'codScopOperatiune="101"', '9999'],
  [domestic, 'refDeclarant="AVIZ-12"', 'declPostAvarie="d"', 'D'],
];

describe('repairs', () => {
  it.each(MISTYPED)('%# %s: %s → %s', (document, from, typed, put) => {
    const root = treeOf(document().replaceAll(from, typed));
    expect(judgeDeclaration(root).accepted).toBe(false);
    const offered = judgeDeclaration(root).findings.flatMap((finding) => {
      const { repair } = explainTransportFinding(finding, { document: root });
      return repair === null ? [] : [repair];
    });
    expect(offered.map(({ change }) => change.willBe)).toContain(put);
    const repaired = offered.reduce((tree, repair) => applyRepair(tree, repair), root);
    expect(judgeDeclaration(repaired)).toMatchObject({ accepted: true, findings: [] });
  });

  it('are not offered where it is not certain what was meant', () => {
    const typed: readonly (readonly [from: string, to: string])[] = [
      ['cantitate="1200"', 'cantitate="1.200,5"'],
      ['dataTransport="2026-03-16"', 'dataTransport="03/04/2026"'],
      ['codUnitateMasura="KGM"', 'codUnitateMasura="cutie mare"'],
      ['codTara="RO"', 'codTara="HU"'],
      ['greutateBruta="1260.5"', 'greutateBruta="1000"'],
      ['codTarifar="08081080"', 'codTarifar="0808108"'],
      ['codScopOperatiune="101"', 'codScopOperatiune="201"'],
    ];
    for (const [from, to] of typed) {
      const root = treeOf(domestic().replace(from, to));
      const { findings, abort } = judgeDeclaration(root);
      expect(findings.length + abort.length).toBeGreaterThan(0);
      for (const finding of findings) expect(explainTransportFinding(finding, { document: root }).repair).toBeNull();
    }
  });

  it('point at the field where a fault is put right', () => {
    const [finding] = judgeDeclaration(treeOf(domestic().replace('codTara="RO"', 'codTara="HU"'))).findings;
    if (finding === undefined) throw new Error('No finding.');
    expect(explainTransportFinding(finding)).toMatchObject({
      terms: ['BT-15'],
      field: { element: 'partenerComercial', index: 0, attribute: 'codTara' },
    });
  });
});

describe('the rule that the official file hides', () => {
  it('is told before sending, and is no part of the verdict', () => {
    const root = treeOf(domestic().replace('codOrgTransport="8999990010"', 'codOrgTransport="junk"'));
    expect(judgeDeclaration(root).accepted).toBe(true);
    const [finding, ...more] = hiddenFindings(root);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'BR-209', severity: 'warning', values: { actual: 'junk' } });
    expect(finding && explainTransportFinding(finding).detail).toContain('PF');
    expect(hiddenFindings(treeOf(domestic()))).toEqual([]);
    expect(hiddenFindings(treeOf(acquisition().replace('"8999990010"', '"x"')))).toEqual([]);
  });
});
