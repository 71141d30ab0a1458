import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { transportSchema } from '@/api/entities/transport';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import { isDeclared, transportFate } from '@/db/drafts/transport-fate';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { transportById } from '@/db/transport/transport-queries';
import { companyOf } from '../support/company-sample';
import { entityId, version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';

const DECLARED = entityId('00000000-0000-4000-8000-0000000000d7');
const OTHER = entityId('00000000-0000-4000-8000-0000000000d8');
const CONTENT = wholeTransport('2026-03-16');

let context: CommandContext;

/** Declared, and accepted: nothing is left of the draft. */
beforeEach(async () => {
  context = testContext(openTestDatabase(), { now: () => '2026-03-15T10:00:00.000Z' });
  const { db } = context;
  await db.company.put(companyOf(COMPANY));
  await saveTransportDraft(context, { id: DECLARED, content: CONTENT, seen: null });
  await declareTransport(context, { draftId: DECLARED, content: CONTENT });
  const item = (await transportById(db, COMPANY, DECLARED))?.item;
  const steps = item?.steps.map((step) => ({ ...step, state: 'accepted', uploadIndex: '5001' }));
  const row = v.parse(transportSchema, { ...item, uit: '3V0P0L0P0T3JUW46', steps });
  const store = dexieOutboxStore(context);
  for (const entry of await db.outbox.toArray()) {
    const begun = await store.begin(entry);
    if (begun !== null) await store.acknowledge(begun, { version: version(1), row });
  }
});

// Before, both: that it was declared or removed.
it('knows a draft for declared by the declaration that bears its id', async () => {
  expect(await transportFate(context.db, { id: DECLARED, corrects: '' })).toBe('declared');
  expect(await transportFate(context.db, { id: OTHER, corrects: '' })).toBe('unknown');
});

it('knows one that corrects a declaration by the correction that waits to leave', async () => {
  const correction = { id: OTHER, corrects: DECLARED };
  await saveTransportDraft(context, { ...correction, content: CONTENT, seen: null });
  expect(await isDeclared(context.db, correction)).toBe(false);
  expect(await declareTransport(context, { draftId: OTHER, content: CONTENT })).toMatchObject({ kind: 'queued' });
  expect(await transportFate(context.db, correction)).toBe('declared');
});
