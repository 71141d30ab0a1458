import { expose } from 'comlink';
import { documentApi } from './document-service';

expose(documentApi);
