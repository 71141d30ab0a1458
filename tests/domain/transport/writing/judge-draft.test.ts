import { describe, expect, it } from 'vitest';
import { draftOfNotification } from '@/domain/transport/draft/declaration-of-draft';
import { emptyTransportDraft, type TransportDraft } from '@/domain/transport/draft/transport-draft';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { OPERATIONS } from '@/domain/transport/operations';
import { fieldText, withField } from '@/domain/transport/writing/draft-fields';
import { goodsTotals } from '@/domain/transport/writing/draft-totals';
import { withOperation } from '@/domain/transport/writing/fit-operation';
import { isStartPassed, judgeDraft } from '@/domain/transport/writing/judge-draft';
import { readXml } from '@/domain/xml/read-xml';
import { transportUnder } from '../../../db/support/transport-samples';
import { domestic } from '../documents';

const DECLARING = { declarant: '8000000000', reference: 'A' };

function good(): TransportDraft {
  const read = readXml(domestic());
  const declared = read.ok ? readDeclaration(read.root) : undefined;
  if (declared?.ok !== true || declared.declaration.content.kind !== 'notification') throw new Error('not read');
  let made = 0;
  return draftOfNotification(declared.declaration.content, () => {
    made += 1;
    return `line-${made}`;
  });
}

const fieldsOf = (draft: TransportDraft) => judgeDraft(draft, DECLARING).map(({ field }) => field);

describe('the verdict on a draft, field by field', () => {
  it('finds nothing in what ANAF accepts', () => {
    expect(judgeDraft(good(), DECLARING)).toEqual([]);
  });

  it('leads each fault to the field that says it', () => {
    const cases: readonly (readonly [field: string, text: string])[] = [
      ['operation', '31'],
      ['partner.country', 'DE'],
      ['partner.code', 'x'],
      ['transport.vehicle', ''],
      ['transport.startDate', ''],
      ['transport.organiserName', ''],
      ['start.address.locality', ''],
      ['end.address.street', ''],
      ['end.address.county', '99'],
      ['goods.0.tariffCode', '123'],
      ['goods.0.quantity', 'multe'],
      ['goods.0.grossWeight', ''],
      ['goods.0.unit', 'kg'],
      ['goods.0.purpose', '201'],
      ['documents.0.type', '11'],
      ['documents.0.date', ''],
    ];
    for (const [field, text] of cases)
      expect([field, fieldsOf(withField(good(), field, text))]).toEqual([field, expect.arrayContaining([field])]);
  });

  // Before: the server refused what the editor had called right (BR-209, which the official engine never reaches).
  it('asks the code of a Romanian organiser of a domestic transport', () => {
    expect(judgeDraft(withField(good(), 'transport.organiserCode', ''), DECLARING)).toMatchObject([
      { field: 'transport.organiserCode', rule: 'BR-209', blank: true },
    ]);
  });

  it('tells what is empty from what is wrong', () => {
    const [empty] = judgeDraft(withField(good(), 'goods.0.grossWeight', ''), DECLARING);
    const [wrong] = judgeDraft(withField(good(), 'goods.0.grossWeight', '-3'), DECLARING);
    expect([empty?.blank, wrong?.blank]).toEqual([true, false]);
  });

  it('offers a value where one is certain, and it puts the field right', () => {
    const draft = withField(good(), 'goods.0.unit', 'kgm');
    const finding = judgeDraft(draft, DECLARING).find(({ field }) => field === 'goods.0.unit');
    expect(finding?.repair?.value).toBe('KGM');
    expect(judgeDraft(withField(draft, 'goods.0.unit', finding?.repair?.value ?? ''), DECLARING)).toEqual([]);
  });

  it('says of a new draft only what is to be filled in, whatever the operation', () => {
    for (const { code } of OPERATIONS) {
      const findings = judgeDraft(withOperation(emptyTransportDraft('a'), code), DECLARING);
      expect([code, findings.filter(({ blank }) => !blank).map(({ field }) => field)]).toEqual([code, []]);
    }
  });

  it('finds nothing in a whole draft of any operation', () => {
    for (const { code } of OPERATIONS)
      expect([code, judgeDraft(transportUnder(code, '2026-03-16'), DECLARING)]).toEqual([code, []]);
  });

  it('knows that the day of the start is over', () => {
    const draft = withField(good(), 'transport.startDate', '2026-11-26');
    expect(isStartPassed(draft, Date.parse('2026-11-26T21:30:00Z'))).toBe(false);
    expect(isStartPassed(draft, Date.parse('2026-11-26T22:30:00Z'))).toBe(true);
  });
});

describe('the fields of a draft', () => {
  it('are read and written by their key, and no other', () => {
    const draft = good();
    const changed = withField(draft, 'start.address.locality', 'Turda');
    expect(fieldText(changed, 'start.address.locality')).toBe('Turda');
    expect({ ...changed, start: draft.start }).toEqual(draft);
    expect(Array.isArray(withField(draft, 'goods.0.name', 'x').goods)).toBe(true);
    expect(withField(draft, 'goods.7.name', 'x')).toBe(draft);
    expect(withField(draft, 'nothing.at.all', 'x')).toBe(draft);
    expect(withField(draft, 'goods', 'x')).toBe(draft);
  });

  it('sum as they are typed', () => {
    const draft = withField(withField(good(), 'goods.0.grossWeight', '1.234,5'), 'goods.0.value', '100+20,5');
    expect(goodsTotals(draft.goods)).toMatchObject({ lines: 1, grossWeight: '1234.50', value: '120.50' });
  });
});
