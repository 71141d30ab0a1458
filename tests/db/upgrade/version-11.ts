/** Version 11: a company's particulars have their store. No row of an earlier version is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_10_STORES } from './version-10';

export const VERSION_11_NUMBER = 110;

export const VERSION_11_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_10_STORES,
  particulars: { keyPath: 'id', indexes: ['companyId'] },
};
