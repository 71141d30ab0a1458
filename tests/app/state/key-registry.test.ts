import { expect, it } from 'vitest';
import { createKeyRegistry } from '@/app/state/key-registry';

/** Which of the screens that are open gets Esc. */
function escRun(registry: ReturnType<typeof createKeyRegistry>): void {
  registry
    .active(false)
    .find(({ keys }) => keys.join(' ') === 'Escape')
    ?.run();
}

it('gives a key that two want to the one that was added last, and back when that goes', () => {
  const registry = createKeyRegistry();
  const told: string[] = [];
  registry.add({ group: 'invoice', actionOf: (name) => (name === 'list' ? () => told.push('list') : undefined) });
  const closePanel = registry.add({ group: 'panel', actionOf: () => () => told.push('panel') });
  escRun(registry);
  closePanel();
  escRun(registry);
  expect(told).toEqual(['panel', 'list']);
});

it('leaves a key that does nothing now to those below', () => {
  const registry = createKeyRegistry();
  const told: string[] = [];
  registry.add({ group: 'panel', actionOf: () => () => told.push('panel') });
  registry.add({ group: 'editor', actionOf: () => undefined });
  escRun(registry);
  expect(told).toEqual(['panel']);
});

// Before: N in the list of companies began an invoice where the page was drawn in one step with the frame around it.
it('gives a key of the screen before one that works anywhere, whichever was added first', () => {
  const registry = createKeyRegistry();
  const told: string[] = [];
  registry.add({ group: 'companies', actionOf: () => () => told.push('company') });
  registry.add({ group: 'anywhere', actionOf: () => () => told.push('anywhere') });
  registry
    .active(false)
    .find(({ keys }) => keys.join(' ') === 'N')
    ?.run();
  expect(told).toEqual(['company']);
});

it('in the sheet of a row leaves the keys that are about the row alone', () => {
  const registry = createKeyRegistry();
  for (const group of ['anywhere', 'received', 'find', 'chosen'] as const)
    registry.add({ group, actionOf: () => () => undefined });
  const said = (inSheet: boolean) => registry.active(inSheet).map(({ keys }) => keys.join(' '));
  expect(said(true)).toEqual(['R', 'V', 'I', 'M', 'D', 'P']);
  expect(said(false)).toEqual(expect.arrayContaining(['F', 'Ctrl K', 'V']));
});
