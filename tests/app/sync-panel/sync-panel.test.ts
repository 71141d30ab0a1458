import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { OUTBOX_CALL_NAMES } from '@/api/registry';
import { bytesText } from '@/app/sync-panel/bytes-text';
import { entryDetail, entryLabel } from '@/app/sync-panel/entry-words';
import { stateSentence } from '@/app/sync-panel/state-sentence';
import { unsentFileName } from '@/app/sync-panel/use-unsent-file';
import { valueText } from '@/app/sync-panel/value-text';
import { wordDifferences } from '@/app/sync-panel/word-differences';
import { syncTexts } from '@/app/texts/sync-texts';
import { NO_STATUS } from '@/sync/engine/status-store';

const ENTITY = v.parse(entityIdSchema, '0b6f3c0e-5c1a-4f3e-9a3e-1d2c3b4a5f60');
const NOW = Date.parse('2026-11-26T10:42:00Z');

describe('the sentence of state', () => {
  it.each([
    ['paused', { paused: true, connected: false }, 'wait', syncTexts.pausedTitle],
    ['offline', { connected: false, lastServerContact: '2026-11-26T10:11:00Z' }, 'wait', 'Fără rețea de 31 de minute'],
    ['offline from the start', { connected: false }, 'wait', 'Fără rețea'],
    [
      'rejected before waiting',
      { connected: true, rejected: 1, conflicts: 1, waiting: 4 },
      'bad',
      '2 lucrări au fost respinse',
    ],
    ['the sign-in is waited for', { connected: true, waitingForSignIn: 1 }, 'wait', syncTexts.signInTitle],
    ['on its way', { connected: true, waiting: 1 }, 'wait', 'O lucrare pleacă acum'],
    ['done', { connected: true }, 'ok', 'Sincronizat'],
  ] as const)('%s', (_name, status, tone, title) => {
    expect(stateSentence({ ...NO_STATUS, ...status }, NOW)).toMatchObject({ tone, title });
  });
});

describe('an entry in words', () => {
  it('has words for every call of the outbox', () => {
    expect(OUTBOX_CALL_NAMES.filter((name) => !Object.hasOwn(syncTexts.calls, name))).toEqual([]);
  });

  it('shows the reasons of a refusal, all of them', () => {
    const failure = {
      code: 'upload-failed',
      text: 'Upload Nereusit',
      messages: ['E: BR-RO-101', 'E: BR-CO-15'],
      at: '',
    };
    expect(entryDetail({ call: 'InvoiceUpload', state: 'rejected', failure })).toBe(
      'Upload Nereusit E: BR-RO-101 E: BR-CO-15',
    );
    expect(entryDetail({ call: 'InvoiceUpload', state: 'queued', failure: null })).toBe('Trimitere în SPV');
    expect(entryDetail({ call: 'CallOfANewerVersion', state: 'queued', failure: null })).toBe('Salvare pe server');
  });

  it('names what has no name', () => {
    expect(entryLabel({ subject: { collection: 'draft', id: ENTITY, label: '' } })).toBe('fără nume');
  });
});

describe('values of a conflict', () => {
  it('are shown in words', () => {
    expect(valueText('2026-12-11')).toBe('11.12.2026');
    expect(valueText('')).toBe('gol');
    expect(valueText(true)).toBe('da');
    expect(valueText([1, 2])).toBe('2 rânduri');
    expect(valueText({ city: 'Cluj-Napoca', line1: '', country: 'RO' })).toBe('Localitate: Cluj-Napoca, Țară: RO');
  });

  it('mark the words that the other side lacks', () => {
    const mine = wordDifferences(
      'Livrare la rampa din spate, până la ora 7.',
      'Livrare la intrarea principală, până la ora 9.',
    );
    expect(mine.filter(({ differs }) => differs).map(({ text }) => text.trim())).toEqual(['rampa din spate,', '7.']);
    expect(mine.map(({ text }) => text).join('')).toBe('Livrare la rampa din spate, până la ora 7.');
    expect(wordDifferences('la fel', 'la fel')).toEqual([{ text: 'la fel', differs: false }]);
    expect(wordDifferences('a', 'b')).toEqual([{ text: 'a', differs: true }]);
  });
});

describe('sizes and files', () => {
  it('reads as people read it', () => {
    expect([0, 999, 412_000_000, 2_100_000_000].map(bytesText)).toEqual(['0 B', '999 B', '412 MB', '2,1 GB']);
  });

  it('names the file by its minute', () => {
    expect(unsentFileName('2026-11-26T10:42:31.000Z')).toBe('condica-netrimise-2026-11-26-10-42.json');
  });
});
