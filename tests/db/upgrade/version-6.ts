/** Version 6: the words of lines have a store. No row of version 5 is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_5_STORES } from './version-5';

export const VERSION_6_NUMBER = 60;

export const VERSION_6_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_5_STORES,
  lineWords: { keyPath: ['companyId', 'number'], indexes: [] },
};
