/** The servers' side at the end, read past every policy: what stands in its tables, whatever it would tell. */
import type { ArchiveItem } from '@/api/entities/archive-item';

export interface ServerRow {
  readonly company: number;
  readonly collection: string;
  readonly id: string;
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ServerInvoice {
  readonly company: number;
  readonly id: string;
  readonly serial: string;
  readonly item: ArchiveItem;
}

export interface UsedNumber {
  readonly company: number;
  readonly serial: string;
  readonly number: number;
  readonly state: 'used' | 'returned' | 'voided';
  readonly device: string | null;
  readonly invoice: string | null;
}

export interface KeptLease {
  readonly company: number;
  readonly serial: string;
  readonly device: string;
  readonly from: number;
  readonly to: number;
  readonly grantedTo: number;
  readonly state: string;
}

export interface EndState {
  readonly rows: readonly ServerRow[];
  readonly invoices: readonly ServerInvoice[];
  readonly numbers: readonly UsedNumber[];
  readonly leases: readonly KeptLease[];
  /** The XML of every document kept. */
  readonly documents: readonly string[];
  /** Messages to suppliers. */
  readonly notes: readonly ServerNote[];
}

export interface ServerNote {
  readonly id: string;
  readonly text: string;
  readonly state: string;
}

/** Past every policy. */
export type Ask = <R>(text: string) => Promise<readonly R[]>;

export async function endState(query: Ask): Promise<EndState> {
  const documents = await query<{ bytes: Buffer }>(`select bytes from document where get_byte(bytes, 0) = 60`);
  return {
    rows: await query<ServerRow>(
      'select company_id as company, collection, id, version::integer, body from replicated_row where body is not null',
    ),
    invoices: await query<ServerInvoice>(
      `select company_id as company, id, item ->> 'serialId' as serial, item from archive_item where direction = 'out'`,
    ),
    numbers: await query<UsedNumber>(
      'select company_id as company, serial_id as serial, number, state, device_id as device, invoice_id as invoice from number_use',
    ),
    leases: await query<KeptLease>(
      `select company_id as company, serial_id as serial, device_id as device, from_number as "from", to_number as "to",
       granted_to as "grantedTo", state from number_lease`,
    ),
    documents: documents.map(({ bytes }) => bytes.toString('utf8')),
    notes: await query<ServerNote>('select id, text, state from anaf_note'),
  };
}
