/** Warnings before a code ends: those that the company wants, each once, with the vehicle that goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '@/api/entities/transport';
import { type TransportOptionsContent, USUAL_TRANSPORT_OPTIONS } from '@/api/entities/transport-options';
import { dueTransport } from '@/app/home/decisions/due-transport';
import { tellDueTransports } from '@/app/layout/tell-transports';
import { saveTransportOptions } from '@/db/collections/transport-options';
import type { CommandContext } from '@/db/command-context';
import { putTransportRow } from '@/db/transport/put-transport-row';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { companyOf } from '../../db/support/company-sample';
import { entityId, version } from '../../db/support/samples';
import { COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';
import { transportSample } from '../transport/transport-sample';

const addAlert = vi.hoisted(() => vi.fn());
vi.mock('@/app/state/alerts', () => ({ addAlert }));
vi.mock('wouter/use-browser-location', () => ({ navigate: () => undefined }));

const HOUR_MS = 3_600_000;
/** The sample starts on 26.11. and holds five days. */
const END = bucharestMidnight('2026-12-01');
let context: CommandContext;
beforeEach(async () => {
  context = testContext(openTestDatabase());
  await context.db.company.put(companyOf(COMPANY));
});
afterEach(() => addAlert.mockReset());

async function put(item: Transport): Promise<void> {
  const facts = { id: entityId(item.id), companyId: COMPANY, version: version(1), base: item, pending: [] };
  await putTransportRow(context.db, facts);
}

const wants = (over: Partial<TransportOptionsContent>) =>
  saveTransportOptions(context, USUAL_TRANSPORT_OPTIONS, { ...USUAL_TRANSPORT_OPTIONS, ...over });

/** What is told by so many hours from the end (below 0: before it), in one look. */
async function toldAt(hours: number): Promise<readonly string[]> {
  addAlert.mockClear();
  await tellDueTransports(context.db, END + hours * HOUR_MS);
  return addAlert.mock.calls.map(([{ message }]) => String(message).replace(/^Codul UIT \S+ /, ''));
}

describe('the warnings', () => {
  it('come a day before, three hours before and at the end, once each', async () => {
    await put(transportSample());
    expect(await toldAt(-25)).toEqual([]);
    expect(await toldAt(-23)).toEqual(['expiră în cel mult 24 de ore']);
    expect(await toldAt(-22)).toEqual([]);
    expect(await toldAt(-2)).toEqual(['expiră în cel mult 3 ore']);
    expect(await toldAt(1)).toEqual(['a expirat']);
    expect(await toldAt(2)).toEqual([]);
  });

  it.each([
    ['warnDayBefore', [[], ['expiră în cel mult 3 ore'], ['a expirat']]],
    ['warnHoursBefore', [['expiră în cel mult 24 de ore'], [], ['a expirat']]],
    ['warnAtEnd', [['expiră în cel mult 24 de ore'], ['expiră în cel mult 3 ore'], []]],
  ] as const)('that the company has switched off (%s) do not come', async (option, expected) => {
    await put(transportSample());
    await wants({ [option]: false });
    const told = [];
    for (const hours of [-23, -2, 1]) told.push(await toldAt(hours));
    expect(told).toEqual(expected);
  });

  it('of a confirmed one do not come; of one that is carried for another they do', async () => {
    const [declared] = transportSample().steps;
    const confirm = { ...declared, id: '00000000-0000-4000-8000-000000000502', kind: 'confirm' };
    await put(transportSample({ over: { steps: [declared, confirm] } }));
    expect(await toldAt(-2)).toEqual([]);
    await put(transportSample({ over: { origin: 'carried', steps: [], expiresOn: '2026-12-01' } }));
    expect(await toldAt(-2)).toEqual(['expiră în cel mult 3 ore']);
  });

  // Before: the alert and the decision at home named the vehicle that had broken down.
  it('name the vehicle that goes on', async () => {
    const [declared] = transportSample().steps;
    const plates = { vehicle: 'CJ99XYZ', firstTrailer: '', secondTrailer: '', changedAt: '', remarks: '' };
    const change = { ...declared, id: '00000000-0000-4000-8000-000000000502', kind: 'vehicle', vehicle: plates };
    const item = transportSample({ over: { steps: [declared, change] } });
    await put(item);
    expect(await toldAt(-2)).toEqual(['expiră în cel mult 3 ore']);
    expect(addAlert.mock.calls[0]?.[0].description).toContain('CJ99XYZ');
    expect(dueTransport(COMPANY, item, END - 2 * HOUR_MS)?.vehicle).toBe('CJ99XYZ');
  });
});
