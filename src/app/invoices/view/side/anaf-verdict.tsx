import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultOf } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import { GetAnafVerdict } from '@/api/calls/anaf-document-calls';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import type { InvoiceKind } from '@/domain/invoice/invoice';
import { anafVerdictTexts as texts } from './anaf-verdict-texts';
import { AskedVerdict } from './asked-verdict';
import type { Verdict } from './verdict-said';

interface AnafVerdictProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: InvoiceKind;
}

/** ANAF's own word, by its public service: a press of its own, since the document leaves for it (decision 0144). */
export function AnafVerdict({ bytes, kind }: AnafVerdictProps): ReactNode {
  const { ask, company } = useWorkspace();
  return (
    <AskedVerdict
      bytes={bytes}
      icon={Landmark}
      kind={kind}
      onAsk={async (type, body) =>
        verdictOf(await ask(GetAnafVerdict, { params: { company: company.id, type }, body }))
      }
      texts={texts}
    />
  );
}

function verdictOf(answer: CallResult<ResultOf<typeof GetAnafVerdict>>): Verdict {
  if (answer.ok) {
    const { said, texts: messages } = answer.result;
    if (said === 'away') return { kind: 'unanswered', why: texts.away };
    return said === 'accepted' ? { kind: 'accepted' } : { kind: 'refused', messages };
  }
  const { failure } = answer;
  if (failure.kind === 'refused' && failure.code === 'too-large') return { kind: 'unanswered', why: texts.tooLarge };
  return { kind: 'unanswered', why: refusalSaid(failure) ?? texts.offline };
}
