/** The five lines of the page: what to try, and where it leads. Pure. */
import { CircleCheck, CircleQuestionMark, CircleX, Files, Hourglass, type LucideIcon, WifiOff } from 'lucide-react';
import { links } from '@/app/routes/links';
import type { Tone } from '@/app/ui/states/tone';
import { demoTexts } from './demo-texts';
import type { Unfinished } from './unfinished';

export interface Try {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** The deadline counts from this day. */
  readonly issueDate?: string;
}

export function triesOf({ rejected, doubtful, waiting }: Unfinished): readonly Try[] {
  return [
    rejectedTry(rejected),
    doubtfulTry(doubtful),
    waitingTry(waiting),
    { ...demoTexts.offline, to: links.editor(), icon: WifiOff, tone: 'idle' },
    { ...demoTexts.files, to: links.send(), icon: Files, tone: 'idle' },
  ];
}

function done({ none: title, noneText: text }: { readonly none: string; readonly noneText: string }): Try {
  return { title, text, to: links.out(), icon: CircleCheck, tone: 'ok' };
}

function rejectedTry(items: Unfinished['rejected']): Try {
  const { title, text } = demoTexts.rejected;
  const [first] = items;
  if (first === undefined) return done(demoTexts.rejected);
  const to = links.editor({ correct: first.id });
  return { title: title(items.length), text, to, icon: CircleX, tone: 'bad', issueDate: first.issueDate };
}

function doubtfulTry([first]: Unfinished['doubtful']): Try {
  const { title, text } = demoTexts.doubtful;
  if (first === undefined) return done(demoTexts.doubtful);
  return { title: title(first.number), text, to: links.view(first.id), icon: CircleQuestionMark, tone: 'doubt' };
}

function waitingTry(items: Unfinished['waiting']): Try {
  const { title, text } = demoTexts.waiting;
  if (items.length === 0) return done(demoTexts.waiting);
  return { title: title(items.length), text, to: links.out(), icon: Hourglass, tone: 'wait' };
}
