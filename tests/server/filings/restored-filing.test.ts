/**
 * An invoice that a restored server has lost comes back from a device: nothing is filed twice, whether ANAF itself tells
 * duplicates or not, and whatever the device knows. Real PostgreSQL, real stand-in over sockets. Verifies: G13
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { KnownAtAnaf, UploadInput } from '../../../server/calls/invoices/upload-input';
import { publishChanges } from '../../../server/database/publish-changes';
import type { Filing } from '../../../server/filings/filing';
import { type FilingJobParts, filingPayload, runFilingJob } from '../../../server/filings/filing-job';
import { newEpoch } from '../../../server/installation/new-epoch';
import { createAnafClient } from '../../../server/outside/anaf/anaf-client';
import { createAnafTokens } from '../../../server/outside/anaf/anaf-tokens';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { createSlotBudget } from '../../../server/outside/call-budget';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { demoDocument } from '../invoices/demo-document';
import { oauthClientFor, signInToAnaf } from '../outside/sign-in-to-anaf';
import { markCovered } from '../support/covered';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, driveFiling, FAST_PLAN, recordedUpload, uploadOf } from './recorded-upload';

const COMPANY = 1;
const KINDS = [{ refusesDuplicates: true }, { refusesDuplicates: false }];

describe.each(KINDS)(
  'an invoice that a copy has lost, duplicates told: $refusesDuplicates',
  ({ refusesDuplicates }) => {
    const directory = mkdtempSync(join(tmpdir(), 'condica-restored-'));
    const cipher = createTokenCipher(randomBytes(32));
    let database: FilingTestDatabase;
    let standIns: RunningStandIns;
    let parts: FilingJobParts;

    beforeAll(async () => {
      database = await filingTestDatabase();
      const settings = { processingMs: 250, listLagMs: 150, refusesDuplicates };
      standIns = await startStandIns({ port: 0, directory, check: officialCheck, companies: [], settings });
      const tokens = await signInToAnaf(fetch, standIns.url);
      const kept = { id: randomUUID(), userId: 1, companyIds: [COMPANY], tokens };
      const keeping = { cipher, now: Date.now(), wake: async () => undefined };
      await database.asCompany(COMPANY, async (tx) => {
        await keepCredential(tx, keeping, kept);
        await markCovered(tx, Date.now());
      });
      const { asCompany, db } = database;
      const oauth = oauthClientFor(fetch, standIns.url);
      parts = {
        database: { asCompany, publish: publishChanges },
        anaf: createAnafClient(fetch, {
          baseUrl: `${standIns.url}/test/FCTEL/rest`,
          uploadTimeoutMs: 2000,
          queryTimeoutMs: 2000,
        }),
        tokens: createAnafTokens({ asCompany, realAnaf: false, oauth, cipher, renewBeforeMs: 0, now: Date.now }),
        budget: createSlotBudget(db, { service: 'anaf', slotMs: 60_000, calls: 5000 }, Date.now),
        readsList: async () => false,
        lostTime: async () => ({ kind: 'read', nobodys: [] }),
        plan: FAST_PLAN,
        now: Date.now,
        random: Math.random,
      };
    });
    afterAll(async () => {
      await standIns.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    });

    const inputOf = (number: string): UploadInput => uploadOf(demoDocument(number));
    const record = (input: UploadInput): Promise<Filing> => recordedUpload(database, input);

    async function drive(filing: Filing): Promise<ArchiveItem> {
      await driveFiling(parts, filingPayload(filing));
      return archivedItem(database, filing.invoiceId);
    }

    /** What came after the copy never was. */
    async function lose({ invoiceId }: UploadInput): Promise<void> {
      await database.asOwner(async (db) => {
        for (const [table, column] of [
          ['filing', 'invoice_id'],
          ['archive_item', 'id'],
        ])
          await sql`delete from ${sql.table(table ?? '')} where ${sql.ref(column ?? '')} = ${invoiceId}`.execute(db);
        await sql`delete from examined_message`.execute(db);
      });
    }

    /** The copy was made while it waited to be sent. */
    async function waitsInTheCopy({ id }: Filing): Promise<void> {
      await database.asOwner(async (db) => {
        await sql`update filing set state = 'recorded', upload_index = '', download_id = '', sends = 0, settled = false,
        first_sent_at = null, zip = 'none', due_at = ${new Date()} where id = ${id}`.execute(db);
        await sql`delete from examined_message`.execute(db);
      });
    }

    const again = (input: UploadInput, known?: KnownAtAnaf): UploadInput => ({
      ...input,
      idempotencyKey: randomUUID(),
      ...(known === undefined ? {} : { known }),
    });
    const uploads = (number: string) => standIns.standIns.store.all().filter((upload) => upload.number === number);

    // Before: a fresh filing was sent at once; with duplicates told by nobody there were two at ANAF (core P1.2).
    it('comes back with its index: its verdict is asked for, nothing is sent', async () => {
      const input = inputOf('BACK-1');
      const { uploadIndex: index, downloadId: download } = await drive(await record(input));
      await lose(input);
      const filing = await record(again(input, { index, download, since: input.issuedAt }));
      expect(filing.state).toBe('uploaded');
      expect(await drive(filing)).toMatchObject({ state: 'accepted', uploadIndex: index, downloadId: download });
      expect(uploads('BACK-1')).toHaveLength(1);
    });

    it('comes back without: it is looked for by its bytes before anything is sent', async () => {
      const input = inputOf('BACK-2');
      const first = await drive(await record(input));
      await lose(input);
      const filing = await record(again(input, { index: '', download: '', since: input.issuedAt }));
      expect(filing.state).toBe('doubtful');
      expect(await drive(filing)).toMatchObject({ state: 'accepted', uploadIndex: first.uploadIndex });
      expect(uploads('BACK-2')).toHaveLength(1);
    });

    it('that ANAF never had is sent, once the list has been silent long enough', async () => {
      const input = inputOf('BACK-3');
      await lose(input);
      const item = await drive(await record(again(input, { index: '', download: '', since: input.issuedAt })));
      expect(item.state).toBe('accepted');
      expect(uploads('BACK-3')).toHaveLength(1);
    });

    // Before: it was sent without the person that the lost server had waited for (docs/decisions/0021).
    it('that was held is held again where ANAF never had it, and is what ANAF says where a person had let it go', async () => {
      const held = { heldFor: 'draft-issued', heldNumber: 'ALTA-7' };
      const [waiting, gone] = [inputOf('BACK-7'), inputOf('BACK-8')];
      const { uploadIndex } = await drive(await record(gone));
      await lose(gone);
      const known = { index: '', download: '', since: gone.issuedAt };
      expect(await drive(await record({ ...again(waiting, known), ...held }))).toMatchObject({
        state: 'recorded',
        held: { reason: 'draft-issued', number: 'ALTA-7' },
      });
      expect(uploads('BACK-7')).toEqual([]);
      const accepted = await drive(await record({ ...again(gone, known), ...held }));
      expect(accepted).toMatchObject({ state: 'accepted', uploadIndex });
      expect(accepted.held).toBeUndefined();
      expect(uploads('BACK-8')).toHaveLength(1);
    });

    it('comes from a device that says nothing of it, or waits in the copy itself: it is looked for too', async () => {
      const [told, waiting] = [inputOf('BACK-4'), inputOf('BACK-5')];
      await drive(await record(told));
      const copied = await record(waiting);
      await drive(copied);
      await lose(told);
      await waitsInTheCopy(copied);
      await database.asOwner((db) => newEpoch(db, { now: Date.now, newId: () => randomUUID() }));
      const filing = await record(again(told));
      expect(filing.state).toBe('doubtful');
      expect((await drive(filing)).state).toBe('accepted');
      expect((await drive(copied)).state).toBe('accepted');
      expect(uploads('BACK-4')).toHaveLength(1);
      expect(uploads('BACK-5')).toHaveLength(1);
      // What is issued in the new epoch goes at once.
      expect(
        (await record({ ...inputOf('BACK-6'), issuedAt: new Date(Date.now() + 3_600_000).toISOString() })).state,
      ).toBe('recorded');
    });

    // Before: ANAF was asked from the day that the device named, which had not come yet, and had two of it (seed 1001012).
    it('comes from a device whose clock is months ahead: it is looked for all the same', async () => {
      const issuedAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
      const input = { ...inputOf('BACK-20'), issuedAt };
      await drive(await record(input));
      await lose(input);
      await database.asOwner((db) => newEpoch(db, { now: Date.now, newId: () => randomUUID() }));
      const filing = await record(again(input, { index: '', download: '', since: issuedAt }));
      expect(filing.state).toBe('doubtful');
      expect((await drive(filing)).state).toBe('accepted');
      expect(uploads('BACK-20')).toHaveLength(1);
    });

    // Before: it counted as issued after the restore, and what ANAF had of it was no filing of ours.
    it('comes from such a device, which knows nothing of its sending: it is looked for too', async () => {
      const input = { ...inputOf('BACK-22'), issuedAt: new Date(Date.now() + 400 * 86_400_000).toISOString() };
      const first = await drive(await record(input));
      await lose(input);
      await database.asOwner((db) => newEpoch(db, { now: Date.now, newId: () => randomUUID() }));
      const filing = await record(again(input));
      expect(filing.state).toBe('doubtful');
      expect(await drive(filing)).toMatchObject({ state: 'accepted', uploadIndex: first.uploadIndex });
      expect(uploads('BACK-22')).toHaveLength(1);
    });

    // Before: the same of one that waited in the copy, which named the device's day as the first it could be there (seed 7710976).
    it('waits in the copy, made on a device whose clock is months ahead: it is looked for all the same', async () => {
      const issuedAt = new Date(Date.now() + 400 * 86_400_000).toISOString();
      const copied = await record({ ...inputOf('BACK-21'), issuedAt });
      await drive(copied);
      await waitsInTheCopy(copied);
      await database.asOwner((db) => newEpoch(db, { now: Date.now, newId: () => randomUUID() }));
      expect((await drive(copied)).state).toBe('accepted');
      expect(uploads('BACK-21')).toHaveLength(1);
    });

    // Before: its wait was counted from the doubt, and what the lost database had sent since was not listed yet (read, with seed 7713296).
    it('is in doubt in the copy, and the lost database sent it last: the list has its time from the restore on', async () => {
      // Past the restores of the tests before: it goes at once.
      const issuedAt = new Date(Date.now() + 3_600_000).toISOString();
      const copied = await record({ ...inputOf('BACK-23'), issuedAt });
      await runFilingJob(parts, filingPayload(copied), async () => undefined);
      const longAgo = new Date(Date.now() - 60_000);
      await database.asOwner((db) =>
        sql`update filing set state = 'doubtful', upload_index = '', first_sent_at = ${longAgo},
          doubtful_since = ${longAgo}, due_at = ${new Date()} where id = ${copied.id}`.execute(db),
      );
      await database.asOwner((db) => newEpoch(db, { now: Date.now, newId: () => randomUUID() }));
      expect((await drive(copied)).state).toBe('accepted');
      expect(uploads('BACK-23')).toHaveLength(1);
    });
  },
);
