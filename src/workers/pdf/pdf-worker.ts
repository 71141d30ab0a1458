/** The PDF worker as the screens call it. Stopped after a while without use: its library takes tens of megabytes. */
import { createWorkerBridge } from '../worker-bridge';
import pdfWorkerUrl from './pdf.worker.ts?worker&url';
import type { PdfApi } from './pdf-service';

export const pdfWorker = createWorkerBridge<PdfApi>(pdfWorkerUrl, 'condica-pdf');
