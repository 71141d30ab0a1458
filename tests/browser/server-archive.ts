/** What the server keeps of a company's documents, asked as any client of the contract asks. */
import { unzipSync } from 'fflate';
import { ArchiveList } from '@/api/calls/invoice-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { signIn } from '../server/support/test-client';
import { DEMO } from './pages/sign-in-page';
import { companyOf } from './server-company';

export interface ServerArchive {
  items(): Promise<readonly ArchiveItem[]>;
  xml(item: ArchiveItem): Promise<Buffer>;
  /** The document inside the zip that ANAF signed; null while the zip is not here. */
  xmlInZip(item: ArchiveItem): Promise<Buffer | null>;
}

export async function serverArchive(url: string, cif: string): Promise<ServerArchive> {
  const client = await signIn(url, DEMO);
  const company = await companyOf(client, cif);
  const download = async (item: ArchiveItem, format: 'xml' | 'zip'): Promise<Uint8Array | null> => {
    const address = `/api/backend/InvoiceDownload?company=${company}&id=${item.id}&format=${format}`;
    const response = await client.raw(address, { method: 'POST' });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`InvoiceDownload of ${item.number}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  return {
    items: async () => {
      const sort = { by: 'number', direction: 'asc' } as const;
      const body = { company, filter: {}, sort, page: 0, pageSize: 500 };
      return (await client.must(ArchiveList, { body })).archives;
    },
    xml: async (item) => {
      const xml = await download(item, 'xml');
      if (xml === null) throw new Error(`The archive lacks the document of ${item.number}.`);
      return Buffer.from(xml);
    },
    xmlInZip: async (item) => {
      const zip = await download(item, 'zip');
      if (zip === null) return null;
      const files = unzipSync(zip);
      const document = files[`${item.uploadIndex}.xml`];
      if (document === undefined) throw new Error(`The zip of ${item.number} holds ${Object.keys(files).join(', ')}.`);
      return Buffer.from(document);
    },
  };
}
