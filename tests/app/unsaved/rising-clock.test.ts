import { describe, expect, it } from 'vitest';
import { createRisingClock } from '@/app/unsaved/rising-clock';
import { restoreUnsavedForms } from '@/db/drafts/restore-unsaved-forms';
import { formCopyId, keepUnsaved } from '@/db/drafts/unsaved-copy';
import { putUnsavedForm, unsavedForm } from '@/db/settings/unsaved-form';
import { memoryStorage } from '../../db/support/memory-storage';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';

const TEN = Date.parse('2026-03-02T10:00:00.000Z');

describe('a clock that only rises', () => {
  it('is the device’s, and later than what was seen where that one was put back', () => {
    const at = { now: TEN };
    const clock = createRisingClock('2026-03-02T09:00:00.000Z', () => at.now);
    expect(clock()).toBe('2026-03-02T10:00:00.000Z');
    at.now = Date.parse('2026-03-02T08:00:00.000Z');
    expect([clock(), clock()]).toEqual(['2026-03-02T10:00:00.001Z', '2026-03-02T10:00:00.002Z']);
    expect(createRisingClock('2026-03-02T09:00:00.000Z', () => at.now)()).toBe('2026-03-02T09:00:00.001Z');
    expect(createRisingClock(undefined, () => at.now)()).toBe('2026-03-02T08:00:00.000Z');
    expect(createRisingClock('not a time', () => at.now)()).toBe('2026-03-02T08:00:00.000Z');
  });

  // Before: what was typed after the clock was put back counted as older than what stood, and went with its copy.
  it('lets the last keys of a left form stand though the clock was put back before them', async () => {
    const db = openTestDatabase();
    const storage = memoryStorage();
    const place = 'partner new';
    await putUnsavedForm(db, COMPANY, place, { texts: { name: 'Api' }, at: new Date(TEN).toISOString() });
    const seen = (await unsavedForm(db, COMPANY, place))?.at;
    const at = createRisingClock(seen, () => TEN - 3_600_000);
    const copy = { companyId: COMPANY, place, texts: { name: 'Apicola' }, at: at() };
    keepUnsaved(storage, db.name, formCopyId(COMPANY, place), copy);
    await restoreUnsavedForms(db, storage);
    expect((await unsavedForm(db, COMPANY, place))?.texts).toEqual({ name: 'Apicola' });
  });
});
