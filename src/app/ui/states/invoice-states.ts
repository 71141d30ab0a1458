import {
  Ban,
  BookCheck,
  CircleArrowUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Copy,
  Eye,
  FileX,
  Globe,
  Hand,
  Hourglass,
  Inbox,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  PencilLine,
  Server,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { Tone } from './tone';

export interface InvoiceStateLook {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** A filled badge in lists: the person should look. */
  readonly filled: boolean;
}

function look(label: string, icon: LucideIcon, tone: Tone, filled = false): InvoiceStateLook {
  return { label, icon, tone, filled };
}

/** The states an invoice is shown in (look/README.md, „Invoice states”). */
export const INVOICE_STATES = {
  draft: look('Ciornă', PencilLine, 'idle'),
  queued: look('În coadă', Clock, 'wait'),
  'waiting-for-sign-in': look('Așteaptă autentificarea', KeyRound, 'wait'),
  'waiting-for-access': look('Așteaptă accesul', LockKeyhole, 'wait'),
  'waiting-for-server': look('Așteaptă serverul', Server, 'wait'),
  sending: look('Se trimite', CircleArrowUp, 'wait'),
  processing: look('În prelucrare', Hourglass, 'wait'),
  accepted: look('Validată', CircleCheck, 'ok'),
  rejected: look('Respinsă', CircleX, 'bad', true),
  doubtful: look('Îndoielnică', CircleQuestionMark, 'doubt', true),
  reversed: look('Stornată', Undo2, 'idle'),
  'number-voided': look('Număr anulat', Ban, 'idle'),
  received: look('Primită', Inbox, 'idle'),
  seen: look('Vizată', Eye, 'idle'),
  booked: look('Înregistrată', BookCheck, 'ok'),
  held: look('Oprită, decideți', Hand, 'bad', true),
  lost: look('Fără document', FileX, 'bad', true),
  'possible-duplicate': look('Posibil dublată', Copy, 'wait', true),
  'due-soon': look('Netrimisă', TriangleAlert, 'wait', true),
  external: look('Externă', Globe, 'idle'),
} as const satisfies Record<string, InvoiceStateLook>;

export type InvoiceStateName = keyof typeof INVOICE_STATES;
