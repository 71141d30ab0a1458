/** Version 14: who works on a company has its store. No row of an earlier version is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_13_STORES } from './version-13';

export const VERSION_14_NUMBER = 140;

export const VERSION_14_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_13_STORES,
  assignment: { keyPath: 'id', indexes: ['companyId'] },
};
