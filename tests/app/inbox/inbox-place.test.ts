/** Where the keyboard stands in the inbox while companies come and go. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { companyIdSchema } from '@/api/ids';
import { inboxEntries } from '@/app/invoices/inbox/inbox-reasons';
import { inboxRows } from '@/app/invoices/inbox/inbox-rows';
import { rowAtPlace, useInboxCursor } from '@/app/invoices/inbox/use-inbox-cursor';
import { type Workspace, WorkspaceContext } from '@/app/state/workspace';

/** Nothing is known of any: each opens to one reason. */
function entriesOf(ids: readonly number[], open: readonly number[] = []) {
  const companies = ids.map(
    (id) => ({ id: v.parse(companyIdSchema, id), name: `Firma ${id}`, cif: String(id), isAuthorized: true }) as Company,
  );
  const rows = inboxRows({
    ...{ companies, work: new Map(), months: new Map(), known: new Map(), connections: new Map() },
    ...{ assigned: () => null, failed: false },
  });
  const inOrder = ids.flatMap((id) => rows.find(({ company }) => company.id === id) ?? []);
  return inboxEntries(inOrder, new Set(open));
}

describe('the row of the inbox that has the keyboard', () => {
  // Before: the key that followed was about whichever company had come to its place.
  it('stays the same company’s while another one comes before it', () => {
    expect(rowAtPlace(entriesOf([3, 1, 2]), { key: '2', index: 1 })).toBe(2);
    expect(rowAtPlace(entriesOf([3, 1, 2], [2]), { key: '2 counting', index: 2 })).toBe(3);
  });

  it('is its company’s where the reason is gone or folded, and what stands there where the company is', () => {
    expect(rowAtPlace(entriesOf([1, 2, 3]), { key: '2 rejected', index: 3 })).toBe(1);
    expect(rowAtPlace(entriesOf([1, 3, 4]), { key: '2', index: 1 })).toBe(1);
    expect(rowAtPlace(entriesOf([1]), { key: '2', index: 1 })).toBe(0);
    expect(rowAtPlace(entriesOf([]), { key: '2', index: 1 })).toBe(-1);
    expect(rowAtPlace(entriesOf([1, 2]), { key: '', index: -1 })).toBe(-1);
  });
});

type Cursor = ReturnType<typeof useInboxCursor>;
const SHOWN = entriesOf([1, 2, 3]);

function Cursored({ onCursor }: { readonly onCursor: (cursor: Cursor) => void }): null {
  onCursor(useInboxCursor(SHOWN));
  return null;
}

/** As the inbox of this user has it. */
function cursorOf(user: number): Cursor {
  const found: Cursor[] = [];
  const workspace = { user: { id: user } } as Workspace;
  const screen = createElement(Cursored, { onCursor: (cursor) => found.push(cursor) });
  renderToString(createElement(WorkspaceContext, { value: workspace }, screen));
  const [cursor] = found;
  if (cursor === undefined) throw new Error('Nothing was rendered.');
  return cursor;
}

describe('what the inbox keeps in a tab', () => {
  // Before: who came to the tab after somebody else found their row, their search and their view.
  it('is its user’s', () => {
    const [, move] = cursorOf(7);
    move(2);
    expect(cursorOf(7)[0]).toBe(2);
    expect(cursorOf(8)[0]).toBe(-1);
  });
});
