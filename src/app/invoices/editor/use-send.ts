import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSendButton } from './bar/send-control';
import { useEditorServices } from './editor-services';
import { afterVerdict } from './model/after-verdict';
import type { EditorFinding } from './model/finding';
import { obstacleTo } from './model/obstacle';
import { unreadDate } from './model/unread-dates';
import type { EditorHandle } from './use-editor';
import { type Issuing, useIssue } from './use-issue';
import { useVerdict } from './use-verdict';

export interface Sending extends Issuing {
  /** The press of the send button: leads to what stops it, or does what the button says. */
  readonly send: () => void;
}

export function useSend(handle: EditorHandle, show: (finding: EditorFinding) => void): Sending {
  const { store, goTo, typed } = handle;
  const { reserveNumbers, invalidInvoices } = useEditorServices();
  const judgeNow = useVerdict();
  const issuing = useIssue(handle);
  const { issue } = issuing;
  const [unreserved, setUnreserved] = useState('');
  const { whenClear } = useSendButton(issuing.issuing);
  // As the last drawing says it, at the press and when the verdict is there: numbers may come in any step between.
  const newest = useRef(whenClear);
  useLayoutEffect(() => {
    newest.current = whenClear;
  }, [whenClear]);

  const reserve = useCallback((): void => {
    setUnreserved('');
    void reserveNumbers(store.getState().draft.serialId).then(setUnreserved);
  }, [store, reserveNumbers]);
  const goOn = useCallback(
    (pressed: typeof whenClear): void => {
      const obstacle = obstacleTo(store.getState(), invalidInvoices);
      const action = afterVerdict(pressed, newest.current);
      if (obstacle !== undefined) show(obstacle);
      else if (action === 'issue') void issue();
      else if (action === 'choose-series') goTo('serialId');
      else if (action === 'reserve-numbers') reserve();
    },
    [store, invalidInvoices, show, issue, goTo, reserve],
  );
  const send = useCallback((): void => {
    // A date is read when it is left; Ctrl Enter may come from inside it.
    if (unreadDate(typed.texts()) !== undefined) blurField();
    const unread = unreadDate(typed.texts());
    if (unread !== undefined) {
      goTo(unread);
      return;
    }
    store.askToSend();
    const pressed = newest.current;
    // Without a verdict the findings that stand decide; issuing itself judges what it builds.
    judgeNow()
      .catch(() => undefined)
      .then(() => goOn(pressed));
  }, [store, typed, goTo, judgeNow, goOn]);
  // Once numbers are there it is no longer so.
  const refusal = whenClear === 'reserve-numbers' && unreserved !== '' ? unreserved : issuing.refusal;
  return { ...issuing, refusal, send };
}

function blurField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
