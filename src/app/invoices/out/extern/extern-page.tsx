import type { ReactNode } from 'react';
import { InvoiceListPage } from '../../list/list-page';
import { EXTERN_KIND } from './extern-kind';

/** Invoices to buyers without a Romanian fiscal code. */
export default function ExternPage(): ReactNode {
  return <InvoiceListPage kind={EXTERN_KIND} />;
}
