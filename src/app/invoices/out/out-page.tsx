import type { ReactNode } from 'react';
import { InvoiceListPage } from '../list/list-page';
import { OUT_KIND } from './out-kind';

/** Issued invoices (pictures 02, 06a, 09, 18). */
export default function OutPage(): ReactNode {
  return <InvoiceListPage kind={OUT_KIND} />;
}
