/** What the list of external invoices is made of: that of issued ones, of those that went abroad. */
import { lazy } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { EVERYTHING_EXTERNAL } from '@/workers/archive-search/archive-query';
import type { InvoiceListKind } from '../../list/list-kind';
import { listTexts } from '../../list/list-texts';
import type { ListRows } from '../../list/use-list-rows';
import { OUT_KIND } from '../out-kind';
import { externTexts } from './extern-texts';
import { ExternalActions, ExternalPhoneActions } from './new-external';

const { palette, keys: allKeys } = KEY_TABLE.anywhere.bindings;
const { create } = KEY_TABLE.external.bindings;

const CREATE_KEY = { keys: create.keys, words: externTexts.keyNew };

export const EXTERN_KIND: InvoiceListKind = {
  ...OUT_KIND,
  id: 'extern',
  query: EVERYTHING_EXTERNAL,
  words: externTexts,
  Action: ExternalActions,
  PhoneAction: ExternalPhoneActions,
  Empty: lazy(() => loadChunk(() => import('./extern-empty'))),
  useKeys: useExternalKeys,
  keys: [CREATE_KEY],
  emptyKeys: [
    CREATE_KEY,
    { keys: palette.keys, words: listTexts.keySearch },
    { keys: allKeys.keys, words: listTexts.keyAll },
  ],
};

function useExternalKeys(rows: ListRows): void {
  const [, navigate] = useLocation();
  OUT_KIND.useKeys(rows);
  useScreenKeys('external', { create: () => navigate(links.editor({ extern: 'new' })) });
}
