import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { OUTBOX_CALL_NAMES } from '@/api/outbox-calls';
import { unsentFileName } from '@/app/companies/save-unsent';
import { bytesText } from '@/app/sync-panel/bytes-text';
import { conflictTotal } from '@/app/sync-panel/conflict-total';
import { mergedWords, partName, partNote, sideText } from '@/app/sync-panel/conflict-words';
import { discardWords, entryAction, entryDetail, entryLabel, isCorrectableIn } from '@/app/sync-panel/entry-words';
import { onlyHereWords } from '@/app/sync-panel/only-here-words';
import { removalWords } from '@/app/sync-panel/removal-words';
import { theirWords } from '@/app/sync-panel/side-words';
import { stateSentence } from '@/app/sync-panel/state-sentence';
import { valueText } from '@/app/sync-panel/value-text';
import { wordDifferences } from '@/app/sync-panel/word-differences';
import { syncTexts } from '@/app/texts/sync-texts';
import { draftContent } from '@/db/collections/draft';
import { mergeField } from '@/db/conflicts/merge-field';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { NO_STATUS } from '@/sync/engine/status-store';
import { draftOf } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';

const ENTITY = v.parse(entityIdSchema, '0b6f3c0e-5c1a-4f3e-9a3e-1d2c3b4a5f60');
const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const HELD = { reason: 'draft-changed', number: '', deviceName: 'Laptop', at: '2026-11-26T10:00:00Z' };
const HELD_ONE = '1 factură oprită: ciorna ei a fost schimbată de pe Laptop';
const PUT_OFF = { at: 0, code: 'disk-full', reason: 'Serverul nu mai are loc pe disc.' };
const NOW = Date.parse('2026-11-26T10:42:00Z');

// Before: of a correction the number was said to go back to the series, and what was typed was gone.
it.each([
  ['an invoice', 'InvoiceUpload', { serial: 'S' }, 'numărul ei se întoarce în serie'],
  ['a correction', 'InvoiceUpload', { serial: 'S', corrects: 'a'.repeat(64) }, 'ce ați scris în ea rămâne ciornă'],
  ['anything else', 'AddCompanyPartner', undefined, 'nu mai pleacă și se pierde'],
])('what becomes of %s that is given up is said before', (_name, call, params, words) => {
  expect(discardWords({ call, params })).toContain(words);
});

describe('the sentence of state', () => {
  it.each([
    ['paused', { paused: true, connected: false }, 'wait', syncTexts.pausedTitle],
    ['paused in another tab', { pausedElsewhere: true, waiting: 1 }, 'wait', syncTexts.pausedElsewhereTitle],
    ['offline', { connected: false, lastServerContact: '2026-11-26T10:11:00Z' }, 'wait', 'Fără rețea de 31 de minute'],
    [
      'offline for hours',
      { connected: false, lastServerContact: '2026-11-26T08:11:00Z' },
      'wait',
      'Fără rețea de 2 ore',
    ],
    ['offline for days', { connected: false, lastServerContact: '2026-11-20T08:11:00Z' }, 'wait', 'Fără rețea'],
    [
      'a server that is gone',
      { connected: false, networkUp: true, lastServerContact: '2026-11-26T10:11:00Z' },
      'wait',
      'Serverul nu răspunde de 31 de minute',
    ],
    ['offline from the start', { connected: false }, 'wait', 'Fără rețea'],
    [
      'rejected before waiting',
      { connected: true, rejected: 2, conflicts: 1, waiting: 4 },
      'bad',
      '2 lucrări au fost respinse',
    ],
    ['a choice, which is no refusal', { connected: true, conflicts: 1 }, 'doubt', 'O alegere vă așteaptă'],
    ['the sign-in is waited for', { connected: true, waitingForSignIn: 1 }, 'wait', syncTexts.signInTitle],
    [
      'access is waited for',
      { connected: true, waitingForAccess: 1, waiting: 2 },
      'wait',
      'O lucrare așteaptă accesul',
    ],
    [
      'a newer server is waited for',
      { connected: true, waitingForServer: 2 },
      'wait',
      '2 lucrări așteaptă un server mai nou',
    ],
    ['held before ANAF', { connected: true, held: [HELD], conflicts: 1 }, 'bad', HELD_ONE],
    [
      'held, its draft issued elsewhere too',
      { connected: true, held: [{ ...HELD, reason: 'draft-issued', number: 'FCT-0007' }] },
      'bad',
      '1 factură oprită: ciorna ei a fost emisă și ca FCT-0007',
    ],
    [
      'held, its draft perhaps issued before the server came from a copy',
      { connected: true, held: [{ ...HELD, reason: 'server-restored' }] },
      'bad',
      '1 factură oprită: poate a fost emisă și înainte de restaurarea serverului',
    ],
    [
      'held, its draft issued elsewhere by nobody knows which number',
      { connected: true, held: [{ ...HELD, reason: 'draft-issued' }] },
      'bad',
      '1 factură oprită: ciorna ei a fost emisă și de pe alt dispozitiv',
    ],
    ['several held', { connected: true, held: [HELD, HELD] }, 'bad', '2 facturi oprite: decideți'],
    ['on its way', { connected: true, waiting: 1 }, 'wait', 'O lucrare pleacă acum'],
    ['put off', { connected: true, waiting: 3, nextTry: PUT_OFF }, 'wait', '3 lucrări așteaptă serverul'],
    ['put off by the road', { connected: false, waiting: 3, nextTry: PUT_OFF }, 'wait', 'Fără rețea'],
    ['refused by ANAF', { connected: true, refused: 1 }, 'bad', 'O lucrare a fost respinsă'],
    ['not asked yet', { connected: null }, 'idle', 'Se caută serverul'],
    ['done', { connected: true }, 'ok', 'Sincronizat'],
  ] as const)('%s', (_name, status, tone, title) => {
    expect(
      stateSentence({ ...NO_STATUS, refused: 0, networkUp: false, held: [], nextTry: null, ...status }, NOW),
    ).toMatchObject({
      tone,
      title,
    });
  });
});

