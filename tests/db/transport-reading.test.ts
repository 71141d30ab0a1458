/** What screens read and keep of transports beside declaring them. */
import { describe, expect, it } from 'vitest';
import { USUAL_TRANSPORT_OPTIONS } from '@/api/entities/transport-options';
import type { TransporterContent } from '@/api/entities/transporter';
import { listTransportDrafts, removeTransportDraft, saveTransportDraft } from '@/db/collections/transport-draft';
import { saveTransportOptions, transportOptionsOf } from '@/db/collections/transport-options';
import { transporterRows } from '@/db/collections/transporter';
import { declareTransport } from '@/db/declaring/declare-transport';
import {
  companiesWithTransports,
  contentXml,
  countTransports,
  transportById,
  transportsBetween,
  transportsByIds,
} from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { draftOfNotification, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { companyOf } from './support/company-sample';
import { entityId } from './support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, risingIds, testContext } from './support/test-database';
import { wholeTransport } from './support/transport-samples';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000d7');
const NOON = '2026-03-15T10:00:00.000Z';

describe('what screens keep of transports', () => {
  it('drafts: listed, found, removed', async () => {
    const context = testContext(openTestDatabase());
    await saveTransportDraft(context, { id: DRAFT, content: wholeTransport('2026-03-16'), seen: null });
    expect((await listTransportDrafts(context.db, COMPANY)).map(({ row }) => row.id)).toEqual([DRAFT]);
    expect(await removeTransportDraft(context, DRAFT)).toBe('removed');
    expect(await listTransportDrafts(context.db, COMPANY)).toEqual([]);
  });

  it('options: as they usually are until they are changed', async () => {
    const context = testContext(openTestDatabase());
    expect(await transportOptionsOf(context.db, COMPANY)).toEqual(USUAL_TRANSPORT_OPTIONS);
    const after = { ...USUAL_TRANSPORT_OPTIONS, operation: '30' };
    expect(await saveTransportOptions(context, USUAL_TRANSPORT_OPTIONS, after)).toBe('added');
    expect((await transportOptionsOf(context.db, COMPANY)).operation).toBe('30');
    expect(await saveTransportOptions(context, after, { ...after, unit: 'TNE' })).toBe('changed');
  });

  it('carriers with their vehicles, and a plate as ANAF has it', async () => {
    const context = testContext(openTestDatabase());
    const carrier: TransporterContent = {
      ...{ name: 'Trans Nord', country: 'RO', code: '8000000018', trailers: [], drivers: [], routes: [], notes: '' },
      vehicles: [{ plate: 'B123ABC', firstTrailer: '', secondTrailer: '', note: 'prelată' }],
    };
    expect((await transporterRows.add(context, carrier)).kind).toBe('added');
    const bad = { ...carrier, vehicles: [{ plate: 'B 123', firstTrailer: '', secondTrailer: '', note: '' }] };
    expect(await transporterRows.add(context, bad)).toEqual({ kind: 'invalid', fields: ['vehicles.0.plate'] });
  });

  it('declarations by id and by day, with their document to write on from', async () => {
    const context = testContext(openTestDatabase(), { now: () => NOON });
    await context.db.company.put(companyOf(COMPANY));
    const content = wholeTransport('2026-03-16');
    await saveTransportDraft(context, { id: DRAFT, content, seen: null });
    await declareTransport(context, { draftId: DRAFT, content });
    expect(await countTransports(context.db, COMPANY)).toBe(1);
    expect(await companiesWithTransports(context.db)).toEqual([COMPANY]);
    const [row] = await context.db.transport.toArray();
    if (row === undefined) throw new Error('the declaration is gone');
    const ids = ['1', '2', '3'].map((last) => entityId(`00000000-0000-4000-8000-00000000000${last}`));
    const others = ids.map((id, at) => ({ ...row, id, companyId: at < 2 ? OTHER_COMPANY : COMPANY }));
    await context.db.transport.bulkAdd(others);
    expect(await companiesWithTransports(context.db)).toEqual([COMPANY, OTHER_COMPANY].sort((a, b) => a - b));
    await context.db.transport.bulkDelete(ids);
    expect(await transportsByIds(context.db, [DRAFT, 'x'])).toHaveLength(1);
    expect(await transportsBetween(context.db, COMPANY, '2026-03-16', '2026-03-16')).toHaveLength(1);
    expect(await transportsBetween(context.db, COMPANY, '2026-03-17', '2026-03-20')).toHaveLength(0);
    // Before: the card of another company's declaration was shown under the name of the one that is open.
    expect(await transportById(context.db, OTHER_COMPANY, DRAFT)).toBeNull();
    const item = (await transportById(context.db, COMPANY, DRAFT))?.item;
    if (item === undefined) throw new Error('the declaration is gone');
    expect(await contentXml(context.db, item)).toContain('denumireMarfa="Mere"');
    expect(platesOf(item).vehicle).toBe('B123ABC');
  });
});

it('a notification becomes a draft that says the same again', () => {
  const said = notificationOfDraft(wholeTransport('2026-03-16'), '');
  expect(said.goods[0]).toMatchObject({ quantity: '1200', grossWeight: '1260.50', tariffCode: '08081080' });
  expect(notificationOfDraft(draftOfNotification(said, risingIds()), '')).toEqual(said);
});
