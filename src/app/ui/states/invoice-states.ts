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
  FilePen,
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
import { type InvoiceStateName, STATE_WORDS, type StateWords } from './state-words';

export interface InvoiceStateLook extends StateWords {
  readonly icon: LucideIcon;
}

function look(state: InvoiceStateName, icon: LucideIcon): InvoiceStateLook {
  return { ...STATE_WORDS[state], icon };
}

/** The states an invoice is shown in, with their icons. */
export const INVOICE_STATES = {
  draft: look('draft', PencilLine),
  queued: look('queued', Clock),
  'waiting-for-sign-in': look('waiting-for-sign-in', KeyRound),
  'waiting-for-access': look('waiting-for-access', LockKeyhole),
  'waiting-for-server': look('waiting-for-server', Server),
  sending: look('sending', CircleArrowUp),
  processing: look('processing', Hourglass),
  accepted: look('accepted', CircleCheck),
  rejected: look('rejected', CircleX),
  doubtful: look('doubtful', CircleQuestionMark),
  reversed: look('reversed', Undo2),
  corrected: look('corrected', FilePen),
  'number-voided': look('number-voided', Ban),
  received: look('received', Inbox),
  seen: look('seen', Eye),
  booked: look('booked', BookCheck),
  held: look('held', Hand),
  lost: look('lost', FileX),
  'possible-duplicate': look('possible-duplicate', Copy),
  'due-soon': look('due-soon', TriangleAlert),
  external: look('external', Globe),
} as const satisfies Record<InvoiceStateName, InvoiceStateLook>;
