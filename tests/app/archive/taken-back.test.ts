/** The state shown of an issued invoice that something took back or corrected, and where it is counted (decisions 0180, 0181). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import ChangedSince from '@/app/invoices/archive/changed-since';
import { changedSinceTexts } from '@/app/invoices/archive/changed-since-texts';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { invoiceStateOf } from '@/app/palette/invoice-state-of';
import { STATE_WORDS } from '@/app/ui/states/state-words';
import { listedState } from '@/workers/archive-search/listed-state';
import { entityId, version } from '../../db/support/samples';
import { listedItem } from './listed-item';

const note = { id: entityId('00000000-0000-4000-8000-0000000000e1'), number: 'NC-7', total: listedItem('x').total };
const item = { ...listedItem('FCT-0004'), state: 'accepted' as const, takenBack: [note] };
const view = (reversed: boolean) => ({
  ...{ item: reversed ? { ...item, reversed } : item, delivery: null, version: version(1), hasDraft: false },
});

it('is «Stornată» in lists, panel, page and palette', () => {
  expect(stateOfItem(shownItemOf(view(true)))).toBe('reversed');
  expect(invoiceStateOf(view(true))).toBe('reversed');
});

it('stays «Validată» where a part of it was taken back', () => {
  expect(stateOfItem(shownItemOf(view(false)))).toBe('accepted');
  expect(invoiceStateOf(view(false))).toBe('accepted');
});

it('stands among the validated for lists, filters and their counts', () => {
  expect(listedState({ id: view(true).item.id, pending: [] }, view(true).item, false)).toBe('accepted');
});

describe('corrected by a 384', () => {
  const { total: _, ...named } = note;
  const corrected = (over: Partial<ArchiveItem>) => {
    const { takenBack: _taken, ...plain } = item;
    const correctedBy = [{ ...named, number: 'FCT-0009', issueDate: '2026-11-28' }];
    return { ...view(false), item: { ...plain, correctedBy, ...over } };
  };
  const panelOf = (over: Partial<ArchiveItem>) => {
    const told = createElement(ChangedSince, { item: shownItemOf(corrected(over)) });
    const routed = { ssrPath: '/', children: told };
    return renderToStaticMarkup(createElement(Router, routed)).replaceAll(/<[^>]*>/g, '');
  };

  // Before: it stayed «Validată», beside the one that stands for it.
  it('is «Corectată» in lists, panel, page and palette', () => {
    expect(stateOfItem(shownItemOf(corrected({})))).toBe('corrected');
    expect(invoiceStateOf(corrected({}))).toBe('corrected');
    expect(STATE_WORDS.corrected.label).toBe('Corectată');
  });

  it('is «Stornată» where it was taken back too', () => {
    expect(stateOfItem(shownItemOf(corrected({ takenBack: [note], reversed: true })))).toBe('reversed');
  });

  it('stands among the validated for lists, filters and their counts', () => {
    expect(listedState({ id: item.id, pending: [] }, corrected({}).item, false)).toBe('accepted');
  });

  it('is told with number and day, and that its sum counts until it is taken back', () => {
    expect(panelOf({})).toBe(`Corectată prin factura FCT-0009 din 28.11.2026${changedSinceTexts.counted}`);
    const other = { ...note, id: entityId('00000000-0000-4000-8000-0000000000e2') };
    expect(panelOf({ takenBack: [other], reversed: true })).toBe(
      'Stornată de NC-7Corectată prin factura FCT-0009 din 28.11.2026',
    );
  });

  // Before: «Corectată», with the words of what counts until the invoice is taken back.
  it('is «Validată» again where what corrected it was taken back itself, and tells of it', () => {
    const gone = { ...named, number: 'FCT-0009', issueDate: '2026-11-28', reversed: true };
    const over = { correctedBy: [gone] };
    expect(stateOfItem(shownItemOf(corrected(over)))).toBe('accepted');
    expect(invoiceStateOf(corrected(over))).toBe('accepted');
    expect(panelOf(over)).toBe(
      `Factura de corecție FCT-0009 din 28.11.2026 a fost stornată.${changedSinceTexts.standsAgain}`,
    );
    const second = { ...named, id: entityId('00000000-0000-4000-8000-0000000000e3'), number: 'FCT-0010' };
    const both = { correctedBy: [gone, { ...second, issueDate: '2026-11-29' }] };
    expect(stateOfItem(shownItemOf(corrected(both)))).toBe('corrected');
    expect(panelOf(both)).toBe(
      `Corectată prin factura FCT-0010 din 29.11.2026${changedSinceTexts.counted}Factura de corecție FCT-0009 din 28.11.2026 a fost stornată.`,
    );
  });

  it('is told once where the same one takes a part or all of it back', () => {
    expect(panelOf({ takenBack: [note] })).toBe('Corectată prin factura FCT-0009 din 28.11.2026');
    expect(panelOf({ takenBack: [note], reversed: true })).toBe('Stornată de NC-7');
  });
});
