import { describe, expect, it } from 'vitest';
import { createEditorStore, gridSize } from '@/app/invoices/editor/model/editor-store';
import { findingAt, shownFindings, stepFinding } from '@/app/invoices/editor/model/finding-view';
import { sendButton } from '@/app/invoices/editor/model/send-button';
import { lineFactory, sampleDraft, sampleLine } from './sample-draft';

const storeOf = (...lines: Parameters<typeof sampleDraft>) => createEditorStore(sampleDraft(...lines), lineFactory());

describe('the editor store', () => {
  it('has the totals of the draft at every change', () => {
    const store = storeOf([sampleLine('a')]);
    store.change({ type: 'line', row: 0, fields: { quantity: '3' } });
    expect(store.getState().totals.text).toMatchObject({ taxExclusive: '30.00', payable: '36.30' });
    store.undo();
    expect(store.getState().totals.text.taxExclusive).toBe('10.00');
  });

  it('makes one step of undo of what is typed into a cell, and a new one after the cell is left', () => {
    const store = storeOf([sampleLine('a')]);
    store.change({ type: 'line', row: 0, fields: { quantity: '4' } }, 'cell');
    store.change({ type: 'line', row: 0, fields: { quantity: '42' } }, 'cell');
    store.moveGrid({ type: 'step', by: 1 });
    store.moveGrid({ type: 'step', by: -1 });
    store.change({ type: 'line', row: 0, fields: { quantity: '421' } }, 'cell');
    store.undo();
    expect(store.getState().draft.lines[0]?.quantity).toBe('42');
    store.undo();
    expect(store.getState().draft.lines[0]?.quantity).toBe('1');
  });

  it('gives a line back as it was when an edit is cancelled, and takes away one that was not there', () => {
    const before = sampleLine('a');
    const store = storeOf([before]);
    store.moveGrid({ type: 'edit' });
    store.change({ type: 'line', row: 0, fields: { name: 'altceva', price: '99' } });
    store.cancelEdit();
    expect(store.getState().draft.lines).toEqual([before]);
    store.moveGrid({ type: 'go', row: 2, column: 0 });
    store.moveGrid({ type: 'edit' });
    store.change({ type: 'line', row: 2, fields: { name: 'x' } });
    store.cancelEdit();
    expect(store.getState().draft.lines.some(({ name }) => name === 'x')).toBe(false);
  });

  it('always has a blank row after the last line', () => {
    expect(
      gridSize(storeOf(Array.from({ length: 20 }, (_, index) => sampleLine(`n${index}`))).getState()),
    ).toMatchObject({
      rows: 21,
      filled: 20,
    });
    expect(gridSize(storeOf().getState())).toMatchObject({ rows: 8, filled: 0 });
  });
});

describe('findings of the editor', () => {
  it('points out an empty field only once sending was asked for, a wrong one at once', () => {
    const store = storeOf([sampleLine('a', { name: '', price: 'zece' })]);
    expect(findingAt(store.getState(), 'lines.0.price')?.severity).toBe('stop');
    expect(findingAt(store.getState(), 'lines.0.name')).toBeUndefined();
    store.askToSend();
    expect(findingAt(store.getState(), 'lines.0.name')?.missing).toBe(true);
  });

  it('asks for the sector in Bucharest and puts it from the address', () => {
    const store = storeOf([sampleLine('a')]);
    const address = {
      ...store.getState().draft.buyer.address,
      countrySubdivision: 'RO-B',
      city: 'București',
      line1: 'Calea Vitan 106, sector 3',
    };
    store.change({ type: 'buyer', fields: { address } });
    const finding = findingAt(store.getState(), 'buyer.address.city');
    expect(finding).toMatchObject({ severity: 'stop', rule: 'BR-RO-101' });
    if (finding?.repair !== undefined) store.change(finding.repair.change);
    expect(store.getState().draft.buyer.address.city).toBe('SECTOR3');
    expect(findingAt(store.getState(), 'buyer.address.city')).toBeUndefined();
  });

  it('steps round through them in the order of the sheet', () => {
    const store = storeOf([sampleLine('a', { price: 'x' }), sampleLine('b', { quantity: 'y' })]);
    store.change({ type: 'set', fields: { dueDate: '2026-11-01' } });
    const shown = shownFindings(store.getState());
    expect(shown.map(({ at }) => at)).toEqual(['dueDate', 'lines.0.price', 'lines.1.quantity']);
    expect(stepFinding(shown, null, 1)?.at).toBe('dueDate');
    expect(stepFinding(shown, 'lines.1.quantity', 1)?.at).toBe('dueDate');
    expect(stepFinding(shown, 'dueDate', -1)?.at).toBe('lines.1.quantity');
  });
});

describe('the send button', () => {
  const clear = { online: true, stops: 0, number: 'ready', issuing: false } as const;

  it('says the outcome by the network', () => {
    expect(sendButton(clear)).toEqual({ words: 'send', primary: true, action: 'issue' });
    expect(sendButton({ ...clear, online: false }).words).toBe('send-later');
  });

  it('leads to the first thing to put right, outlined, and keeps its words', () => {
    expect(sendButton({ ...clear, stops: 2, online: false })).toEqual({
      words: 'send-later',
      primary: false,
      action: 'show-first-stop',
    });
  });

  it('asks for numbers only when all else is right', () => {
    expect(sendButton({ ...clear, number: 'no-lease' }).action).toBe('reserve-numbers');
    expect(sendButton({ ...clear, number: 'no-lease', stops: 1 }).action).toBe('show-first-stop');
  });
});
