/** Several declarations corrected at once, over a database of its own. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { correctOne, type ManyChange } from '@/app/transport/home/correct-many';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { stepXml, transportById } from '@/db/transport/transport-queries';
import { companyOf } from '../../db/support/company-sample';
import { entityId, version } from '../../db/support/samples';
import { COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';
import { wholeTransport } from '../../db/support/transport-samples';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000d7');
const UIT = '3V0P0L0P0T3JUW46';
const NOTHING: ManyChange = { startDate: '', vehicle: '', firstTrailer: '' };

/** A device whose one declaration ANAF has accepted; it starts the day after. */
async function device(): Promise<{ readonly context: CommandContext; readonly item: Transport }> {
  const context = testContext(openTestDatabase(), { now: () => '2026-03-15T10:00:00.000Z' });
  await context.db.company.put(companyOf(COMPANY));
  const content = wholeTransport('2026-03-16');
  await saveTransportDraft(context, { id: DRAFT, content, seen: null });
  await declareTransport(context, { draftId: DRAFT, content });
  const made = await shown(context);
  const steps = made.steps.map((step) => ({ ...step, state: 'accepted' as const }));
  const store = dexieOutboxStore(context);
  for (const entry of await context.db.outbox.toArray()) {
    const begun = await store.begin(entry);
    if (begun === null) continue;
    const row = v.parse(transportSchema, { ...made, uit: UIT, steps });
    await store.acknowledge(begun, { version: version(2), row });
  }
  return { context, item: await shown(context) };
}

async function shown(context: CommandContext): Promise<Transport> {
  const view = await transportById(context.db, context.companyId, DRAFT);
  if (view === null) throw new Error('the declaration is gone');
  return view.item;
}

function correct(context: CommandContext, item: Transport, change: Partial<ManyChange>) {
  const ask = () => Promise.resolve({ ok: false as const, error: { kind: 'offline' as const } });
  const place = { db: context.db, company: companyOf(COMPANY), commands: context, ask };
  // The server is asked for a document only, and here it does not answer.
  return correctOne(place as never, item, { ...NOTHING, ...change });
}

describe('several declarations at once', () => {
  it('are corrected by what is written; the rest of each stays as it is', async () => {
    const { context, item } = await device();
    expect(await correct(context, item, { vehicle: 'cj 99 xyz', startDate: '2026-03-17' })).toBe('sent');
    const step = (await shown(context)).steps.at(-1);
    expect(step?.kind).toBe('correct');
    const xml = (await stepXml(context.db, step?.id ?? DRAFT)) ?? '';
    for (const said of [`<corectie uit="${UIT}"/>`, 'nrVehicul="CJ99XYZ"', 'dataTransport="2026-03-17"'])
      expect(xml).toContain(said);
    expect(xml).toContain('denumireMarfa="Mere"');
    expect(await context.db.transportDraft.filter(({ shown: draft }) => draft !== null).count()).toBe(0);
  });

  it('that the rules or the law hold back wait among the drafts, as corrections', async () => {
    const { context, item } = await device();
    expect(await correct(context, item, { vehicle: 'X' })).toBe('draft');
    expect(await correct(context, item, { startDate: '2026-03-14' })).toBe('draft');
    const drafts = await context.db.transportDraft.toArray();
    expect(drafts.flatMap(({ shown: draft }) => draft?.corrects ?? [])).toEqual([DRAFT, DRAFT]);
    expect((await shown(context)).steps).toHaveLength(1);
  });

  it('whose document is nowhere to be had are left alone', async () => {
    const { context, item } = await device();
    await context.db.transportXml.clear();
    expect(await correct(context, item, { vehicle: 'CJ99XYZ' })).toBe('no-document');
    expect(await context.db.transportDraft.filter(({ shown: draft }) => draft !== null).count()).toBe(0);
  });
});
