/** Version 4: a store for the looks of invoices; the others are those of version 3. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_2_STORES } from './version-2';

export const VERSION_4_NUMBER = 40;

export const VERSION_4_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_2_STORES,
  look: { keyPath: 'id', indexes: ['companyId'] },
};
