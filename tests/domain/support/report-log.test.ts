/** What a report says by itself: nothing of a person, a company or a document, whatever its sources hold. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BugsReport } from '@/api/calls/support-calls';
import { API_ERRORS } from '@/api/errors';
import { OUTBOX_CALL_NAMES } from '@/api/outbox-calls';
import { reportLines, reportReference } from '@/domain/support/report-lines';
import { type LogSources, makeReportLog } from '@/domain/support/report-log';

const KNOWN = { calls: new Set(OUTBOX_CALL_NAMES), answers: new Set([...Object.keys(API_ERRORS), 'network']) };
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ID = '3f6c2f0a-8d5b-4c1e-9a77-0123a1b2c3d4';

const SOURCES: LogSources = {
  build: { version: '0.1.0', date: '2026-11-24' },
  userAgent: CHROME,
  width: 1440,
  height: 900,
  installed: true,
  online: true,
  connected: false,
  entries: [
    { call: 'InvoiceUpload', state: 'queued', failure: 'network' },
    { call: 'InvoiceUpload', state: 'queued', failure: null },
    { call: 'SaveDraft', state: 'rejected', failure: 'lease-cloned' },
  ],
  errors: ['TypeError', 'TypeError', 'QuotaExceededError'],
};

/** Everything that must never be told; each is planted into every text of the sources. */
const PERSONAL = [
  'Măgura Distribuție SRL',
  'ioana.marginean@contabilul-meu.ro',
  'RO31247702',
  '31247702',
  'FCT-004217',
  '1.284,55',
  'RO49AAAA1B31007593840000',
  '1890412080017',
  'Str. Fântânilor nr. 12',
  '0745210386',
];

const accepted = (log: unknown): boolean =>
  v.safeParse(BugsReport.bodySchema as v.GenericSchema, { data: { id: ID, text: 'Nu merge' }, log }).success;

describe('the log of a report', () => {
  it('tells version, browser, window, network, counts of what waits and errors by type', () => {
    const log = makeReportLog(SOURCES, KNOWN);
    expect(reportLines(log)).toEqual([
      { name: 'Versiunea', value: '0.1.0 din 24.11.2026' },
      { name: 'Browserul', value: 'Chrome 142, Windows, aplicație instalată' },
      { name: 'Fereastra', value: '1440 × 900' },
      { name: 'Rețeaua', value: 'dispozitivul are rețea, serverul nu răspunde' },
      { name: 'Așteaptă să plece', value: '2 × InvoiceUpload, în coadă; 1 × SaveDraft, respinse' },
      { name: 'Erori', value: '2 × TypeError; 1 × lease-cloned; 1 × network; 1 × QuotaExceededError' },
    ]);
    expect(accepted(log)).toBe(true);
  });

  it('lets through nothing that is planted in its sources', () => {
    for (const planted of PERSONAL) {
      const log = makeReportLog(
        {
          ...SOURCES,
          build: { version: planted, date: planted },
          userAgent: `${CHROME} ${planted}`,
          entries: [planted, `InvoiceUpload ${planted}`, `${planted} InvoiceUpload`].map((text) => ({
            call: text,
            state: text,
            failure: text,
          })),
          errors: [planted, `TypeError: ${planted}`, `${planted}Error`],
        },
        KNOWN,
      );
      expect(JSON.stringify([log, reportLines(log)]), planted).not.toContain(planted);
      expect(accepted(log), planted).toBe(true);
      expect(log.errors).toEqual([{ type: 'altul', count: 6 }]);
      expect(log.waiting).toEqual([{ call: 'altul', state: 'altul', count: 3 }]);
    }
  });

  it('stays short, and within what the server takes, with ten thousand entries and odd sizes', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      call: OUTBOX_CALL_NAMES[index % OUTBOX_CALL_NAMES.length] ?? '',
      state: (['queued', 'sending', 'rejected', 'conflict'] as const)[index % 4] ?? 'queued',
      failure: Object.keys(API_ERRORS)[index % Object.keys(API_ERRORS).length] ?? '',
    }));
    const log = makeReportLog({ ...SOURCES, entries, width: Number.NaN, height: 1e9, userAgent: '' }, KNOWN);
    expect(log.waiting).toHaveLength(40);
    expect(log.errors.length).toBeLessThanOrEqual(40);
    expect(log).toMatchObject({ width: 0, height: 100_000, browser: 'altul', browserVersion: 0, system: 'altul' });
    expect(accepted(log)).toBe(true);
  });

  it('every call and answer that may stand in it is taken in by the server', () => {
    for (const name of [...KNOWN.calls, ...KNOWN.answers]) expect(name).toMatch(/^[A-Za-z-]{1,60}$/);
  });

  it('the server takes in nothing else: no further field, no text in place of a name', () => {
    const log = makeReportLog(SOURCES, KNOWN);
    expect(accepted({ ...log, company: 'Măgura Distribuție SRL' })).toBe(false);
    for (const planted of PERSONAL) {
      expect(accepted({ ...log, errors: [{ type: planted, count: 1 }] }), planted).toBe(false);
      expect(accepted({ ...log, waiting: [{ call: planted, state: 'queued', count: 1 }] }), planted).toBe(false);
    }
  });
});

it('a reference is the end of the id', () => {
  expect(reportReference(ID)).toBe('A1B2-C3D4');
});
