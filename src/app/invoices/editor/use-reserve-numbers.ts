import { useEffect } from 'react';
import { useEditorServices } from './editor-services';
import { useChosenSeries, useFittingSeries } from './head/series-field';
import { useEditor, useEditorHandle } from './use-editor';

/**
 * Asks for numbers as soon as a draft stands on a series that has none here: the network may be gone by the time the
 * invoice is issued. Asked again when the network comes back, and when the server has come to know the series. A date
 * that the series has passed asks for none: more numbers would not help.
 */
export function useReserveNumbers(): void {
  const { keepsNumber, store } = useEditorHandle();
  // A draft begun before the company's series were here takes the first of them, as a new one does.
  const unset = useEditor(({ draft }) => draft.serialId === '');
  const first = useFittingSeries()[0]?.id;
  useEffect(() => {
    if (unset && first !== undefined) store.change({ type: 'set', fields: { serialId: first } });
  }, [unset, first, store]);
  const { online, reserveNumbers } = useEditorServices();
  const chosen = useChosenSeries();
  const lacking = chosen?.number.kind !== 'number' && chosen?.number.kind !== 'date-before-last';
  const wanting = keepsNumber === '' && chosen?.confirmed === true && lacking ? chosen.id : '';
  useEffect(() => {
    if (wanting !== '' && online) void reserveNumbers(wanting);
  }, [wanting, online, reserveNumbers]);
}
