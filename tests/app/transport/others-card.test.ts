/** What the screens offer of a declaration that was not made here: nothing that needs its document, and why the rest is not allowed. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Transport } from '@/api/entities/transport';
import { WorkspaceContext } from '@/app/state/workspace';
import { ActionButtons } from '@/app/transport/actions/action-buttons';
import { hasDocument } from '@/app/transport/actions/declaration-xml';
import { tellMissing } from '@/app/transport/actions/tell-outcome';
import { TransportFacts } from '@/app/transport/card/transport-facts';
import { UitCard } from '@/app/transport/card/uit-card';
import { transportRow } from '@/app/transport/home/home-row';
import { isInView } from '@/app/transport/home/home-views';
import { putTransportRow } from '@/db/transport/put-transport-row';
import { entityId, version } from '../../db/support/samples';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';
import { transportSample } from './transport-sample';

const addAlert = vi.hoisted(() => vi.fn());
vi.mock('@/app/state/alerts', () => ({ addAlert }));
vi.mock('wouter', async (original) => ({
  ...(await original<typeof import('wouter')>()),
  useLocation: () => ['', () => undefined],
}));

const NOW = Date.parse('2026-11-26T10:42:00+02:00');
const of = (over: object): Transport => transportSample({ over: { steps: [], ...over } });
const carried = of({
  ...{
    origin: 'carried',
    declarantCode: '14399840',
    declarantName: 'Agro Câmpia SA',
    partnerName: '',
    partnerCode: '',
  },
  ...{ lines: 0, goods: '', operation: '', expiresOn: '2026-12-01' },
});
const elsewhere = of({ origin: 'elsewhere' });
const own = transportSample();

function drawn(item: Transport): { readonly buttons: readonly string[]; readonly text: string } {
  const workspace = { db: {} } as never;
  const parts = [
    createElement(ActionButtons, { item, now: NOW, actions: {} as never, key: 'actions' }),
    createElement(TransportFacts, { item, key: 'facts' }),
    createElement(UitCard, { item, now: NOW, key: 'card' }),
  ];
  const markup = renderToStaticMarkup(createElement(WorkspaceContext, { value: workspace }, parts));
  const bare = (part: string): string => part.replaceAll(/<kbd[\s\S]*?<\/kbd>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const buttons = [...markup.matchAll(/<button[\s\S]*?<\/button>/g)].map(([button]) => bare(button).trim());
  return { buttons: buttons.filter((text) => text !== ''), text: bare(markup) };
}

describe('a declaration of another that the company carries', () => {
  it('is shown at a control, with its declarant, and nothing of it is changed from here', () => {
    const { buttons, text } = drawn(carried);
    expect(buttons.map((name) => name.replace(/ \S$/, ''))).toEqual(['Arată la control']);
    expect(text).toContain('Agro Câmpia SA · 14399840');
    expect(text).toContain('este declarația altei firme');
    expect(text).toContain('Valid');
    // ANAF's service for carriers tells no goods: none are made up.
    expect(text).not.toMatch(/0 poziții|Partener/);
  });

  it('stands in its own view, by its declarant’s name, or code where ANAF gave no name', () => {
    const row = transportRow(carried, NOW, '');
    expect([row.partner, isInView(row, 'carried'), isInView(row, 'open'), isInView(row, 'road')]).toEqual([
      ...['Agro Câmpia SA', true, false, false],
    ]);
    expect(transportRow({ ...carried, declarantName: '' }, NOW, '').partner).toBe('14399840');
  });

  it('is found by its declarant', async () => {
    const db = openTestDatabase();
    await putTransportRow(db, {
      ...{ id: entityId(carried.id), companyId: COMPANY, version: version(1), base: carried, pending: [] },
    });
    expect((await db.transport.get(carried.id))?.search).toMatch(/agro campia sa.*14399840|14399840.*agro campia sa/);
  });
});

describe('the company’s own of another program', () => {
  // Before: „Corectează”, „PDF” and „XML” promised a document that would come with the network, and never could.
  it('offers what its code is enough for, and says why it cannot be corrected here', () => {
    const { buttons, text } = drawn(elsewhere);
    expect(buttons.map((name) => name.replace(/ \S$/, ''))).toEqual([
      'Arată la control',
      'Schimbă vehiculul',
      'Confirmă',
    ]);
    expect(text).toContain('Corectează: a fost declarată cu alt program');
    expect(drawn(own).buttons.map((name) => name.replace(/ \S$/, ''))).toEqual(
      expect.arrayContaining(['Corectează', 'PDF', 'Trimite șoferului']),
    );
  });

  it('asked for its document by a key says that there will be none', () => {
    expect([hasDocument(own), hasDocument(elsewhere), hasDocument(carried)]).toEqual([true, false, false]);
    tellMissing(elsewhere);
    tellMissing(own);
    expect(addAlert.mock.calls.map(([{ message }]) => message)).toEqual([
      'Documentul declarației nu este în Condica',
      'Documentul declarației nu este pe acest dispozitiv',
    ]);
  });
});
