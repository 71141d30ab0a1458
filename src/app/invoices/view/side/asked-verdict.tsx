import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DocumentType } from '@/api/entities/serial';
import { Button } from '@/app/ui/buttons/button';
import type { InvoiceKind } from '@/domain/invoice/invoice';
import { decodeXml, readsAsUtf8 } from '@/domain/xml/decode-xml';
import { type Verdict, VerdictSaid } from './verdict-said';

interface VerdictTexts {
  readonly head: string;
  readonly ask: string;
  readonly accepted: string;
  readonly refused: string;
  readonly otherEncoding: string;
  /** Said before the press: where the document goes. */
  readonly note?: string;
}

interface AskedVerdictProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: InvoiceKind;
  readonly icon: LucideIcon;
  readonly texts: VerdictTexts;
  readonly onAsk: (type: DocumentType, xml: string) => Promise<Verdict>;
}

/** A word on the very bytes that is asked for by a press, and what came of it. */
export function AskedVerdict({ bytes, kind, icon, texts, onAsk }: AskedVerdictProps): ReactNode {
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    if (!readsAsUtf8(bytes)) return setVerdict({ kind: 'unanswered', why: texts.otherEncoding });
    setBusy(true);
    const said = await onAsk(kind === 'CreditNote' ? 'NC' : 'FCT', decodeXml(bytes));
    setBusy(false);
    setVerdict(said);
  };
  return (
    <section aria-label={texts.head} className="flex flex-col gap-3 border-border border-t px-5 py-4 phone:px-4">
      <div role="status" className="text-13 empty:hidden">
        {verdict !== undefined && <VerdictSaid verdict={verdict} words={texts} />}
      </div>
      {texts.note !== undefined && <p className="text-12 text-text-3">{texts.note}</p>}
      <div>
        <Button size="sm" icon={icon} busy={busy} onClick={() => void check()}>
          {texts.ask}
        </Button>
      </div>
    </section>
  );
}
