/** What is ticked of a batch, when the summary shows a part of it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type BatchFile, EMPTY_BATCH } from '@/app/invoices/send/batch';
import { type SendRows, useSendRows } from '@/app/invoices/send/use-send-rows';
import { type Workspace, WorkspaceContext } from '@/app/state/workspace';
import { readFile } from './batch-file';

const READY = { kind: 'ready' } as NonNullable<BatchFile['standing']>;
const FILES = [
  readFile({}, { id: 'a', standing: READY }),
  readFile({}, { id: 'b', standing: READY }),
  readFile({}, { id: 'c' }),
];

interface ProbeProps {
  readonly opened: Parameters<typeof useSendRows>[0];
  readonly onDrawn: (rows: SendRows) => void;
}

function Probe({ opened, onDrawn }: ProbeProps): null {
  onDrawn(useSendRows(opened));
  return null;
}

function rowsOf(ticked: readonly string[], tick: (ids: readonly string[]) => void): SendRows {
  const files = new Map(FILES.map((file) => [file.id, file]));
  const opened = { batch: { ...EMPTY_BATCH, files, ticked: new Set(ticked) }, runner: { tick } };
  const drawn: SendRows[] = [];
  const probe = createElement(Probe, {
    opened: opened as unknown as ProbeProps['opened'],
    onDrawn: (rows) => drawn.push(rows),
  });
  const workspace = { company: { id: 1 }, user: { id: 1 } } as Workspace;
  renderToStaticMarkup(createElement(WorkspaceContext, { value: workspace }, probe));
  const [rows] = drawn;
  if (rows === undefined) throw new Error('Nothing was drawn.');
  return rows;
}

// Before: files of another part of the summary ticked the head, and one that cannot be sent kept it from being ticked.
it('the box of the head is about the files in sight that can be sent', () => {
  const tick = vi.fn();
  expect(rowsOf(['x', 'y', 'z'], tick).headBox).toBe(false);
  expect(rowsOf(['a', 'x', 'y', 'z'], tick).headBox).toBe('mixed');
  expect(rowsOf(['a', 'b'], tick).headBox).toBe(true);
  rowsOf(['b', 'x'], tick).selectAll();
  rowsOf(['a', 'b', 'x'], tick).selectAll();
  expect(tick.mock.calls).toEqual([[['x', 'a', 'b']], [['x']]]);
});
