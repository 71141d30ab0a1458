/** Version 12: own codes and those of received lines have their stores. No row of an earlier version is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_11_STORES } from './version-11';

export const VERSION_12_NUMBER = 120;

export const VERSION_12_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_11_STORES,
  internCode: { keyPath: 'id', indexes: [['companyId', 'sortKey']] },
  lineCodes: { keyPath: 'id', indexes: [['companyId', 'sortKey']] },
};
