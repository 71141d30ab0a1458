import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTransportFinding } from '@/domain/transport/explain/explain-transport-finding';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { validate } from '@/domain/validate-document';
import { readXml } from '@/domain/xml/read-xml';
import { declaration } from './arbitrary-declaration';
import { ALL_DOCUMENTS, domestic } from './documents';

const SNIPPETS = [
  ...[
    '<',
    '>',
    '"',
    '&',
    '&lt;',
    '&#0;',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '\u0000',
  ],
  ...[
    'notificare',
    'xmlns="urn:x"',
    ' uit="',
    'codTara="RO"',
    ' codTara="HU"',
    '<stergere/>',
    '1e9',
    '٣',
    '😀',
    ' ',
    '\n',
  ],
  ...[
    '<locatie/>',
    '</notificare>',
    '<notificareAnterioara/>',
    'xsi:nil="true"',
    'observatii="a"',
    '99999999999999999999',
  ],
];

/** A document with pieces cut out, doubled or put in at random places. */
const damaged = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...Object.values(ALL_DOCUMENTS)).map((own) => own()),
      declaration.map(writeDeclaration),
    ),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.constantFrom('', ...SNIPPETS)), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([xml, edits]) =>
    edits.reduce((text, [share, cut, put]) => {
      const at = Math.floor(text.length * share);
      return text.slice(0, at) + put + text.slice(at + cut);
    }, xml),
  );

describe('hostile declarations', () => {
  it('get a verdict and words, never an exception', () => {
    fc.assert(
      fc.property(damaged, (xml) => {
        const { xsd, accepted, findings, readError } = validate(xml);
        expect(accepted && xsd !== 'valid').toBe(false);
        const read = readXml(xml);
        if (!read.ok) {
          expect(readError).toBeDefined();
          return;
        }
        readDeclaration(read.root);
        for (const finding of findings.filter(({ rule }) => !rule.startsWith('UBL'))) {
          const { clause, detail } = explainTransportFinding(finding, { document: read.root });
          expect(`${clause} ${detail}`).not.toMatch(/undefined|\{\w+(:\w+)?\}/);
        }
      }),
      { seed: 41, numRuns: 600 },
    );
  });

  it('are refused with a document type, entities and depth', () => {
    const entity = '<!DOCTYPE eTransport [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(validate(domestic().replace('<eTransport', `${entity}<eTransport`)).readError?.code).toBe('doctype');
    expect(validate(domestic().replace('Mere', '&mere;')).readError?.code).toBe('unknown-entity');
    const deep = `${'<locatie>'.repeat(5000)}${'</locatie>'.repeat(5000)}`;
    expect(validate(domestic().replace('<notificare', `${deep}<notificare`)).readError?.code).toBe('too-deep');
  });

  it('cost in proportion to their length, and their findings are bounded', () => {
    const line = '<bunuriTransportate codScopOperatiune="x" cantitate="1" codUnitateMasura="?"/>';
    const xml = domestic().replace('<partenerComercial', `${line.repeat(10_000)}<partenerComercial`);
    const began = process.cpuUsage();
    const { fatal, findings } = validate(xml);
    const { user, system } = process.cpuUsage(began);
    expect(fatal).toContain('BR-CL-003');
    expect(findings.length).toBeLessThanOrEqual(2000);
    expect((user + system) / 1000).toBeLessThan(3000);
  });
});