describe('what was put off', () => {
  // Before: «3 lucrări pleacă acum» stood over a server without room, and nobody said why or when.
  it('is told with its reason', () => {
    const status = {
      ...NO_STATUS,
      refused: 0,
      networkUp: false,
      held: [],
      connected: true,
      waiting: 3,
      nextTry: PUT_OFF,
    };
    expect(stateSentence(status, NOW).text).toBe(
      'Serverul nu mai are loc pe disc. Tot ce ați scris este salvat aici și pleacă singur.',
    );
  });

  it('is told with the time of its next try', () => {
    expect([0, 1, 59, 60, 125].map(syncTexts.nextTry)).toEqual([
      'Se încearcă acum.',
      'Se încearcă din nou în 1 s.',
      'Se încearcă din nou în 59 s.',
      'Se încearcă din nou în 1 min 0 s.',
      'Se încearcă din nou în 2 min 5 s.',
    ]);
  });
});

// Before: «browserul poate șterge datele» stood in amber for everybody, with no word on what would be lost.
describe('what the browser may delete', () => {
  it.each([
    [0, 'Acum nu s-ar pierde nimic salvat: totul este și pe server și se aduce din nou.'],
    [1, 'Acum s-ar pierde lucrarea care nu a ajuns încă pe server.'],
    [3, 'Acum s-ar pierde 3 lucrări care nu au ajuns încă pe server.'],
    [10_000, 'Acum s-ar pierde 10.000 de lucrări care nu au ajuns încă pe server.'],
  ])('is said where %i pieces of work are only here', (count, words) => {
    expect(syncTexts.storageLoss(count)).toBe(
      `Dacă dispozitivul rămâne fără loc, browserul poate șterge ce ține aici. ${words}`,
    );
  });
});

