import { useCallback } from 'react';
import { useIsPhone } from '@/app/state/device';
import { nameOf } from '@/app/state/key-sequence';
import { KEY_TABLE } from '@/app/state/keys-table';
import { focusField, goOnToFirstLine } from '../focus-field';
import { useEditorHandle } from '../use-editor';

const BACK = KEY_TABLE.afterBuyer.bindings.back.keys.join(' ');
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * After the buyer was chosen, which fills everything of the sheet's head, one goes on in the first line; `Shift Tab` as the
 * next key goes back. Not on the phone, whose lines are another step, nor where lines are written already, nor for who left
 * the field while the answer was on its way.
 */
export function useGoToLines(): () => void {
  const { store } = useEditorHandle();
  const phone = useIsPhone();
  return useCallback(() => {
    const left = document.activeElement?.closest('[data-field="buyer.name"]') === null;
    if (phone || left || store.getState().draft.lines.some(({ name }) => name !== '')) return;
    goOnToFirstLine(store);
    atNextKey((event) => {
      if (nameOf(event) !== BACK) return;
      event.preventDefault();
      event.stopPropagation();
      focusField('buyer.name', store);
    });
  }, [phone, store]);
}

/** Once, for the first key that is no modifier alone. The present one has passed the document on its way down. */
function atNextKey(act: (event: KeyboardEvent) => void): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat || MODIFIERS.includes(event.key)) return;
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    act(event);
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
}
