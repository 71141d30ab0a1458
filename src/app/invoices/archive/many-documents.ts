import { addAlert, removeAlert } from '@/app/state/alerts';
import { archiveByIds } from '@/db/archive/archive-queries';
import { archivedDocument, type DocumentSource } from './document-source';
import { lookOfItem } from './look-of-item';
import { shownItemOf } from './shown-item';
import type { ManyDocuments } from './work-on-many';

/** Archived documents by their ids, with what this device knows of each. */
export function manyDocuments(source: DocumentSource): ManyDocuments {
  return {
    itemsOf: async (ids) => (await archiveByIds(source.db, ids)).map(shownItemOf),
    xmlOf: (item) => archivedDocument(source, item, 'xml'),
    lookOf: (item) => lookOfItem(source.db, item),
    tell: addAlert,
    untell: removeAlert,
    atTest: source.atTest,
    now: Date.now,
  };
}
