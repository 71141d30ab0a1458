/** What the connections to ANAF ask for by themselves, each step once. */
import { describe, expect, it } from 'vitest';
import type { AnafConnection } from '@/api/entities/anaf-connection';
import { reminders } from '@/app/companies/connection/connection-reminders';
import { reminderTexts } from '@/app/companies/connection/connection-texts';
import { keyCopies } from '@/app/companies/connection/key-copies';
import { keyCopyTexts } from '@/app/companies/connection/token-copy-texts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const DAY_MS = 86_400_000;
const at = (days: number): string => new Date(NOW + days * DAY_MS).toISOString();

const standing = (over: Partial<AnafConnection>) => ({
  company: 1,
  invitations: [],
  connections: [
    {
      ...{ id: 'a', person: 'Mihai Bud', certificate: '', mine: true, byInvitation: false, since: at(-300) },
      ...{ until: at(200), state: 'in-use' as const, endedAt: null, covered: null, coveredAt: null },
      ...over,
    },
  ],
});
const keys = (over: Partial<AnafConnection>, told: readonly string[] = []) =>
  reminders([standing(over)], NOW, new Set(told)).map(({ key }) => key);

describe('a reminder', () => {
  it.each([
    [31, []],
    [30, ['a 30']],
    [14.5, ['a 30']],
    [14, ['a 14']],
    [7.2, ['a 14']],
    [7, ['a 7']],
    [1.5, ['a 7']],
    [1, ['a 1']],
    [0, ['a over']],
  ])('%i days before the end', (days, expected) => {
    expect(keys({ until: at(days) })).toEqual(expected);
  });

  it('comes once a step, and again at the next', () => {
    expect(keys({ until: at(13) }, ['a 30', 'a 14'])).toEqual([]);
    expect(keys({ until: at(6) }, ['a 30', 'a 14'])).toEqual(['a 7']);
  });

  it('tells who waits and what ANAF takes no more, not what a person revoked', () => {
    expect(keys({ state: 'waiting' })).toEqual(['a waiting']);
    expect(keys({ state: 'refused', endedAt: at(-1) })).toEqual(['a refused']);
    expect(keys({ covered: false })).toEqual(['a uncovered']);
    expect(keys({ state: 'revoked', endedAt: at(-1) })).toEqual([]);
    expect(reminders([{ company: 1, connections: [], invitations: [] }], NOW, new Set())).toEqual([]);
  });

  it('says which company, what stops, what is safe and what to do', () => {
    const [one] = reminders([standing({ until: at(13) })], NOW, new Set());
    if (one === undefined) throw new Error('nothing is told');
    const { message, description } = reminderTexts.one('Hală Șelimbăr', one.state);
    expect(message).toBe('Hală Șelimbăr: autorizarea ANAF expiră curând');
    expect(description).toMatch(/După 09\.12\.2026 nu se mai trimite.*se păstrează.*certificatul/);
    expect(reminderTexts.many(132).message).toBe('Autorizarea ANAF cere atenție la 132 de firme');
  });
});

describe('a copied key', () => {
  const copied = (over: Partial<AnafConnection>, decides = true) =>
    keyCopies([{ ...standing(over), decides }], NOW, new Set());

  it('is told to who owns the company, once a copy, while it is fresh and the key serves', () => {
    expect(copied({ copiedAt: at(-1) })).toEqual([
      { key: `a copied ${at(-1)}`, company: 1, person: 'Mihai Bud', at: at(-1) },
    ]);
    expect(keyCopies([standing({ copiedAt: at(-1) })], NOW, new Set([`a copied ${at(-1)}`]))).toEqual([]);
    expect(copied({ copiedAt: at(-1) }, false)).toEqual([]);
    expect(copied({ copiedAt: at(-31) })).toEqual([]);
    expect(copied({ copiedAt: at(-1), state: 'revoked' })).toEqual([]);
    expect(copied({ copiedAt: null })).toEqual([]);
    expect(copied({})).toEqual([]);
  });

  it('says whose, when, and what to do', () => {
    const [copy] = copied({ copiedAt: at(-1) });
    if (copy === undefined) throw new Error('The copy is not told.');
    const { message, description } = keyCopyTexts.one('Agro SRL', copy);
    expect(message).toBe('Agro SRL: cheia de acces la ANAF a fost copiată');
    expect(description).toMatch(/^Mihai Bud a copiat-o la .*revocați autorizarea/);
  });
});
