/** Where the three bases live on the product's own server; each is a setting of the client. */
import type { CallBase } from './call';

export type BaseUrls = Readonly<Record<CallBase, string>>;

export const DEFAULT_BASE_URLS: BaseUrls = { common: '/api/common', backend: '/api/backend', reports: '/api/reports' };
