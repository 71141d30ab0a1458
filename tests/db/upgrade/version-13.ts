/** Version 13: prices of lists have their store. No row of an earlier version is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_12_STORES } from './version-12';

export const VERSION_13_NUMBER = 130;

export const VERSION_13_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_12_STORES,
  listPrice: { keyPath: 'id', indexes: [['companyId', 'sortKey']] },
};
