import { CircleCheck, CircleX, CloudOff, ServerCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CallResult } from '@/api/call-server';
import { InvoiceValidation } from '@/api/calls/invoice-calls';
import type { DocumentType } from '@/api/entities/serial';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import type { InvoiceKind } from '@/domain/invoice/invoice';
import { decodeXml, readsAsUtf8 } from '@/domain/xml/decode-xml';
import { serverVerdictTexts as texts } from './server-verdict-texts';

type Known =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'unanswered'; readonly why: string };

interface ServerVerdictProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: InvoiceKind;
}

/** The same rules, computed by the server over the very bytes: for who wants a second word before sending. */
export function ServerVerdict({ bytes, kind }: ServerVerdictProps): ReactNode {
  const { ask, company } = useWorkspace();
  const [known, setKnown] = useState<Known>();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    if (!readsAsUtf8(bytes)) return setKnown({ kind: 'unanswered', why: texts.otherEncoding });
    setBusy(true);
    const type: DocumentType = kind === 'CreditNote' ? 'NC' : 'FCT';
    const answer = await ask(InvoiceValidation, { params: { company: company.id, type }, body: decodeXml(bytes) });
    setBusy(false);
    setKnown(knownOf(answer));
  };
  return (
    <section aria-label={texts.head} className="flex flex-col gap-3 border-border border-t px-5 py-4 phone:px-4">
      <div role="status" className="text-13 empty:hidden">
        {known !== undefined && <Said known={known} />}
      </div>
      <div>
        <Button size="sm" icon={ServerCog} busy={busy} onClick={() => void check()}>
          {texts.ask}
        </Button>
      </div>
    </section>
  );
}

function knownOf(answer: CallResult<{ readonly accepted: boolean; readonly errors: readonly string[] }>): Known {
  if (answer.ok) {
    const { accepted, errors } = answer.result;
    return accepted ? { kind: 'accepted' } : { kind: 'refused', messages: errors };
  }
  const { failure } = answer;
  if (failure.kind === 'refused' && failure.code === 'invoice-invalid')
    return { kind: 'refused', messages: failure.body.messages ?? [] };
  return { kind: 'unanswered', why: refusalSaid(failure) ?? texts.away };
}

function Said({ known }: { readonly known: Known }): ReactNode {
  if (known.kind === 'accepted') return <Line icon={CircleCheck} look="text-ok-fill" words={texts.accepted} />;
  if (known.kind === 'unanswered') return <Line icon={CloudOff} look="text-idle-fill" words={known.why} />;
  return (
    <>
      <Line icon={CircleX} look="text-bad-fill" words={texts.refused} />
      <ul className="mt-2 flex flex-col gap-1 pl-6 text-text-2">
        {known.messages.map((message) => (
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
