/** The public sample invoices, where the shared corpus stands beside the repository; none where it does not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DroppedFile } from './dropped-file';

const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);

/** The samples as they stand for a company: its own are accepted by the rules, all others are another seller's. */
export function sampleFiles(cif: string): readonly DroppedFile[] {
  if (FOLDER === undefined) return [];
  const folder = FOLDER;
  const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
  return names.map((name) => {
    const bytes = readFileSync(join(folder, name));
    return { path: name, bytes, becomes: sellerOf(bytes.toString('utf8')) === cif ? 'Acceptată' : 'Alt vânzător' };
  });
}

function sellerOf(xml: string): string | undefined {
  return /<cac:AccountingSupplierParty>[\s\S]*?<cbc:CompanyID>(?:RO)?(\w+)</.exec(xml)?.[1];
}
