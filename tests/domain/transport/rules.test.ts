import { describe, expect, it } from 'vitest';
import { explainTransportFinding } from '@/domain/transport/explain/explain-transport-finding';
import { ATTRIBUTE_RULES, ELEMENT_RULES } from '@/domain/transport/rules/rule-table';
import { validate } from '@/domain/validate-document';
import { ALL_DOCUMENTS, acquisition, domestic } from './documents';
import { RULE_CASES } from './rule-cases';

const ids = [...new Set([...ELEMENT_RULES, ...ATTRIBUTE_RULES].map(({ id }) => id))];

describe('the rules of e-Transport', () => {
  it.each(Object.entries(ALL_DOCUMENTS))('accept the own document %s', (_, document) => {
    expect(validate(document())).toMatchObject({ accepted: true, xsd: 'valid', fatal: [], abort: [], findings: [] });
  });

  it('have a case each', () => {
    expect(ids).toHaveLength(59);
    expect(ids.filter((id) => !RULE_CASES.some(({ rule }) => rule === id))).toEqual([]);
  });

  it.each(RULE_CASES)('$rule: $from → $to', ({ rule, base, from, to }) => {
    const changed = base().replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
    expect(validate(base()).fatal).not.toContain(rule);
    const { fatal, accepted, findings } = validate(changed);
    expect(fatal).toContain(rule);
    expect(accepted).toBe(false);
    const said = findings.map((finding) => explainTransportFinding(finding));
    for (const { clause, detail, official } of said) {
      for (const text of [clause, detail, official]) expect(text).not.toMatch(/[{}[\]|]|undefined|regulă ANAF nu/);
      expect(detail).toMatch(/[.:]$/);
    }
  });

  it('stop where the official processor stops, and name nothing then', () => {
    const otherDocument = domestic().replace('tipDocument="30"', 'tipDocument="9999" observatii="a"');
    expect(validate(otherDocument)).toMatchObject({ accepted: true, abort: [] });
    const twice = acquisition()
      .replace('tipDocument="30"', 'tipDocument="9999" observatii="a"')
      .replace('<notificareAnterioara', '<notificareAnterioara observatii="b"');
    expect(validate(twice)).toMatchObject({ accepted: false, xsd: 'valid', fatal: [], abort: ['BR-026'] });
    expect(validate(domestic().replace('cantitate="1200"', 'cantitate="1,2"'))).toMatchObject({
      xsd: 'invalid',
      fatal: [],
      abort: ['BR-027'],
    });
  });

  it('ask nothing of a document of version 1 but that it be made again', () => {
    const { xsd, findings } = validate(domestic().replace(':v2', ':v1'));
    expect(xsd).toBe('invalid');
    expect(findings.map((finding) => explainTransportFinding(finding).clause)).toEqual([
      'Fișierul nu este o declarație e-Transport de versiunea 2',
    ]);
  });
});
