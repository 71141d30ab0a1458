/** Two servers over one database: with shared secrets they serve each other's users, with others the second does not start. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GetAuthorizations, RefreshSession } from '@/api/calls/session-calls';
import { startTestApp, type TestApp } from './support/test-app';
import { callOpen, clientOf, codeOf, signIn } from './support/test-client';

const folders: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'condica-secrets-'));
  folders.push(folder);
  return folder;
}

function copyOfSecrets(): string {
  const folder = newFolder();
  cpSync(join(app.dataFolder, 'secrets'), join(folder, 'secrets'), { recursive: true });
  return folder;
}

const sessions = async (): Promise<readonly object[]> =>
  app.owner.selectFrom('session_family').selectAll().orderBy('id').execute();

describe('a second server over the same database', () => {
  it('serves the first one’s users where it was given the secrets', async () => {
    const second = await app.startAnother({}, copyOfSecrets());
    const client = await signIn(app.url, app.ana);
    const there = clientOf(second.url, client.user);
    await there.must(GetAuthorizations, {});
    const body = { refresh: client.user.refreshToken };
    expect(codeOf(await callOpen(second.url, RefreshSession, { body }))).toBe('ok');
  });

  it('does not start with secrets of its own, and touches nobody’s session', async () => {
    await signIn(app.url, app.ana);
    const before = await sessions();
    const folder = newFolder();
    const start = () => app.startAnother({}, folder);
    await expect(start()).rejects.toThrow(expect.objectContaining({ fault: 'settings' }));
    await expect(start()).rejects.toThrow('Copiați aici folderul «secrets»');
    expect(await sessions()).toEqual(before);
  });

  it('names the one that differs', async () => {
    const folder = copyOfSecrets();
    writeFileSync(join(folder, 'secrets', 'refresh-tokens'), '0123456789abcdef'.repeat(4));
    await expect(app.startAnother({}, folder)).rejects.toThrow('(diferă refresh-tokens)');
  });
});

it('a fingerprint tells nothing of its secret', async () => {
  const facts = await app.owner.selectFrom('installation').selectAll().where('name', 'like', 'secret:%').execute();
  const names = readdirSync(join(app.dataFolder, 'secrets')).sort();
  expect(facts.map(({ name }) => name).sort()).toEqual(names.map((name) => `secret:${name}`));
  for (const name of names) {
    const secret = readFileSync(join(app.dataFolder, 'secrets', name), 'utf8');
    expect(JSON.stringify(facts)).not.toContain(secret.slice(0, 16));
  }
});
