import { useEffect } from 'react';
import { REPAIR_KEYS } from './fields/use-finding';
import { repairableFindings } from './model/finding-view';
import type { EditorHandle } from './use-editor';

export interface EditorActions {
  readonly send: () => void;
  readonly stepFinding: (by: 1 | -1) => void;
}

/** Keys of the whole editor: Ctrl Enter issues, F8 steps through what is to be put right, Alt n repairs, Ctrl Z undoes. */
export function useEditorKeys({ store }: EditorHandle, { send, stepFinding }: EditorActions): void {
  useEffect(() => {
    const repair = (place: number): boolean => {
      const finding = repairableFindings(store.getState())[place];
      if (finding?.repair === undefined) return false;
      store.change(finding.repair.change);
      return true;
    };
    const act = (event: KeyboardEvent): boolean => {
      const ctrl = event.ctrlKey || event.metaKey;
      if (event.key === 'F8') return done(() => stepFinding(event.shiftKey ? -1 : 1));
      if (ctrl && event.key === 'Enter') return done(send);
      if (ctrl && !event.altKey && event.key.toLowerCase() === 'z')
        return done(event.shiftKey ? store.redo : store.undo);
      if (ctrl && !event.altKey && event.key.toLowerCase() === 'y') return done(store.redo);
      const digit = event.altKey && !ctrl ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
      return digit !== undefined && Number(digit) <= REPAIR_KEYS && repair(Number(digit) - 1);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || isInDialog(event.target)) return;
      if (!act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the fields, whose own undo would only know of their text.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store, send, stepFinding]);
}

function done(run: () => void): true {
  run();
  return true;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
