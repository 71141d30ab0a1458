/** The worker of tables as the screens call it; stopped after a while without use. */
import { createWorkerBridge } from '../worker-bridge';
import sheetsWorkerUrl from './sheets.worker.ts?worker&url';
import type { SheetsApi } from './sheets-service';

export const sheetsWorker = createWorkerBridge<SheetsApi>(sheetsWorkerUrl, 'condica-sheets');