describe('an entry in words', () => {
  it('has words for every call of the outbox', () => {
    expect(OUTBOX_CALL_NAMES.filter((call) => entryAction({ call }) === syncTexts.otherCall)).toEqual([]);
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

  it('says once what is wrong with the number or the date of an invoice', () => {
    const failure = {
      code: 'date-beyond-today',
      text: 'Data facturii este în viitor. Verificați data facturii și ceasul dispozitivului.',
      messages: ['Factura FCT-0151 este datată 01.01.2027, iar astăzi este 22.11.2026. Verificați data facturii.'],
      at: '',
    };
    const entry = { call: 'InvoiceUpload', state: 'rejected' } as const;
    expect(entryDetail({ ...entry, failure })).toBe(failure.messages[0]);
    expect(entryDetail({ ...entry, failure: { ...failure, messages: [] } })).toBe(failure.text);
  });

  it('is corrected in the company that is open, and only there', () => {
    const refused = { call: 'InvoiceUpload', state: 'rejected', companyId: COMPANY } as const;
    expect(isCorrectableIn(COMPANY, refused)).toBe(true);
    expect(isCorrectableIn(OTHER_COMPANY, refused)).toBe(false);
    expect(isCorrectableIn(COMPANY, { ...refused, call: 'SaveDraft' })).toBe(false);
    expect(isCorrectableIn(COMPANY, { ...refused, state: 'queued' })).toBe(false);
  });

  it('says what it waits for, in the words of who holds it back', () => {
    const failure = {
      code: 'ability-denied',
      text: 'Abonamentul curent nu include această funcție.',
      messages: [],
      at: '',
    };
    expect(entryDetail({ call: 'InvoiceUpload', state: 'waiting-for-access', failure })).toBe(
      'Trimitere în SPV · așteaptă accesul · Abonamentul curent nu include această funcție.',
    );
  });

  it('says of an invoice what it comes to and by when it must leave', () => {
    const upload = { partner: 'Hotel Nord SRL', total: '4.738,46 lei', deadline: '07.12.2026' };
    expect(entryDetail({ call: 'InvoiceUpload', state: 'queued', failure: null }, upload)).toBe(
      'Trimitere în SPV · 4.738,46 lei · termen 07.12.2026',
    );
  });

  it('names the buyer of an invoice', () => {
    const subject = { collection: 'archive', id: ENTITY, label: 'FCT-0416' } as const;
    expect(entryLabel({ subject }, { partner: 'Hotel Nord SRL' })).toBe('FCT-0416 · Hotel Nord SRL');
  });

  it('counts what exists only here by kind, each thing once', () => {
    const of = (collection: 'archive' | 'partner' | 'draft' | 'vatRate', id: string) => ({
      call: collection === 'archive' ? 'InvoiceUpload' : 'Add',
      subject: { collection, id: v.parse(entityIdSchema, `0b6f3c0e-5c1a-4f3e-9a3e-1d2c3b4a5f6${id}`), label: '' },
    });
    expect(onlyHereWords([])).toBe('');
    expect(onlyHereWords([of('draft', '1'), of('draft', '1')])).toBe('1 ciornă nu a ajuns încă pe server.');
    expect(onlyHereWords([of('draft', '1'), of('archive', '2'), of('archive', '3'), of('vatRate', '4')])).toBe(
      '2 facturi, 1 ciornă și 1 altă schimbare nu au ajuns încă pe server.',
    );
  });

  it('counts what is done to an invoice that the server has as a change, not as an invoice', () => {
    const subject = { collection: 'archive', id: ENTITY, label: '' } as const;
    expect(onlyHereWords([{ call: 'MarkInvoice', subject }])).toBe('1 altă schimbare nu a ajuns încă pe server.');
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
    expect(mine.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['rampa din spate,', '7.']);
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

describe('a part of a conflict', () => {
  const line = (id: string, quantity: string) => ({
    ...emptyDraftLine(id, VAT),
    name: 'Drojdie',
    quantity,
    price: '94.2',
  });
  const fields = [
    { field: 'notes', was: '', mine: 'a', theirs: 'b' },
    {
      field: 'lines',
      was: [line('1', '1'), line('2', '10')],
      mine: [line('1', '1'), line('2', '12')],
      theirs: [line('1', '3'), line('2', '14')],
    },
  ];

  it('is named as the person sees it, with what it was', () => {
    const parts = fields.flatMap((field) => mergeField(field, () => 'theirs').clashing);
    expect(parts.map((part) => [partName(part, fields), partNote(part, fields)])).toEqual([
      ['Observații', 'era gol'],
      ['Linia 2, cantitate', 'Drojdie, era 10'],
    ]);
    expect(partNote({ field: 'notes' }, fields)).toBe('');
    expect(sideText(undefined)).toBe('linia este ștearsă');
  });

  it('says what was merged by itself, and by whom', () => {
    const merged = fields.flatMap((field) => mergeField(field, () => 'theirs').merged);
    expect(merged.map((change) => mergedWords(change, fields))).toEqual([
      'Linia 1, cantitate: 3 (era 1), de pe server',
    ]);
    expect(mergedWords({ field: 'bank', by: 'mine', was: '', now: 'BT' }, fields)).toBe('Bancă: BT (era gol), de aici');
  });

  it('changes the total of the draft', () => {
    const content = draftContent(draftOf({ lines: fields[1]?.theirs as DraftLine[] }));
    const draft = { id: ENTITY, type: 'invoice' as const, content, deviceName: '', writtenAt: '' };
    const conflict = { fields, mine: { deviceName: '', at: '' } };
    expect(conflictTotal(draft, conflict, () => 'theirs')).toBe('1.937,69 lei');
    expect(conflictTotal(draft, conflict, (key) => (key === 'lines/2/quantity' ? 'mine' : 'theirs'))).toBe(
      '1.709,73 lei',
    );
  });
});

describe('a removal that clashed', () => {
  const side = { deviceName: 'Birou', at: '2026-11-26T08:31:00Z' };
  const of = (kind: 'removal' | 'removed-elsewhere', collection: 'draft' | 'partner', label: string) => ({
    ...{ kind, collection, label, mine: side, theirs: collection === 'draft' ? side : { deviceName: '', at: '' } },
  });

  // Before: each was «schimbat în două locuri», without a word of who removed what.
  it.each([
    [
      of('removal', 'partner', 'Hotel Nord'),
      null,
      'Ați șters partenerul „Hotel Nord”, iar altcineva a făcut schimbări',
    ],
    [of('removed-elsewhere', 'partner', 'Hotel Nord'), null, 'Altcineva a șters partenerul „Hotel Nord”'],
    [of('removed-elsewhere', 'draft', 'Hotel Nord'), null, 'Altcineva a șters ciorna pentru Hotel Nord'],
    [of('removed-elsewhere', 'draft', ''), 'FCT-0012', 'Altcineva a emis ciorna ca FCT-0012'],
  ])('is told by what happened', (conflict, issuedAs, title) => {
    expect(removalWords(conflict, issuedAs, new Date(NOW)).title).toBe(title);
  });

  it('says whose and when, where the row says it', () => {
    expect(removalWords(of('removal', 'draft', ''), null, new Date(NOW)).intro).toMatch(
      /^Schimbările făcute pe „Birou”, .*:31, au rămas; nimic nu s-a pierdut\./,
    );
    expect(removalWords(of('removal', 'partner', ''), null, new Date(NOW)).intro).toMatch(/^Schimbările lui au rămas/);
    expect(removalWords(of('removed-elsewhere', 'draft', ''), 'FCT-0012', new Date(NOW)).intro).toContain(
      'nu este în factura FCT-0012 și este păstrat pe acest dispozitiv',
    );
    // Before: „pe „Birou”, astăzi, 10:31 nu este”, without the comma that ends whose it was.
    const mine = { deviceName: 'Birou', at: '2026-11-26T08:31:00.000Z' };
    const here = { ...of('removed-elsewhere', 'draft', ''), mine };
    expect(removalWords(here, 'FCT-0012', new Date(NOW)).intro).toMatch(/^Ce ați scris pe „Birou”, .*10:31, nu este/);
  });

  it('is named by the person where that is another one', () => {
    const theirs = { person: 'Ana Pop', deviceName: 'Birou', at: '' };
    expect(theirWords(theirs, 'Ion Manea')).toEqual({
      title: 'De la Ana Pop',
      all: 'Toate de la Ana Pop',
      note: 'Birou',
    });
    expect(theirWords(theirs, 'Ana Pop')).toMatchObject({ title: 'De pe server', note: 'Ana Pop, Birou' });
    expect(theirWords({ deviceName: '', at: '' }, 'Ion Manea')).toMatchObject({ title: 'De pe server', note: '' });
  });

  it('names the person, and the day, where the server knows them', () => {
    const at = '2026-11-21T12:05:00.000Z';
    const theirs = { person: 'Ana Pop', deviceName: '', at };
    const now = new Date('2026-11-26T10:00:00Z');
    const words = (kind: 'removal' | 'removed-elsewhere', issuedAs: string | null) =>
      removalWords({ ...of(kind, issuedAs === null ? 'partner' : 'draft', 'Hotel Nord'), theirs }, issuedAs, now);
    expect(words('removal', null)).toMatchObject({
      title: 'Ați șters partenerul „Hotel Nord”, iar Ana Pop a făcut schimbări',
      intro: expect.stringMatching(/^Schimbările făcute de Ana Pop, 21 noiembrie, 14:05, au rămas;/),
    });
    expect(words('removed-elsewhere', null)).toMatchObject({
      title: 'Ana Pop a șters partenerul „Hotel Nord”',
      intro: expect.stringMatching(/^Când: 21 noiembrie, 14:05\. Ce ați scris/),
    });
    expect(words('removed-elsewhere', 'FCT-0012')).toMatchObject({
      title: 'Ana Pop a emis ciorna pentru Hotel Nord ca FCT-0012',
      intro: expect.stringMatching(/^Când: 21 noiembrie, 14:05\. Ce ați scris/),
    });
  });
});
