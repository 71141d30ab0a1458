import { ServerCog } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallResult } from '@/api/call-server';
import { InvoiceValidation } from '@/api/calls/invoice-calls';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import type { InvoiceKind } from '@/domain/invoice/invoice';
import { AskedVerdict } from './asked-verdict';
import { serverVerdictTexts as texts } from './server-verdict-texts';
import type { Verdict } from './verdict-said';

interface ServerVerdictProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: InvoiceKind;
}

/** The same rules, computed by the server over the very bytes: for who wants a second word before sending. */
export function ServerVerdict({ bytes, kind }: ServerVerdictProps): ReactNode {
  const { ask, company } = useWorkspace();
  return (
    <AskedVerdict
      bytes={bytes}
      icon={ServerCog}
      kind={kind}
      onAsk={async (type, body) =>
        verdictOf(await ask(InvoiceValidation, { params: { company: company.id, type }, body }))
      }
      texts={texts}
    />
  );
}

function verdictOf(answer: CallResult<{ readonly accepted: boolean; readonly errors: readonly string[] }>): Verdict {
  if (answer.ok) {
    const { accepted, errors } = answer.result;
    return accepted ? { kind: 'accepted' } : { kind: 'refused', messages: errors };
  }
  const { failure } = answer;
  if (failure.kind === 'refused' && failure.code === 'invoice-invalid')
    return { kind: 'refused', messages: failure.body.messages ?? [] };
  return { kind: 'unanswered', why: refusalSaid(failure) ?? texts.away };
}
