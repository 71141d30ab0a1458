import { describe, expect, it, vi } from 'vitest';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { removeWithUndo } from '@/app/defs/remove-with-undo';

const { shown } = vi.hoisted(() => ({ shown: vi.fn() }));
vi.mock('@/app/state/alerts', () => ({ addAlert: shown }));

const kind = partnerKind('2026-11-26');
const rows = ['a', 'b', 'c'].map((id) => ({ id, pending: false, content: { ...EMPTY_PARTNER, name: id } }));
const alerts = () => shown.mock.calls.map(([alert]) => alert);

function actionsThatStopAt(stop: string | null, changed = '') {
  const added: string[] = [];
  return {
    added,
    add: async ({ name }: { readonly name: string }) => {
      added.push(name);
      return name;
    },
    remove: async ({ id }: { readonly id: string }) => {
      if (id === stop) throw new Error('No room');
      return id !== changed;
    },
  };
}

describe('removing several rows', () => {
  it('tells how many went and brings all of them back', async () => {
    shown.mockClear();
    const progress: number[] = [];
    const actions = actionsThatStopAt(null);
    await removeWithUndo(kind, actions, rows, (done) => progress.push(done));
    expect(progress).toEqual([1, 2, 3]);
    expect(alerts()).toMatchObject([{ type: 'undo', message: 'S-au șters 3 parteneri.' }]);
    alerts()[0].action.onAct();
    await vi.waitFor(() => expect(actions.added).toEqual(['a', 'b', 'c']), { timeout: 20_000 });
  });

  it('leaves the one that changed meanwhile, says so, and brings back only the others', async () => {
    shown.mockClear();
    const actions = actionsThatStopAt(null, 'b');
    await removeWithUndo(kind, actions, rows);
    expect(alerts()).toMatchObject([
      { type: 'warning', message: 'Nu s-a șters, fiindcă s-a schimbat între timp: b.' },
      { type: 'undo', message: 'S-au șters 2 parteneri.' },
    ]);
    alerts()[1].action.onAct();
    await vi.waitFor(() => expect(actions.added).toEqual(['a', 'c']), { timeout: 20_000 });
  });

  it('that stops says after how many, and brings back only those', async () => {
    shown.mockClear();
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const actions = actionsThatStopAt('b');
    await removeWithUndo(kind, actions, rows);
    expect(alerts()).toMatchObject([
      { type: 'error', message: 'Ștergerea s-a oprit după 1 din 3.' },
      { type: 'undo', message: 'a a fost șters.' },
    ]);
    alerts()[1].action.onAct();
    await vi.waitFor(() => expect(actions.added).toEqual(['a']), { timeout: 20_000 });
  });
});
