/** Version 5: settled documents may stand in blocks. No row of version 4 is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_4_STORES } from './version-4';

export const VERSION_5_NUMBER = 50;

const BLOCK = ['companyId', 'direction', 'number'];
export const VERSION_5_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_4_STORES,
  coldHeader: { keyPath: BLOCK, indexes: ['edition'] },
  coldColumns: { keyPath: BLOCK, indexes: [] },
  coldPart: { keyPath: [...BLOCK, 'part'], indexes: [] },
};
