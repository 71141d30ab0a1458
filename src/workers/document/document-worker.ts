/** The document worker as the screens call it. */
import { createWorkerBridge } from '../worker-bridge';
import documentWorkerUrl from './document.worker.ts?worker&url';
import type { DocumentApi } from './document-service';

export const documentWorker = createWorkerBridge<DocumentApi>(documentWorkerUrl, 'condica-document');
