import {
  CircleArrowDown,
  CircleArrowUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  FileArchive,
  Hash,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  Server,
} from 'lucide-react';
import type { Tone } from '@/app/ui/states/tone';

export interface EventLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const LOOKS: Readonly<Record<string, EventLook>> = {
  issued: { icon: Hash, tone: 'idle' },
  queued: { icon: Clock, tone: 'wait' },
  recorded: { icon: Server, tone: 'idle' },
  uploading: { icon: CircleArrowUp, tone: 'wait' },
  uploaded: { icon: CircleArrowUp, tone: 'idle' },
  processing: { icon: Hourglass, tone: 'wait' },
  accepted: { icon: CircleCheck, tone: 'ok' },
  duplicate: { icon: CircleCheck, tone: 'ok' },
  rejected: { icon: CircleX, tone: 'bad' },
  refused: { icon: CircleX, tone: 'bad' },
  doubtful: { icon: CircleQuestionMark, tone: 'doubt' },
  received: { icon: CircleArrowDown, tone: 'ok' },
  imported: { icon: FileArchive, tone: 'idle' },
  'buyer-message': { icon: MessageSquare, tone: 'doubt' },
  'buyer-message-sent': { icon: MessageSquare, tone: 'idle' },
  'zip-stored': { icon: FileArchive, tone: 'idle' },
  'zip-gone': { icon: FileArchive, tone: 'idle' },
  'zip-other': { icon: FileArchive, tone: 'bad' },
};
const UNKNOWN: EventLook = { icon: Clock, tone: 'idle' };

/**
 * An event of the journey. What was waited for or doubted is over once something followed; an outcome stays what it was, and
 * so does the wait on this device, which explains the days that it took (picture 02).
 */
export function eventLook(event: string, last: boolean): EventLook {
  const look = LOOKS[event] ?? UNKNOWN;
  const over = !last && event !== 'queued' && (look.tone === 'wait' || look.tone === 'doubt');
  return over ? { ...look, tone: 'idle' } : look;
}
