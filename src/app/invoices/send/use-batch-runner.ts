/** The batch of the open company; it stays while the person is signed in, whatever screen is shown. */
import { useMemo, useSyncExternalStore } from 'react';
import type { CompanyId } from '@/api/ids';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import type { CondicaDatabase } from '@/db/condica-database';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { documentWorker } from '@/workers/document/document-worker';
import { createReaderPool } from '@/workers/document/reader-pool';
import { BatchRunner, type RunnerPorts, type RunnerState } from './batch-runner';
import { knownDocuments } from './known-documents';
import { numberLookup } from './number-lookup';
import { type UploadCommands, uploadFile } from './upload-file';

/** By the open database: whoever signs in next in this tab has another one, and must neither see nor send these files. */
const runners = new WeakMap<CondicaDatabase, Map<CompanyId, BatchRunner>>();

export interface OpenBatch extends RunnerState {
  readonly runner: BatchRunner;
}

export function useBatchRunner(): OpenBatch {
  const workspace = useWorkspace();
  const runner = useMemo(() => runnerOf(workspace), [workspace]);
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  return useMemo(() => ({ runner, ...state }), [runner, state]);
}

function runnerOf(workspace: Workspace): BatchRunner {
  const { db, company } = workspace;
  const ofDatabase = runners.get(db) ?? new Map<CompanyId, BatchRunner>();
  runners.set(db, ofDatabase);
  const kept = ofDatabase.get(company.id);
  if (kept !== undefined) return kept;
  const runner = new BatchRunner(portsOf(workspace));
  ofDatabase.set(company.id, runner);
  return runner;
}

function portsOf({ db, company, commands }: Workspace): RunnerPorts {
  const pool = createReaderPool(navigator.hardwareConcurrency);
  const now = (): number => performance.now();
  const issuedWithNumber = numberLookup({ db, companyId: company.id, now });
  const upload: UploadCommands = {
    foreign: (file) => uploadForeignXml(commands, file),
    correct: (id, correction) => correctRejected(commands, id, correction),
  };
  return {
    companyCif: company.cif,
    parallel: pool.size,
    read: (content, signal) => pool.read(content, signal),
    repair: async (content, only) => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      return documentWorker.call((api) => api.repairFile(bytes, only));
    },
    known: (readings) => knownDocuments({ db, companyId: company.id, issuedWithNumber }, readings),
    upload: (file) => uploadFile(upload, file),
    newId: () => crypto.randomUUID(),
    now,
  };
}
