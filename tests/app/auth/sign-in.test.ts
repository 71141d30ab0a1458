import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { fetchPublicNotices } from '@/app/auth/public-notices';
import { serviceWords } from '@/app/auth/service-words';
import { unseen } from '@/app/auth/start-news';
import { missingFields } from '@/app/auth/use-sign-in';
import { waitingTexts } from '@/app/auth/waiting-texts';
import { waitingWork } from '@/app/auth/waiting-work';
import { addPartner } from '@/db/collections/partner';
import { CondicaDatabase } from '@/db/condica-database';
import { noteOwner } from '@/db/storage/database-owner';
import { PARTNER } from '../../db/support/samples';
import { testContext } from '../../db/support/test-database';

const FORM = { username: 'a@b.ro', password: 'x', code: '', rememberMe: false };

async function makeOutbox(factory: IDBFactory, name: string, entries: number, store = 'outbox'): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name, 10);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'seq', autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = db.transaction(store, 'readwrite');
  for (let index = 0; index < entries; index += 1) transaction.objectStore(store).add({ call: 'SaveDraft' });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  db.close();
}

describe('the sign-in form', () => {
  it('wants username and password, and the code once it was asked for', () => {
    expect(missingFields(FORM, false)).toEqual({});
    expect(Object.keys(missingFields({ ...FORM, username: ' ', password: '' }, false))).toEqual([
      'username',
      'password',
    ]);
    expect(Object.keys(missingFields(FORM, true))).toEqual(['code']);
  });
});

describe('work that waits on this device', () => {
  it('is counted by account, and nothing else', async () => {
    const factory = new IDBFactory();
    await makeOutbox(factory, 'condica:localhost:1', 2);
    await makeOutbox(factory, 'condica:localhost:2', 1);
    await makeOutbox(factory, 'altceva', 5);
    await makeOutbox(factory, 'condica:veche:3', 4, 'other');
    expect(await waitingWork(factory)).toEqual([
      { database: 'condica:localhost:1', owner: '', count: 2 },
      { database: 'condica:localhost:2', owner: '', count: 1 },
    ]);
  });

  // Before: whoever opened the page was promised that it leaves after the sign-in; it leaves for who wrote it alone.
  it('is named by whose it is', async () => {
    const factory = new IDBFactory();
    const db = new CondicaDatabase('condica:localhost:7', { indexedDB: factory, IDBKeyRange });
    await addPartner(testContext(db), PARTNER);
    await noteOwner(db, 'Ana Pop');
    db.close();
    const [work] = await waitingWork(factory);
    expect(work).toEqual({ database: 'condica:localhost:7', owner: 'Ana Pop', count: 1 });
    expect(waitingTexts.title(1)).toBe('O lucrare așteaptă pe acest dispozitiv');
    expect(waitingTexts.of('Ana Pop', 1)).toBe(
      'Este salvată și pleacă singură când intră în cont Ana Pop. Alt cont nu o vede și nu o trimite.',
    );
  });

  it('is nothing on a new device, and makes no database', async () => {
    const factory = new IDBFactory();
    expect(await waitingWork(factory)).toEqual([]);
    expect(await factory.databases()).toEqual([]);
  });
});

describe('public notices', () => {
  const urls = { common: '/c', backend: '/b', reports: '/r' };

  it('are read from the server', async () => {
    const notices = [{ id: '1', title: 'Mentenanță', text: 'Sâmbătă', date: '2026-11-25' }];
    const fetch = async () => Response.json({ notifications: notices });
    expect(await fetchPublicNotices({ urls, fetch })).toEqual(notices);
  });

  it('that cannot be fetched are only logged', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchPublicNotices({ urls, fetch })).toBeNull();
  });

  it('are told once a tab, and new ones all the same', () => {
    const notices = ['1', '2'].map((id) => ({ id, title: '', text: '', date: '2026-11-25' }));
    expect(unseen(notices, null)).toEqual(notices);
    expect(unseen(notices, '2')).toEqual(notices.slice(0, 1));
    expect(unseen(notices, '1 2')).toEqual([]);
  });
});

describe('the state of a service', () => {
  const at = '2026-11-26T08:41:00Z';

  it('is told by what the server saw last', () => {
    expect(serviceWords({ service: 'efactura', answered: true, tookMs: 1234, at })).toMatchObject({
      tone: 'ok',
      text: 'Răspunde în 1,2 secunde',
    });
    expect(serviceWords({ service: 'register', answered: true, tookMs: 9000, at })).toMatchObject({
      tone: 'wait',
      text: 'Răspunde greu, în 9,0 secunde',
    });
    expect(serviceWords({ service: 'efactura', answered: false, tookMs: 30_000, at }).text).toContain('salvate');
  });
});
