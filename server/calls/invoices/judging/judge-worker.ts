/** The worker's side of the pool: one document in, one verdict out. */
import { parentPort } from 'node:worker_threads';
import { judgeDocument } from '../judge-document';

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(judgeDocument(bytes));
});
