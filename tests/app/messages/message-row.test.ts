/** What the list of ANAF's messages says of invoices of the archive, and of what is not there. */
import { describe, expect, it } from 'vitest';
import type { AnafMessageRow } from '@/api/calls/mailbox-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { filterMessages, type MessageFilters, NO_MESSAGE_FILTERS } from '@/app/invoices/messages/message-filters';
import { inOrder, isIn, rowOfMessage, rowsOfItem } from '@/app/invoices/messages/message-row';
import { acknowledgedItem } from '../../db/support/acknowledged-item';
import { entityId } from '../../db/support/samples';

const NOW = Date.parse('2026-04-01T12:00:00Z');
const at = (day: string): string => `2026-03-${day}T08:00:00.000Z`;
const shown = (more: Partial<ArchiveItem>): ShownItem => {
  const item = acknowledgedItem({ state: 'accepted', zipSha256: 'b'.repeat(64), uploadIndex: '5001', ...more });
  return { ...item, standing: item.state };
};
const event = (name: string, day: string, detail = '') => ({ at: at(day), event: name, detail });

const MESSAGE: AnafMessageRow = {
  ...{ id: '77', type: 'FACTURA PRIMITA', at: at('20'), uploadIndex: '5002', state: 'listed', text: '' },
  details: 'Factura cu id_incarcare=5002 emisa de cif_emitent=22334455 pentru cif_beneficiar=18547290',
};

describe('an invoice of the archive', () => {
  it('received, with the conversation about it, is a row each', () => {
    const note = { id: entityId('00000000-0000-4000-8000-0000000000aa'), by: 'Ana', at: at('22'), detail: '' };
    const rows = rowsOfItem(
      shown({
        direction: 'in',
        events: [event('received', '10'), event('buyer-message-sent', '21', 'prin alt program')],
        notes: [{ ...note, text: 'Lipsește poziția 3', state: 'queued' }],
      }),
      NOW,
    );
    expect(rows.map(({ kind, standing, text }) => [kind, standing, text])).toEqual([
      ['received', 'safe', ''],
      ['to-supplier', 'safe', 'prin alt program'],
      ['to-supplier', 'queued', 'Lipsește poziția 3'],
    ]);
  });

  it('written here and brought back by the mailbox is there once', () => {
    const note = { id: entityId('00000000-0000-4000-8000-0000000000aa'), by: 'Ana', at: at('22'), detail: '' };
    const rows = rowsOfItem(
      shown({
        direction: 'in',
        events: [event('received', '10'), event('buyer-message-sent', '23', 'Lipsește poziția 3')],
        notes: [{ ...note, text: 'Lipsește poziția 3', state: 'sent' }],
      }),
      NOW,
    );
    expect(rows.filter(({ kind }) => kind === 'to-supplier')).toHaveLength(1);
  });

  it('issued is a message when ANAF has answered, with its errors and what its buyer wrote', () => {
    expect(rowsOfItem(shown({ state: 'processing', events: [event('processing', '20')] }), NOW)).toEqual([]);
    const [sent, buyers] = rowsOfItem(
      shown({ events: [event('accepted', '20'), event('buyer-message', '25', 'Greșit')] }),
      NOW,
    );
    expect([sent?.kind, buyers?.kind, buyers?.text]).toEqual(['sent', 'from-buyer', 'Greșit']);
    const [errors] = rowsOfItem(
      shown({ state: 'rejected', messages: ['E: BR-1'], events: [event('rejected', '20')] }),
      NOW,
    );
    expect([errors?.kind, errors?.text]).toEqual(['errors', 'E: BR-1']);
  });

  it('older than 60 days is no message any more', () => {
    const old = shown({ direction: 'in', events: [{ at: '2026-01-05T08:00:00.000Z', event: 'received', detail: '' }] });
    expect(rowsOfItem(old, NOW)).toEqual([]);
  });
});

describe('what no invoice of the archive has', () => {
  it('waits, is in danger from day 45 on, or is lost; with whom it is about', () => {
    expect(rowOfMessage(MESSAGE, NOW)).toMatchObject({
      kind: 'received',
      standing: 'waiting',
      partner: 'CUI 22334455',
    });
    const old = { ...MESSAGE, at: '2026-02-12T08:00:00.000Z' };
    expect(rowOfMessage(old, NOW)).toMatchObject({ standing: 'danger', daysLeft: 12 });
    expect(rowOfMessage({ ...MESSAGE, state: 'unfit', text: 'damaged' }, NOW)).toMatchObject({ standing: 'lost' });
    expect(rowOfMessage({ ...MESSAGE, type: 'CEVA NOU', state: 'kept' }, NOW)).toMatchObject({ kind: 'other' });
    const sent = rowOfMessage({ ...MESSAGE, type: 'FACTURA TRIMISA' }, NOW);
    expect(sent.partner).toBe('CUI 18547290');
  });

  it('in danger stands first, then the newest; views and words choose', () => {
    const received = rowsOfItem(shown({ direction: 'in', number: 'ABC 7', events: [event('received', '30')] }), NOW);
    const danger = rowOfMessage({ ...MESSAGE, at: '2026-02-12T08:00:00.000Z' }, NOW);
    const waiting = rowOfMessage({ ...MESSAGE, id: '78' }, NOW);
    const rows = inOrder([waiting, ...received, danger]);
    expect(rows.map(({ standing }) => standing)).toEqual(['danger', 'safe', 'waiting']);
    const none = () => false;
    expect(rows.filter((row) => isIn('danger', row, none))).toEqual([danger]);
    expect(rows.filter((row) => isIn('sent', row, none))).toEqual([]);
    expect(rows.filter((row) => isIn('unread', row, (one) => one === waiting))).toEqual([waiting]);
    const asked = (filters: Partial<MessageFilters>) =>
      filterMessages(rows, { ...NO_MESSAGE_FILTERS, ...filters }, '2026-04-01');
    expect(asked({ text: 'abc 7' })).toEqual(received);
    expect(asked({ text: '5002 22334455' })).toHaveLength(2);
    expect(asked({ number: 'abc' })).toEqual(received);
    expect(asked({ number: '5002' })).toEqual([danger, waiting]);
    expect(asked({ partner: '22334455' })).toEqual([danger, waiting]);
    expect(asked({ standing: 'safe' })).toEqual(received);
    expect(asked({ kind: 'errors' })).toEqual([]);
    expect(asked({ span: 'week' })).toEqual(received);
    expect(asked({ span: 'month' })).toEqual([...received, waiting]);
    expect(asked({ span: 'today' })).toEqual([]);
  });
});

describe('news', () => {
  it('is what somebody else did and nobody has dealt with', () => {
    const events = [event('received', '30')];
    const newsOf = (more: Partial<ArchiveItem>) => rowsOfItem(shown(more), NOW).map(({ news }) => news);
    expect(newsOf({ direction: 'in', events })).toEqual([true]);
    const approved = { state: true, by: 'Ana', at: at('31') };
    expect(newsOf({ direction: 'in', events, marks: { approved } })).toEqual([false]);
    expect(newsOf({ direction: 'in', events, marks: { approved: { ...approved, state: false } } })).toEqual([true]);
    expect(newsOf({ events: [event('accepted', '20'), event('buyer-message', '25', 'Greșit')] })).toEqual([
      false,
      true,
    ]);
  });
});
