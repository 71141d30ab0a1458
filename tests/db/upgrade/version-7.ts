/** Version 7: transports have their stores. No row of version 6 is touched. Never edited, as version 1. */
import type { StoreShape } from './version-1';
import { VERSION_6_STORES } from './version-6';

export const VERSION_7_NUMBER = 70;

export const VERSION_7_STORES: Readonly<Record<string, StoreShape>> = {
  ...VERSION_6_STORES,
  transporter: { keyPath: 'id', indexes: ['companyId'] },
  transportOptions: { keyPath: 'id', indexes: ['companyId'] },
  transportDraft: { keyPath: 'id', indexes: ['companyId'] },
  transport: { keyPath: 'id', indexes: [['companyId', 'startDate', 'id']] },
  transportXml: { keyPath: 'step', indexes: ['transport', 'companyId'] },
};
