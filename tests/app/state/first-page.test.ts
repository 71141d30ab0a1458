import { afterEach, describe, expect, it } from 'vitest';
import { beginFirstPage, firstListOf, firstPageOf, forgetFirstPage } from '@/app/state/first-page';
import type { FirstPage } from '@/db/start/first-page';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';

const MINE = 'condica:test:1';
const ANOTHERS = 'condica:test:2';

function pageOf(database: string): FirstPage {
  const list = { companyId: COMPANY, rows: [], entries: [], syncState: undefined };
  return { database, device: undefined, companies: [], list };
}

afterEach(forgetFirstPage);

describe('what the start has read', () => {
  it('is given to who names its database', async () => {
    beginFirstPage(Promise.resolve(pageOf(MINE)));
    expect(await firstPageOf(MINE)).not.toBeNull();
    expect(firstListOf(MINE, COMPANY)).toBeDefined();
  });

  it('is never given to another user, nor for another company', async () => {
    beginFirstPage(Promise.resolve(pageOf(ANOTHERS)));
    expect(await firstPageOf(MINE)).toBeNull();
    expect(firstListOf(MINE, COMPANY)).toBeUndefined();
    expect(firstListOf(ANOTHERS, OTHER_COMPANY)).toBeUndefined();
  });

  it('is gone once it is forgotten, also while it was being read', async () => {
    let end = (_page: FirstPage): void => undefined;
    beginFirstPage(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    forgetFirstPage();
    end(pageOf(MINE));
    expect(await firstPageOf(MINE)).toBeNull();
    expect(firstListOf(MINE, COMPANY)).toBeUndefined();
  });

  it('is nothing where it could not be read', async () => {
    beginFirstPage(Promise.reject(new Error('blocked')));
    expect(await firstPageOf(MINE)).toBeNull();
  });
});
