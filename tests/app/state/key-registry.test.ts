import { expect, it } from 'vitest';
import { createKeyRegistry } from '@/app/state/key-registry';

/** Which of the screens that are open gets Esc. */
function escRun(registry: ReturnType<typeof createKeyRegistry>): void {
  registry
    .active()
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
