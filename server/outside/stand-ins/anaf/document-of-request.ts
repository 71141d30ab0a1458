/** Of which document a request speaks: the one that it brings, or the one under the index or download id that it names. */
import type { StandInRequest } from '../stand-in-http';
import type { AnafStore } from './anaf-store';
import type { CheckDocument, FiledDocument } from './document-check';

export function documentOfRequest(
  store: Pick<AnafStore, 'byIndex' | 'byDownload'>,
  check: CheckDocument,
): (request: StandInRequest) => Pick<FiledDocument, 'sellerCif' | 'number'> | undefined {
  return ({ path, query, body }) => {
    if (path.endsWith('/stareMesaj')) return store.byIndex(query.get('id_incarcare') ?? '');
    if (path.endsWith('/descarcare')) return store.byDownload(query.get('id') ?? '');
    if (!/\/upload(?:b2c)?$/.test(path)) return undefined;
    const checked = check(body);
    return checked.kind === 'document' ? checked.document : undefined;
  };
}
