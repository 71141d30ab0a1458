import { expose } from 'comlink';
import { createSheetsApi } from './sheets-service';

expose(createSheetsApi(() => crypto.randomUUID()));
