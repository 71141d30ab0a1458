import { describe, expect, it } from 'vitest';
import { createEditorStore } from '@/app/invoices/editor/model/editor-store';
import { findingAt } from '@/app/invoices/editor/model/finding-view';
import { lineFactory, sampleDraft, sampleLine } from './sample-draft';

const storeOf = () => createEditorStore(sampleDraft([sampleLine('a')]), lineFactory());
const said = (store: ReturnType<typeof storeOf>) => findingAt(store.getState(), 'buyer.taxId')?.text;

describe('a buyer that the register calls struck off', () => {
  it('is a warning at its code, which stays while one goes on writing', () => {
    const store = storeOf();
    store.tellStanding({ cui: '14399840', struckOffOn: '2024-02-01' });
    store.change({ type: 'line', row: 0, fields: { quantity: '2' } });
    store.tell(store.getState().draft, []);
    expect(findingAt(store.getState(), 'buyer.taxId')).toMatchObject({ severity: 'warning', missing: false });
    expect(said(store)).toContain('Radiată la ANAF din 01.02.2024');
  });

  it('is said where the register names no day', () => {
    const store = storeOf();
    store.tellStanding({ cui: '14399840', struckOffOn: '' });
    expect(said(store)).toContain('Radiată la ANAF:');
  });

  it('says nothing of a company that stands, nor of the next buyer', () => {
    const store = storeOf();
    store.tellStanding({ cui: '14399840', struckOffOn: undefined });
    expect(said(store)).toBeUndefined();
    store.tellStanding({ cui: '14399840', struckOffOn: '2024-02-01' });
    store.change({ type: 'buyer', fields: { taxId: 'RO18547290' } });
    expect(said(store)).toBeUndefined();
  });
});

describe('a buyer that the register does not know', () => {
  it('is a finding of the parties’ identity, beside the verdict, until the code is another', () => {
    const store = storeOf();
    store.tellStanding({ cui: '14399840', struckOffOn: undefined, unknown: true });
    store.tell(store.getState().draft, []);
    expect(findingAt(store.getState(), 'buyer.taxId')).toMatchObject({
      ...{ severity: 'warning', identity: true, rule: 'ERRIdentif' },
      text: expect.stringContaining('Registrul ANAF nu are acest cod fiscal'),
    });
    store.change({ type: 'buyer', fields: { taxId: 'RO18547290' } });
    expect(said(store)).toBeUndefined();
  });
});
