import { useEffect } from 'react';
import { useEditorServices } from './editor-services';
import { useChosenSeries } from './head/series-field';
import { useEditorHandle } from './use-editor';

/**
 * Asks for numbers as soon as a draft stands on a series that has none here: the network may be gone by the time the
 * invoice is issued. Asked again when the network comes back; without it nothing happens.
 */
export function useReserveNumbers(): void {
  const { keepsNumber } = useEditorHandle();
  const { online, reserveNumbers } = useEditorServices();
  const chosen = useChosenSeries();
  const wanting = keepsNumber === '' && chosen !== undefined && chosen.next === '' ? chosen.id : '';
  useEffect(() => {
    if (wanting !== '' && online) void reserveNumbers(wanting);
  }, [wanting, online, reserveNumbers]);
}
