/** The menu counts without the list what the list shows as unread, out of rows and out of blocks. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { rowsOfItem } from '@/app/invoices/messages/message-row';
import { archiveByIds } from '@/db/archive/archive-queries';
import { countUnreadNews } from '@/db/archive/unread-news';
import type { CondicaDatabase } from '@/db/condica-database';
import { beginReading, isUnreadAt, readMessages, setRead } from '@/db/settings/read-messages';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

const NOW = Date.parse('2026-03-28T12:00:00Z');
const SINCE = '2026-03-05T22:00:00.000Z';
const MARK = { state: true, by: 'Ana', at: '2026-03-12T08:00:00.000Z' };

/** Received and issued; every ninth has been answered by its buyer, every seventh of the received bears a mark. */
const ITEMS: readonly ArchiveItem[] = Array.from({ length: 540 }, (_none, place) => {
  const at = `2026-03-${String(1 + (place % 27)).padStart(2, '0')}T08:${String(place % 60).padStart(2, '0')}:00.000Z`;
  const received = place % 3 === 2;
  const event = { at, event: received ? 'received' : 'accepted', detail: '' };
  const answer = { at, event: 'buyer-message', detail: `Poziția ${place}` };
  return coldItem(place, {
    ...{ direction: received ? 'in' : 'out', issuedAt: at, issueDate: at.slice(0, 10) },
    events: place % 9 === 0 ? [event, answer] : [event],
    ...(received && place % 7 === 0 && { marks: { booked: MARK } }),
  });
});
const REJECTED = coldItem(900, {
  ...{ state: 'rejected', issueDate: '2026-03-20' },
  events: [{ at: '2026-03-21T08:00:00.000Z', event: 'rejected', detail: '' }],
});
const ALL = [...ITEMS, REJECTED];

async function unreadInList(db: CondicaDatabase) {
  const note = await readMessages(db, COMPANY);
  if (note === null) throw new Error('the list was opened');
  const views = await archiveByIds(
    db,
    ALL.map(({ id }) => id),
  );
  const rows = views.flatMap((view) => rowsOfItem(shownItemOf(view), NOW));
  return rows.filter(({ key, at, news }) => news && isUnreadAt(note, key, Date.parse(at)));
}

describe('the count of unread messages', () => {
  it('is that of the list, also of what lies in blocks, and falls as they are read', async () => {
    const { blocks, rows } = await twoStores(ALL);
    for (const db of [blocks, rows]) {
      await beginReading(db, COMPANY, SINCE);
      const unread = await unreadInList(db);
      expect(new Set(unread.map(({ kind }) => kind))).toEqual(new Set(['received', 'from-buyer', 'errors']));
      expect(await countUnreadNews(db, COMPANY, NOW)).toBe(unread.length);
      const opened = unread.filter((_row, place) => place % 2 === 0);
      await setRead(db, COMPANY, opened, { read: true, oldest: '2026-01-01' });
      expect(await countUnreadNews(db, COMPANY, NOW)).toBe(unread.length - opened.length);
      expect(await countUnreadNews(db, OTHER_COMPANY, NOW)).toBe(0);
    }
  });

  it('is of the last seven days where the list was never opened', async () => {
    const { rows: db } = await twoStores(ALL);
    const before = await countUnreadNews(db, COMPANY, NOW);
    await beginReading(db, COMPANY, '2026-03-20T22:00:00.000Z');
    expect(before).toBe((await unreadInList(db)).length);
    expect(before).toBeGreaterThan(0);
  });
});
