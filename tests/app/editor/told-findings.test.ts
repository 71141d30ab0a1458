import { describe, expect, it } from 'vitest';
import { changeDraft } from '@/app/invoices/editor/model/draft-change';
import { createEditorStore } from '@/app/invoices/editor/model/editor-store';
import { shownFindings } from '@/app/invoices/editor/model/finding-view';
import { toldFindings } from '@/app/invoices/editor/model/tell-findings';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { createDraftJudge } from '@/workers/document/judge-draft';
import { lineFactory, sampleDraft, sampleLine } from './sample-draft';

const complete: InvoiceDraft = { ...sampleDraft([sampleLine('a')]), dueDate: '2026-12-11' };
const NO_FACTS = { paymentTermDays: 0, iban: '', bank: '' };
const told = (draft: InvoiceDraft) => toldFindings(createDraftJudge()(draft, 'FCT-0416'), draft, NO_FACTS);

describe('the official verdict in the editor', () => {
  it('has nothing to say of a complete invoice', () => {
    expect(told(complete)).toEqual([]);
  });

  it('stands at the field it is about, empty ones told apart from wrong ones', () => {
    const buyer = { ...complete.buyer, address: { ...complete.buyer.address, city: '', countrySubdivision: 'RO-XX' } };
    const findings = told({ ...complete, buyer });
    expect(findings.find(({ at }) => at === 'buyer.address.city')).toMatchObject({ severity: 'stop', missing: true });
    expect(findings.find(({ at }) => at === 'buyer.address.countrySubdivision')).toMatchObject({ missing: false });
  });

  it('counts the lines as the sheet does, blank rows included', () => {
    const blank = sampleLine('x', { name: '', quantity: '', price: '' });
    const draft = { ...complete, lines: [blank, sampleLine('a'), blank, sampleLine('b', { unitCode: 'ZZQ' })] };
    expect(told(draft)).toMatchObject([{ at: 'lines.3.unitCode', row: 3, rule: 'BR-CL-23' }]);
  });

  // A repair that changes another field, or changes nothing, would leave the finding there.
  it('offers only repairs that take the finding away', () => {
    const address = {
      ...complete.buyer.address,
      countrySubdivision: 'RO-B',
      city: 'București',
      line1: 'Calea Vitan 106, sector 3',
    };
    const draft = { ...complete, buyer: { ...complete.buyer, address } };
    const [finding] = told(draft);
    expect(finding?.repair).toBeDefined();
    if (finding?.repair !== undefined)
      expect(told(changeDraft(draft, finding.repair.change, lineFactory()))).toEqual([]);
  });
});

describe('told findings in the store', () => {
  it('join those told at once, never twice at one field, and count as stops', () => {
    const draft = { ...complete, dueDate: '', lines: [sampleLine('a', { unitCode: 'bax' })] };
    const store = createEditorStore(draft, lineFactory());
    store.tell(draft, told(draft));
    store.askToSend();
    const shown = shownFindings(store.getState());
    expect(shown.filter(({ at }) => at === 'lines.0.unitCode')).toHaveLength(1);
    expect(shown.map(({ at }) => at)).toContain('dueDate');
  });

  it('are dropped where the draft has changed since it was judged', () => {
    const draft = { ...complete, dueDate: '' };
    const store = createEditorStore(draft, lineFactory());
    store.change({ type: 'set', fields: { notes: 'x' } });
    store.tell(draft, told(draft));
    expect(store.getState().told).toEqual([]);
  });
});
