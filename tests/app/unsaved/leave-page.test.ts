import { describe, expect, it } from 'vitest';
import type { SaveState } from '@/app/unsaved/autosave';
import { leavePage } from '@/app/unsaved/leave-page';

/** A page whose last keys are `unsaved`, in a browser with or without room for their copy. */
function leave(unsaved: string | undefined, room: boolean, outcome: SaveState) {
  const events: string[] = [];
  const written = Promise.resolve(outcome);
  const kept = leavePage(
    { unsaved: () => unsaved, flush: () => written },
    {
      keep: () => {
        events.push('asked');
        return room ? () => events.push('dropped') : null;
      },
      onNoRoom: () => events.push('told'),
      onWritten: () => events.push('ended'),
    },
  );
  return { kept, events, ended: written.then(() => events) };
}

const SAVED: SaveState = { kind: 'saved', at: new Date(0) };
const FAILED: SaveState = { kind: 'failed', reason: new Error('No room') };

describe('leaving the editor’s page', () => {
  it('asks for nothing where all is written', async () => {
    const { kept, ended } = leave(undefined, false, { kind: 'idle' });
    expect(kept).toBe(true);
    expect(await ended).toEqual([]);
  });

  it('keeps a copy until what was typed is written', async () => {
    const { kept, ended } = leave('za', true, SAVED);
    expect(kept).toBe(true);
    expect(await ended).toEqual(['asked', 'dropped']);
    expect(await leave('za', true, FAILED).ended).toEqual(['asked']);
  });

  it('without room says so at once, holds the page, and takes it back once it is written', async () => {
    const { kept, events, ended } = leave('za', false, SAVED);
    expect(kept).toBe(false);
    expect(events).toEqual(['asked', 'told']);
    expect(await ended).toEqual(['asked', 'told', 'ended']);
    expect(await leave('za', false, FAILED).ended).toEqual(['asked', 'told']);
  });
});
