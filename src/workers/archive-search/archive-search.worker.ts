import { expose } from 'comlink';
import { ArchiveSearchService } from './archive-search-service';

expose(new ArchiveSearchService());
