/** How the company's invoices look (picture 30): chosen beside the paper, in use from the moment it is said so. */
import { ArrowLeft, FileText, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useLive } from '@/app/state/use-live';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { ownLook } from '@/db/collections/look';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { LookEditor } from './look-editor';
import { lookTexts } from './look-texts';
import { sampleInvoice } from './sample-invoice';
import { sellerOfSample } from './sample-seller';
import { saveSamplePdf } from './save-sample-pdf';
import { LOOK_FORM, useLookDraft } from './use-look-draft';

export default function LookPage(): ReactNode {
  const { db, company } = useWorkspace();
  const typed = useTypedForms(LOOK_FORM);
  const saved = useLive(async () => (await ownLook(db, company.id)) ?? USUAL_LOOK, [db, company.id]);
  if (typed === undefined || saved === undefined) return null;
  return <OpenLook key={company.id} saved={saved} typed={typed} />;
}

interface OpenLookProps {
  readonly saved: InvoiceLook;
  readonly typed: TypedForms;
}

function OpenLook({ saved, typed }: OpenLookProps): ReactNode {
  const { company } = useWorkspace();
  const today = useToday();
  const invoice = useMemo(() => sampleInvoice(sellerOfSample(company), today), [company, today]);
  const choice = useLookDraft(saved, typed);
  const { look, restored, drop, change, offered, take } = choice;
  useScreenKeys('look', { use: () => void choice.adopt(), undo: choice.undo });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-border border-b bg-surface">
        <PageHeader
          actions={<Actions choice={choice} onSample={() => void saveSamplePdf(invoice, look)} />}
          compact
          lead={<WayBack />}
          note={choice.differs ? lookTexts.unsaved : lookTexts.inUse}
          title={lookTexts.title}
        />
      </div>
      <LookEditor
        change={change}
        invoice={invoice}
        look={look}
        strip={
          <>
            {restored && <UnsavedStrip onGiveUp={drop} text={unsavedTexts.still} wide />}
            {offered && (
              <UnsavedStrip
                action={{ label: lookTexts.takeChosen, run: take }}
                onGiveUp={choice.refuse}
                text={lookTexts.chosenBefore}
                wide
              />
            )}
          </>
        }
      />
    </div>
  );
}

function WayBack(): ReactNode {
  const [, navigate] = useLocation();
  return <IconButton icon={ArrowLeft} label={lookTexts.back} onClick={() => navigate(links.out())} />;
}

interface ActionsProps {
  readonly choice: ReturnType<typeof useLookDraft>;
  readonly onSample: () => void;
}

function Actions({ choice, onSample }: ActionsProps): ReactNode {
  const phone = useIsPhone();
  const { keys } = KEY_TABLE.look.bindings.use;
  return (
    <>
      {choice.undo !== undefined && <IconButton icon={Undo2} label={lookTexts.undo} onClick={choice.undo} />}
      {choice.differs && (
        <Button icon={RotateCcw} onClick={choice.drop} variant="text">
          {lookTexts.asBefore}
        </Button>
      )}
      <Button icon={FileText} onClick={onSample}>
        {lookTexts.samplePdf}
      </Button>
      <Button {...(phone ? {} : { keys })} onClick={() => void choice.adopt()} variant="primary">
        {lookTexts.use}
      </Button>
    </>
  );
}
