import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from '@/app/invoices/editor/model/draft-change';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { withoutTwins } from '@/domain/invoice/validation/explain/twin-rules';
import { validateTree } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import { DraftJudges } from '@/workers/document/draft-judges';
import { createDraftJudge } from '@/workers/document/judge-draft';
import { arbitraryDraft, arbitraryLine, arbitraryVat } from '../domain/invoice/arbitrary-draft';

/** The same verdict the long way: the text as it would be sent, read back and checked whole. */
function wholeVerdict(draft: InvoiceDraft): readonly string[] {
  const read = readXml(buildUbl(draftAsInvoice(draft, 'A-1')));
  if (!read.ok) throw new Error(read.error.message);
  const { root } = read;
  return withoutTwins(validateTree(root).findings).map((finding) => {
    const { clause, detail, field } = explainFinding(finding, { document: root });
    return JSON.stringify([finding.rule, clause, detail, field]);
  });
}

const text = fc.constantFrom(
  '',
  ' ',
  'RO',
  'RON',
  'EUR',
  'lei',
  'B',
  'RO-CJ',
  'Cluj',
  'SECTOR3',
  'sector 3',
  '381',
  '30',
  '1,5',
  '-2',
  'x',
  'x\u0001y',
  'a\r\nb\tc',
  '31.02.2026',
  '2026-02-31',
  'y'.repeat(310),
);
const row = fc.nat(12);

const linePart = fc.oneof(
  fc.record({ name: text }),
  fc.record({ unitCode: text }),
  fc.record({ quantity: text }),
  fc.record({ price: text }),
  fc.record({ note: text }),
  fc.record({ vat: arbitraryVat }),
);
const headPart = fc.oneof(
  fc.record({ typeCode: text }),
  fc.record({ issueDate: text }),
  fc.record({ dueDate: text }),
  fc.record({ currency: text }),
  fc.record({ exchangeRate: text }),
  fc.record({ notes: text }),
  fc.record({ prepaid: text }),
);
const partyPart = fc.oneof(
  fc.record({ name: text }),
  fc.record({ taxId: text }),
  fc.record({
    address: fc.record({ line1: text, city: text, postCode: text, countrySubdivision: text, country: text }),
  }),
);
const arbitraryChange: fc.Arbitrary<DraftChange> = fc.oneof(
  fc.record({ type: fc.constant('line' as const), row, fields: linePart }),
  fc.record({ type: fc.constant('set' as const), fields: headPart }),
  fc.record({ type: fc.constantFrom('seller' as const, 'buyer' as const), fields: partyPart }),
  fc.record({ type: fc.constant('insert-lines' as const), row, lines: fc.array(arbitraryLine, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('remove-lines' as const), from: row, to: row }),
  fc.record({
    type: fc.constant('move-lines' as const),
    from: row,
    to: row,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
);

describe('the verdict on a draft while it is written', () => {
  // Catches elements kept where the draft changed, outcomes kept by place, and order that a tree without text loses.
  it('is the verdict on the whole document after any sequence of changes', () => {
    let findings = 0;
    fc.assert(
      fc.property(arbitraryDraft, fc.array(arbitraryChange, { minLength: 1, maxLength: 10 }), (start, changes) => {
        const judge = createDraftJudge();
        let draft = start;
        let made = 0;
        const newLine = () => ({ ...(start.lines[0] as InvoiceDraft['lines'][number]), id: `n${made++}`, name: '' });
        for (const change of changes) {
          draft = changeDraft(draft, change, newLine);
          const judged = judge(structuredClone(draft), 'A-1');
          findings += judged.length;
          expect(
            judged.map(({ rule, clause, detail, field }) => JSON.stringify([rule, clause, detail, field])),
          ).toEqual(wholeVerdict(draft));
        }
      }),
      { seed: 20261126, numRuns: 120 },
    );
    expect(findings).toBeGreaterThan(1000);
  });
});

describe('the judges of open drafts', () => {
  it('forget a draft that is closed, and the longest unused beyond the bound', () => {
    const judges = new DraftJudges();
    const [draft] = fc.sample(arbitraryDraft, { seed: 1, numRuns: 1 });
    if (draft === undefined) throw new Error('No sample.');
    for (const session of ['a', 'b', 'c', 'd', 'e', 'f']) judges.judge(session, draft, 'A-1');
    expect(judges.open).toBe(4);
    judges.close('f');
    expect(judges.open).toBe(3);
    // Closed and asked again: the verdict is the same.
    expect(judges.judge('f', draft, 'A-1')).toEqual(createDraftJudge()(draft, 'A-1'));
  });
});
