/** Version 10: the contents of attached files have their store. No row of an earlier version is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_7_STORES } from './version-7';

export const VERSION_10_NUMBER = 100;

export const VERSION_10_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_7_STORES,
  attachment: { keyPath: 'id', indexes: ['companyId'] },
};
