import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { pendingItem } from '@/db/invoices/issue-summary';
import { decimalText } from '@/domain/money/decimal-text';

const ZERO = decimalText('0');

/** An issued invoice with this number, as the server has recorded it. */
export function listedItem(number: string): ShownItem {
  const item = pendingItem({
    id: v.parse(entityIdSchema, '00000000-0000-4000-8000-000000000001'),
    summary: {
      type: 'FCT',
      typeCode: '380',
      number,
      issueDate: '2026-11-26',
      dueDate: '',
      partnerName: 'Hotel',
      partnerTaxId: '1',
      currency: 'RON',
      net: ZERO,
      vat: ZERO,
      total: ZERO,
      vatInLei: '',
    },
    origin: 'editor',
    serialId: 's',
    attempt: 1,
    xmlSha256: 'a'.repeat(64),
    xmlBytes: 1,
    at: '2026-11-26T08:00:00.000Z',
  });
  return { ...item, standing: item.state };
}
