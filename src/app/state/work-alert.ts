/** The alert of long work: it keeps what stops the work until that is over. Put away by the person, it waits in the bell. */
import { workAlertTexts } from '@/app/texts/work-alert-texts';
import { PERSISTENT } from './alert-list';
import type { AlertToAdd } from './alerts';

export interface AlertPorts {
  readonly tell: (alert: AlertToAdd) => void;
  readonly untell: (id: string) => void;
}

/** Of what is told at its end: the person may be elsewhere by now, and it is true of the file for as long as they have it. */
export const OUTCOME = { delay: PERSISTENT, byItself: true } as const;

export interface WorkAlert {
  /** `description`: how far it is. One that was put away stays so. */
  readonly show: (description: string) => void;
  /** On top again, with its stop; it says the message until it is over. */
  readonly bringBack: (message: string) => void;
}

/** Nothing is shown before the first `show`; whoever ends the work takes the alert away. */
export function workAlert({ tell, untell }: AlertPorts, id: string, making: string, stop: () => void): WorkAlert {
  const action = { label: workAlertTexts.stop, onAct: stop };
  let message = making;
  let description: string | undefined;
  let folded = false;
  const tellAgain = (): void => {
    if (description === undefined) return;
    tell({
      ...{ id, type: 'info', message, description, delay: PERSISTENT, action, folded },
      closing: workAlertTexts.putAway,
      onClose: putAway,
    });
  };
  const putAway = (): void => {
    folded = true;
    tellAgain();
  };
  return {
    show: (howFar) => {
      description = howFar;
      tellAgain();
    },
    bringBack: (words) => {
      message = words;
      folded = false;
      // What is shown again comes on top; what is only changed stays where it is.
      untell(id);
      tellAgain();
    },
  };
}
