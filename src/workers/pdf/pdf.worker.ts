import { expose } from 'comlink';
import { pdfApi } from './pdf-service';

expose(pdfApi);
