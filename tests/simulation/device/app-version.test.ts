import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openAsVersion } from './app-version';
import { BrowserProcess } from './browser-process';
import { processDatabase } from './process-database';

const NAME = 'condica:test:1';

function openIn(factory: IDBFactory, process: BrowserProcess) {
  return openAsVersion(
    NAME,
    processDatabase(factory, process, () => null),
    process.version,
  );
}

// Verifies: G12
it('puts an older tab out of work, and leaves it what was written', async () => {
  const factory = new IDBFactory();
  const old = openIn(factory, new BrowserProcess('old', 0));
  await old.kv.put({ key: 'views x', value: 'scris' });
  const newer = openIn(factory, new BrowserProcess('newer', 1));
  await newer.open();
  expect(old.schemaGuard.refusal).toMatchObject({ installed: newer.verno, declared: old.verno });
  expect(await newer.kv.get('views x')).toMatchObject({ value: 'scris' });
});

it('is taken back where its process dies in the midst of the upgrade', async () => {
  const factory = new IDBFactory();
  const old = openIn(factory, new BrowserProcess('old', 0));
  await old.open();
  const dying = new BrowserProcess('dying', 1);
  // At the opening it lives, at the upgrade it dies.
  dying.dieAfter(2);
  openIn(factory, dying)
    .open()
    .catch(() => undefined);
  const after = openIn(factory, new BrowserProcess('after', 0));
  await expect(after.open().then(() => after.schemaGuard.refusal)).resolves.toBeNull();
});
