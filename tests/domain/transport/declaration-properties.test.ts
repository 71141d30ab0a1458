import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PURPOSES } from '@/domain/transport/codes/short-lists';
import type { Declaration } from '@/domain/transport/model/declaration';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { declarationTree, writeDeclaration } from '@/domain/transport/model/write-declaration';
import { OPERATIONS, type Operation, type PlaceKind } from '@/domain/transport/operations';
import { judgeDeclaration } from '@/domain/transport/validation/judge-declaration';
import { validate, validateTree } from '@/domain/validate-document';
import { readXml } from '@/domain/xml/read-xml';
import { declaration, notificationOf } from './arbitrary-declaration';

const runs = { seed: 20230126, numRuns: 150 };

function treeOf(xml: string) {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

describe('a declaration', () => {
  it('is accepted and reads back equal', () => {
    fc.assert(
      fc.property(declaration, (given) => {
        const xml = writeDeclaration(given);
        const { accepted, findings, abort } = validate(xml);
        // A document of another kind is not among these, so remarks may stand in several places.
        expect({ accepted, findings, abort }).toEqual({ accepted: true, findings: [], abort: [] });
        expect(readDeclaration(treeOf(xml))).toEqual({ ok: true, declaration: given });
        expect(readDeclaration(declarationTree(given))).toEqual({ ok: true, declaration: given });
      }),
      runs,
    );
  });

  it('reads back equal whatever was typed into it', () => {
    fc.assert(
      fc.property(declaration, fc.string({ unit: 'grapheme', maxLength: 60 }), (given, typed) => {
        const odd: Declaration = { ...given, reference: typed, declarant: `${typed}\n\t"<&` };
        const xml = writeDeclaration(odd);
        const read = readDeclaration(treeOf(xml));
        expect(read).toMatchObject({ ok: true, declaration: { content: given.content } });
        expect(read).toEqual(readDeclaration(declarationTree(odd)));
        expect(validateTree(declarationTree(odd)).fatal).toEqual(validate(xml).fatal);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  it('is not read from another document, nor from one that says two things or nothing', () => {
    const problem = (xml: string) => readDeclaration(treeOf(xml));
    const root = (inside: string) =>
      `<eTransport xmlns="mfp:anaf:dgti:eTransport:declaratie:v2">${inside}</eTransport>`;
    expect(problem('<eTransport/>')).toEqual({ ok: false, problem: 'not-a-declaration' });
    expect(problem(root(''))).toEqual({ ok: false, problem: 'not-one-operation' });
    expect(problem(root('<stergere/><stergere/>'))).toEqual({ ok: false, problem: 'not-one-operation' });
    expect(problem(root('<notificare/>'))).toEqual({ ok: false, problem: 'parts' });
  });
});

/** Failed ids of one sample of operation, purpose and places; [] where it is accepted. */
function failedIn(operation: Operation, purpose: string, start: PlaceKind, end: PlaceKind): readonly string[] {
  const [content] = fc.sample(notificationOf(operation, purpose, start, end), { seed: 7, numRuns: 1 });
  if (content === undefined) throw new Error('No sample.');
  const tree = declarationTree({ declarant: '8000000000', reference: '', afterOutage: '', content });
  const { accepted, xsd, fatal, abort } = judgeDeclaration(tree);
  expect({ xsd, abort, accepted }).toEqual({ xsd: 'valid', abort: [], accepted: fatal.length === 0 });
  return fatal;
}

const KINDS: readonly PlaceKind[] = ['border', 'customs', 'address'];

/** Reference, section 5: which rule holds the purposes of an operation. */
const PURPOSE_RULE: Readonly<Record<string, string>> = { '10': 'BR-068', '20': 'BR-069', '30': 'BR-070' };
const NO_BORDER_START = ['20', '22', '24', '30', '50', '70'];
const NO_BORDER_END = ['12', '14', '30', '40', '60'];
const NO_CUSTOMS = ['10', '20', '30', '60', '70'];

/** The ids that the reference has for it, written from its tables (sections 4 and 5) and not from the code's. */
function expectedIn(code: string, allowed: boolean, start: PlaceKind, end: PlaceKind): readonly string[] {
  const ids: readonly (readonly [string, boolean])[] = [
    ['BR-046', NO_CUSTOMS.includes(code) && (start === 'customs' || end === 'customs')],
    [PURPOSE_RULE[code] ?? 'BR-205', !allowed],
    ['BR-212', start === 'border' && NO_BORDER_START.includes(code)],
    ['BR-213', end === 'border' && NO_BORDER_END.includes(code)],
    ['BR-216', start === 'customs' && code !== '40'],
    ['BR-217', end === 'customs' && code !== '50'],
  ];
  return ids.flatMap(([id, fails]) => (fails ? [id] : [])).sort();
}

/** Section 4; every other operation has 9999 alone. */
const PURPOSES_OF: Readonly<Record<string, string>> = {
  '10': '101 201 301 401 501 601 703 801 802 901 1001 1101 9901',
  '20': '101 301 703 801 802 9901',
  '30': '101 704 705 9901',
};

describe('the matrix of operation, purpose and places', () => {
  it.each(OPERATIONS)('$code $short: each purpose from each kind of place to each', (operation) => {
    const { code } = operation;
    const allowed = (PURPOSES_OF[code] ?? '9999').split(' ');
    expect(operation.purposes).toEqual(allowed);
    let accepted = 0;
    for (const purpose of PURPOSES.keys()) {
      for (const start of KINDS) {
        for (const end of KINDS) {
          const failed = failedIn(operation, purpose, start, end);
          expect([purpose, start, end, failed]).toEqual([
            ...[purpose, start, end],
            expectedIn(code, allowed.includes(purpose), start, end),
          ]);
          if (failed.length === 0) accepted += 1;
        }
      }
    }
    // The form offers what is accepted, and no more.
    expect(accepted).toBe(allowed.length * operation.start.length * operation.end.length);
  });
});
