import { describe, expect, it } from 'vitest';
import { detailBeside } from '@/app/invoices/archive/event-detail';
import { refusalOf } from '@/app/invoices/archive/refusal-words';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { explainFile } from '@/workers/document/repair-file';
import { sampleDraft, sampleLine } from '../editor/sample-draft';

const official = (rule: string) => `E: validari globale SCHEMATRON eroare: [${rule}]-Text oficial.`;

/** What the rules say of an invoice whose buyer has no name. */
function findings() {
  const draft = sampleDraft([sampleLine('a', { quantity: '3', price: '9,99' })]);
  const invoice = draftAsInvoice({ ...draft, buyer: { ...draft.buyer, name: '' } }, 'FCT-1');
  return explainFile(new TextEncoder().encode(buildUbl(invoice))).filter(({ finding }) => finding.rule === 'BR-07');
}

describe('a refusal in words', () => {
  it('says what it means, and ANAF’s text once and apart', () => {
    const [found] = findings();
    const message = official('BR-07');
    const { reasons, official: texts, needsOfficial } = refusalOf([message, message], findings());
    expect(reasons.map(({ title, text }) => ({ title, text }))).toEqual([
      { title: `${found?.explanation.clause}.`, text: found?.explanation.detail },
    ]);
    expect(reasons[0]?.title).not.toContain('SCHEMATRON');
    expect(texts).toEqual([message]);
    expect(needsOfficial).toBe(false);
  });

  it('shows the official text of a rule that nothing explains', () => {
    const refusal = refusalOf([official('BR-RO-900')], []);
    expect(refusal.reasons).toMatchObject([{ place: 'BR-RO-900', title: expect.stringContaining('nu explică încă') }]);
    expect(refusal.needsOfficial).toBe(true);
  });

  it('leaves sentences for people as they are, and says nothing before the rules have looked', () => {
    expect(refusalOf(['Seria nu este a acestei firme.'], [])).toEqual({
      reasons: [{ title: '', text: 'Seria nu este a acestei firme.', place: '' }],
      official: [],
      needsOfficial: false,
    });
    expect(refusalOf(['BR-07: Cumpărătorul nu are denumire. Scrieți-o.'], findings()).reasons).toHaveLength(1);
    expect(refusalOf([official('BR-07')], undefined)).toMatchObject({ reasons: [], needsOfficial: false });
  });

  it('is not said again in the journey', () => {
    const event = { at: '2026-11-20T10:00:00Z', event: 'rejected', detail: 'E: unu\nE: doi' };
    expect(detailBeside(['E: unu', 'E: doi'], event)).toBe('');
    expect(detailBeside([], event)).toBe('E: unu\nE: doi');
  });
});
