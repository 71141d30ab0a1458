/** The states an invoice is shown in (look/README.md, „Invoice states”), without their icons, which come with React. */
import type { Tone } from './tone';

export interface StateWords {
  readonly label: string;
  readonly tone: Tone;
  /** A filled badge in lists: the person should look. */
  readonly filled: boolean;
}

function words(label: string, tone: Tone, filled = false): StateWords {
  return { label, tone, filled };
}

export const STATE_WORDS = {
  draft: words('Ciornă', 'idle'),
  queued: words('În coadă', 'wait'),
  'waiting-for-sign-in': words('Așteaptă autentificarea', 'wait'),
  'waiting-for-access': words('Așteaptă accesul', 'wait'),
  'waiting-for-server': words('Așteaptă serverul', 'wait'),
  sending: words('Se trimite', 'wait'),
  processing: words('În prelucrare', 'wait'),
  accepted: words('Validată', 'ok'),
  rejected: words('Respinsă', 'bad', true),
  doubtful: words('Îndoielnică', 'doubt', true),
  reversed: words('Stornată', 'idle'),
  corrected: words('Corectată', 'idle'),
  'number-voided': words('Număr anulat', 'idle'),
  received: words('Primită', 'idle'),
  seen: words('Vizată', 'idle'),
  booked: words('Înregistrată', 'ok'),
  held: words('Oprită, decideți', 'bad', true),
  lost: words('Fără document', 'bad', true),
  'possible-duplicate': words('Posibil dublată', 'wait', true),
  'due-soon': words('Netrimisă', 'wait', true),
  external: words('Externă', 'idle'),
} as const satisfies Record<string, StateWords>;

export type InvoiceStateName = keyof typeof STATE_WORDS;
