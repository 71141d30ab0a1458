/** Which documents belong to one, out of rows and out of blocks alike. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { findRelated, type RelatedSources, withFarther } from '@/app/invoices/archive/find-related';
import { numberedDocuments } from '@/db/archive/numbered-documents';
import type { CondicaDatabase } from '@/db/condica-database';
import { COMPANY } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

const SELLER = 'RO14399840';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
const received = (place: number, more: Partial<ArchiveItem>): ArchiveItem =>
  coldItem(place, { direction: 'in', partnerTaxId: SELLER, typeCode: '380', ...more });

const ITEMS = [
  received(0, { number: 'A-1', issueDate: '2025-03-01' }),
  received(1, { number: 'A-1', issueDate: day(1) }),
  received(2, { number: 'A-1', issueDate: day(2), partnerTaxId: 'RO361536' }),
  received(3, { number: 'S-1', issueDate: day(5), typeCode: '381', precedingNumber: 'A-1' }),
  received(4, { number: 'S-2', issueDate: day(6), typeCode: '381' }),
  received(5, { number: 'S-3', issueDate: day(7), typeCode: '381', partnerTaxId: 'RO361536', precedingNumber: 'A-1' }),
  received(6, { number: 'A-1', issueDate: day(1) }),
  coldItem(7, { direction: 'out', number: 'A-1', issueDate: day(1), partnerTaxId: SELLER }),
  ...Array.from({ length: 200 }, (_none, place) => received(20 + place, { number: `F-${place}`, issueDate: day(20) })),
];
const at = (place: number): ArchiveItem => ITEMS[place] ?? expect.fail('no such document');
/** As the worker answers it, out of rows and columns. */
const sources = (
  db: CondicaDatabase,
  numbersNamed: RelatedSources['numbersNamed'] = async () => [],
): RelatedSources => ({
  numbersNamed,
  numbered: (numbers) => numberedDocuments(db, COMPANY, 'in', new Set(numbers)),
});

const inBoth = async (check: (db: CondicaDatabase) => Promise<void>): Promise<void> => {
  const { blocks, rows } = await twoStores(ITEMS);
  for (const db of [blocks, rows]) await check(db);
};

describe('the documents that belong to one', () => {
  it('are those it names, by day and number, of the same partner and direction', () =>
    inBoth(async (db) => {
      const named = [
        { number: 'A-1', issueDate: '2025-03-01' },
        { number: 'A-9', issueDate: day(1) },
      ];
      const { preceding } = await findRelated(db, COMPANY, at(3), named, sources(db));
      expect(preceding.map(({ id }) => id)).toEqual([at(0).id, null]);
    }));

  // Before: a reference without a day (BT-26 is optional) led nowhere.
  it('and by the number alone where no day is named: the newest that was there', () =>
    inBoth(async (db) => {
      const { preceding } = await findRelated(db, COMPANY, at(3), [{ number: 'A-1' }], sources(db));
      expect([at(1).id, at(6).id]).toContain(preceding[0]?.id);
    }));

  // Before: what names a document was found only where its file was on the device.
  it('are those that name it, whether their files are here or not', () =>
    inBoth(async (db) => {
      const { following, same } = await findRelated(db, COMPANY, at(1), [], sources(db));
      expect(following.map(({ id }) => id)).toEqual([at(3).id]);
      expect(same.map(({ id }) => id)).toEqual([at(6).id]);
    }));

  // Before: only what stands after it in the order of days and numbers.
  it('and those of its own day whose number stands before its own', async () => {
    const wrong = received(1, { number: 'FCT-1', issueDate: day(1) });
    const back = received(2, { number: 'CN-1', issueDate: day(1), typeCode: '381', precedingNumber: 'FCT-1' });
    const { blocks, rows } = await twoStores([wrong, back]);
    for (const db of [blocks, rows]) {
      const { following } = await findRelated(db, COMPANY, wrong, [], sources(db));
      expect(following.map(({ id }) => id)).toEqual([back.id]);
    }
  });

  // Before: whatever came more than 400 documents later, which a busy company has in two days.
  it('and those far behind it that the radar has found, each once, but none that only its sum tells of', async () => {
    const first = received(1, { number: 'A-1', issueDate: day(1) });
    const near = received(2, { number: 'K-1', issueDate: day(2), typeCode: '384', precedingNumber: 'A-1' });
    const between = Array.from({ length: 401 }, (_none, place) =>
      received(10 + place, { number: `F-${place}`, issueDate: day(3) }),
    );
    const far = received(900, { number: 'K-2', issueDate: day(20), typeCode: '384', precedingNumber: 'a 1' });
    const unnamed = received(901, { number: 'S-9', issueDate: day(21), typeCode: '381' });
    const { blocks, rows } = await twoStores([first, near, ...between, far, unnamed]);
    for (const db of [blocks, rows]) {
      const related = await findRelated(db, COMPANY, first, [], sources(db));
      expect(related.following.map(({ number }) => number)).toEqual(['K-1']);
      const { following } = await withFarther(db, related, [near.id, far.id, unnamed.id]);
      expect(following.map(({ number }) => number)).toEqual(['K-1', 'K-2']);
    }
  });

  it('and those whose file is here and names it, though the archive does not say so', () =>
    inBoth(async (db) => {
      const bytes = new Uint8Array([60]);
      await db.document.put({ invoiceId: at(4).id, format: 'xml', companyId: COMPANY, bytes, sha256: 'a'.repeat(64) });
      const { following } = await findRelated(
        db,
        COMPANY,
        at(1),
        [],
        sources(db, async () => ['A-0', 'A-1']),
      );
      expect(following.map(({ id }) => id)).toEqual([at(3).id, at(4).id]);
    }));
});
