import type { ReactNode } from 'react';
import { InvoiceListPage } from '../list/list-page';
import { IN_KIND } from './in-kind';

/** Received invoices (pictures 21 and 21b). */
export default function InPage(): ReactNode {
  return <InvoiceListPage kind={IN_KIND} />;
}
