/** Old archives brought in: a bundle of files is read one by one, and what can be kept is kept in one transaction. */
import { bareCode } from '@/domain/invoice/party-codes';
import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import { publishChanges } from '../database/publish-changes';
import { type BundledFile, openBundle } from '../mailbox/imports/open-bundle';
import { readImport } from '../mailbox/imports/read-import';
import { type ReadFile, recordImports } from '../mailbox/imports/record-imports';
import type { CallHandlers } from './call-handler';
import { isMyCompany } from './company-access';
import { done, type Reply, refused } from './reply';

export interface ImportCallParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const LONGEST_NAME = 300;

export function importCalls({ now }: ImportCallParts): Pick<CallHandlers, 'ImportDocuments' | 'FindImported'> {
  return {
    ImportDocuments: {
      kind: 'signed',
      run: async ({ params: { company }, bytes }, { userId }, db) => {
        const cif = await cifOf(db, userId, company);
        if (cif === undefined) return refused('company-denied');
        const bundle = openBundle(bytes);
        if (bundle === undefined) return refused('invalid-request');
        const files = await readAll(bundle, cif);
        return asUser(db, userId, async (tx): Promise<Reply> => {
          // Asked again: reading took its time, and the company may have been taken away meanwhile.
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          const told = await recordImports({ publish: publishChanges, now }, tx, { companyId: company, cif }, files);
          return done({ files: told });
        });
      },
    },
    FindImported: {
      kind: 'signed',
      run: ({ body: { company, hashes } }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          const rows = await tx
            .selectFrom('document')
            .select('sha256')
            .where('company_id', '=', company)
            .where('sha256', 'in', hashes.length === 0 ? [''] : hashes)
            .execute();
          return done({ known: rows.map(({ sha256 }) => sha256) });
        }),
    },
  };
}

/** Undefined: none of the caller's companies. */
function cifOf(db: AppDatabase, userId: number, company: number): Promise<string | undefined> {
  return asUser(db, userId, async (tx) => {
    const row = await tx.selectFrom('company').select('cif').where('id', '=', company).executeTakeFirst();
    return row === undefined ? undefined : bareCode(row.cif);
  });
}

/** One after the other, with room between them for whoever else asks this process. */
async function readAll(bundle: readonly BundledFile[], cif: string): Promise<readonly ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { name, bytes } of bundle) {
    files.push({ name: name.slice(0, LONGEST_NAME), read: readImport(bytes, cif) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return files;
}
