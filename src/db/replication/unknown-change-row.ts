import type { CompanyId, Version } from '@/api/ids';

/** A row of a newer server that this version cannot read: kept whole, used after the app's update (G12). */
export interface UnknownChangeRow {
  readonly companyId: CompanyId;
  readonly collection: string;
  readonly id: string;
  readonly version: Version;
  readonly row: Readonly<Record<string, unknown>>;
}
