/**
 * What the send button says and does. It says the outcome and is never disabled: while something stops sending it is
 * outlined and leads to the first thing to put right (look/README.md, „Send button”).
 */
export interface SendConditions {
  readonly online: boolean;
  /** Things that stop sending. */
  readonly stops: number;
  /** Whether a number can be taken now: from a lease here, asked from the server, or only on another date. */
  readonly number: 'ready' | 'no-series' | 'no-lease' | 'date-before-last';
  readonly issuing: boolean;
}

export interface SendButton {
  readonly words: 'send' | 'send-later' | 'issuing' | 'choose-series' | 'reserve-numbers';
  readonly primary: boolean;
  readonly action: 'issue' | 'show-first-stop' | 'choose-series' | 'reserve-numbers' | 'none';
}

export function sendButton({ online, stops, number, issuing }: SendConditions): SendButton {
  if (issuing) return { words: 'issuing', primary: true, action: 'none' };
  const words = online ? 'send' : 'send-later';
  if (stops > 0) return { words, primary: false, action: 'show-first-stop' };
  if (number === 'no-series') return { words: 'choose-series', primary: false, action: 'choose-series' };
  if (number === 'no-lease') return { words: 'reserve-numbers', primary: false, action: 'reserve-numbers' };
  // The press says which date binds, and offers the ways out.
  return { words, primary: number === 'ready', action: 'issue' };
}
