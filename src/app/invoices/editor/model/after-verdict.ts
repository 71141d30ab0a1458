import type { SendButton } from './send-button';

type SendAction = SendButton['action'];

/**
 * What a press of the send button does once the verdict is there: what the button said when it was pressed, and nothing where it
 * says something else by now. A press on „Rezervă numere” issues no invoice with a number that has come meanwhile, and none asks for
 * numbers that are here.
 */
export function afterVerdict(pressed: SendAction, now: SendAction): SendAction {
  return pressed === now ? now : 'none';
}
