/** The area of received invoices: suppliers put them into the company's mailbox at ANAF, and the product fetches them as any others. */
import { InvoiceList, MOST_DAYS } from '@/api/calls/mailbox-calls';
import { type DemoArea, type DemoCompany, must } from './demo-area';
import { demoId } from './demo-random';
import { demoReceived } from './demo-received';

export function receivedArea({ company, id, day, round }: DemoCompany): DemoArea {
  const documents = demoReceived(company, day);
  return {
    steps: documents.length + 1,
    fill: async (server, step) => {
      for (const { sellerCif, at, xml } of documents) {
        await server.deposit({ cif: sellerCif, at, xml });
        step();
      }
      // The mailbox may have been listed before they came.
      const input = { params: undefined, body: { days: MOST_DAYS, company: id } };
      await must(server, InvoiceList, input, demoId(`received:${company.cif}`, round));
      step();
    },
  };
}
