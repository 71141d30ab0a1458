import { CircleCheck, CircleX, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** What somebody who was asked said of a document. */
export type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'unanswered'; readonly why: string };

interface VerdictSaidProps {
  readonly verdict: Verdict;
  readonly words: { readonly accepted: string; readonly refused: string };
}

/** A verdict in words, with the reasons as they came. */
export function VerdictSaid({ verdict, words }: VerdictSaidProps): ReactNode {
  if (verdict.kind === 'accepted') return <Line icon={CircleCheck} look="text-ok-fill" words={words.accepted} />;
  if (verdict.kind === 'unanswered') return <Line icon={CloudOff} look="text-idle-fill" words={verdict.why} />;
  return (
    <>
      <Line icon={CircleX} look="text-bad-fill" words={words.refused} />
      <ul className="mt-2 flex flex-col gap-1 pl-6 text-text-2">
        {verdict.messages.map((message) => (
          <li key={message} className="break-words">
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly icon: typeof CircleCheck;
  readonly look: string;
  readonly words: string;
}

function Line({ icon: Icon, look, words }: LineProps): ReactNode {
  return (
    <p className="flex gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} size={16} strokeWidth={1.75} />
      <span className="min-w-0 break-words">{words}</span>
    </p>
  );
}
