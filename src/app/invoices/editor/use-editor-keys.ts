import { useLayoutEffect } from 'react';
import { nameOf } from '@/app/state/key-sequence';
import { KEY_TABLE, type KeyActions, type KeyBinding } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { REPAIR_KEYS } from './fields/use-finding';
import { repairableFindings } from './model/finding-view';
import type { EditorHandle } from './use-editor';

export interface EditorActions {
  readonly send: () => void;
  readonly stepFinding: (by: 1 | -1) => void;
  /** Esc, where no list, cell or panel has it. */
  readonly leave: () => void;
}

type EarlyKeys = Omit<KeyActions<'editor'>, 'leave'>;

/** Keys of the whole editor: Ctrl Enter issues, F8 steps through what is to be put right, Alt n repairs, Ctrl Z undoes. */
export function useEditorKeys({ store }: EditorHandle, { send, stepFinding, leave }: EditorActions): void {
  useScreenKeys('editor', { ...NO_EARLY_KEYS, leave });
  // In the step that draws it, as every screen's keys (use-screen-keys.ts).
  useLayoutEffect(() => {
    const actions: EarlyKeys = {
      send,
      nextFinding: () => stepFinding(1),
      previousFinding: () => stepFinding(-1),
      undo: store.undo,
      redo: store.redo,
      // By its figure, below.
      repair: undefined,
    };
    const repair = (place: number): boolean => {
      const finding = repairableFindings(store.getState())[place];
      if (finding?.repair === undefined) return false;
      store.change(finding.repair.change);
      return true;
    };
    const act = (event: KeyboardEvent): boolean => {
      const name = event.shiftKey && nameOf(event) === UNDO ? REDO : nameOf(event);
      const figure = Number(/^Alt ([1-9])$/.exec(name)?.[1] ?? 0);
      if (figure > 0) return figure <= REPAIR_KEYS && repair(figure - 1);
      const action = actionOf(actions, name);
      action?.();
      return action !== undefined;
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

/** Those that come before the fields are no business of the page's listener. */
const NO_EARLY_KEYS: EarlyKeys = {
  send: undefined,
  nextFinding: undefined,
  previousFinding: undefined,
  undo: undefined,
  redo: undefined,
  repair: undefined,
};

const UNDO = KEY_TABLE.editor.bindings.undo.keys.join(' ');
const REDO = KEY_TABLE.editor.bindings.redo.keys.join(' ');

function actionOf(actions: EarlyKeys, name: string): (() => void) | undefined {
  const [found] = Object.entries<KeyBinding>(KEY_TABLE.editor.bindings).filter(
    ([, { keys }]) => keys.join(' ') === name,
  );
  return Object.entries(actions).find(([action]) => action === found?.[0])?.[1];
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
