import { BadgeCheck, BadgeX, FileDown, type LucideIcon, ShieldQuestion } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { GetInvoiceSeal, InvoiceDownloadAnafPdf, type SealState } from '@/api/calls/anaf-document-calls';
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { safeName } from '@/workers/document/file-names';
import type { ShownItem } from '../archive/shown-item';
import { sealTexts } from './seal-texts';

type Seal = ResultOf<typeof GetInvoiceSeal>;
type Known = Seal | 'away' | undefined;

const LOOKS: Readonly<Record<SealState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  genuine: { tone: 'ok', icon: BadgeCheck },
  fits: { tone: 'wait', icon: ShieldQuestion },
  'other-signer': { tone: 'bad', icon: BadgeX },
  'other-document': { tone: 'bad', icon: BadgeX },
  broken: { tone: 'bad', icon: BadgeX },
  none: { tone: 'idle', icon: ShieldQuestion },
};

/** The ministry's seal of an archived document, as the server checks it; ANAF's own word and its own paper on demand. */
export default function DocumentSeal({ item }: { readonly item: ShownItem }): ReactNode {
  const { ask, company } = useWorkspace();
  const [seal, setSeal] = useState<Known>();
  const [busy, setBusy] = useState<'seal' | 'paper'>();
  const check = useCallback(
    async (askAnaf: boolean): Promise<void> => {
      const body = { company: company.id, invoice: item.id, askAnaf };
      const answer = await ask(GetInvoiceSeal, { params: undefined, body });
      if (answer.ok) setSeal(answer.result);
      else if (askAnaf) addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? sealTexts.away });
      else setSeal('away');
    },
    [ask, company.id, item.id],
  );
  useEffect(() => void check(false), [check]);
  const doing = (what: 'seal' | 'paper', work: () => Promise<void>): void => {
    setBusy(what);
    void work().finally(() => setBusy(undefined));
  };
  const paper = async (): Promise<void> => {
    const params = { company: company.id, id: item.id, format: 'pdf' as const };
    const answer = await ask(InvoiceDownloadAnafPdf, { params, body: undefined });
    if (!answer.ok) {
      addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? sealTexts.noPaper });
      return;
    }
    saveFile(new Uint8Array(await answer.result.arrayBuffer()), safeName(`${item.number}-ANAF.pdf`), 'application/pdf');
  };
  return (
    <section aria-label={sealTexts.head} className="flex flex-col gap-3 border-border border-t px-5 py-4 phone:px-4">
      <h3 className="font-semibold text-13">{sealTexts.head}</h3>
      <Words seal={seal} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy === 'seal'} onClick={() => doing('seal', () => check(true))}>
          {sealTexts.askAnaf}
        </Button>
        <Button size="sm" icon={FileDown} busy={busy === 'paper'} onClick={() => doing('paper', paper)}>
          {sealTexts.paper}
        </Button>
      </div>
    </section>
  );
}

function Words({ seal }: { readonly seal: Known }): ReactNode {
  if (seal === undefined) return <p className="text-13 text-text-2">{sealTexts.checking}</p>;
  if (seal === 'away') return <p className="text-13 text-text-2">{sealTexts.away}</p>;
  const { tone, icon } = LOOKS[seal.seal];
  return (
    <div className="flex flex-col items-start gap-1 text-13" aria-live="polite">
      <Badge icon={icon} tone={tone}>
        {sealTexts.state[seal.seal]}
      </Badge>
      {seal.signer !== '' && <p className="wrap-anywhere text-12 text-text-3">{sealTexts.signer(seal.signer)}</p>}
      <p className="text-text-2">{sealTexts.what[seal.seal]}</p>
      {seal.anaf !== null && (
        <p className="wrap-anywhere font-medium">
          {sealTexts.anaf[seal.anaf.said]}
          {seal.anaf.text !== '' && <span className="block text-12 font-normal text-text-2">{seal.anaf.text}</span>}
        </p>
      )}
    </div>
  );
}
