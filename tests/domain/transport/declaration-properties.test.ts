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

/** Accepted as the tables say: one sample of operation, purpose and places. */
function isAccepted(operation: Operation, purpose: string, start: PlaceKind, end: PlaceKind): boolean {
  const [content] = fc.sample(notificationOf(operation, purpose, start, end), { seed: 7, numRuns: 1 });
  if (content === undefined) throw new Error('No sample.');
  return judgeDeclaration(declarationTree({ declarant: '8000000000', reference: '', afterOutage: '', content }))
    .accepted;
}

const KINDS: readonly PlaceKind[] = ['border', 'customs', 'address'];

/** Places that the rules forget to forbid: a customs office is left to BR-216 and BR-217, which name 40 and 50 only. */
describe('the matrix of operation, purpose and places', () => {
  it.each(OPERATIONS)('$code $short', (operation) => {
    for (const purpose of PURPOSES.keys()) {
      const [start = 'address', end = 'address'] = [operation.start[0], operation.end[0]];
      expect([purpose, isAccepted(operation, purpose, start, end)]).toEqual([
        purpose,
        operation.purposes.includes(purpose),
      ]);
    }
    for (const start of KINDS) {
      for (const end of KINDS) {
        const allowed = operation.start.includes(start) && operation.end.includes(end);
        expect([start, end, isAccepted(operation, operation.purposes[0] ?? '', start, end)]).toEqual([
          start,
          end,
          allowed,
        ]);
      }
    }
  });
});
