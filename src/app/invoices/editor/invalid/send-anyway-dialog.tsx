import { CircleX } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { useChosenSeries } from '../head/series-field';
import { useEditor, useEditorHandle } from '../use-editor';
import { invalidTexts } from './invalid-texts';
import { refusalsInWords } from './refusals-in-words';

interface SendAnywayDialogProps {
  /** All the rules that refuse the document. */
  readonly rules: readonly string[];
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The decision on an invoice that ANAF will refuse: what it finds, what follows, and the way back, which has the focus. */
export function SendAnywayDialog({ rules, onBack, onSend }: SendAnywayDialogProps) {
  const findings = useEditor((state) => state.findings);
  const { keepsNumber } = useEditorHandle();
  const series = useChosenSeries();
  const refusals = refusalsInWords(rules, findings);
  return (
    <Dialog
      title={invalidTexts.refusedTitle}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack} data-autofocus>
            {invalidTexts.backToDraft}
          </Button>
          <Button variant="danger" onClick={onSend}>
            {invalidTexts.sendAnyway}
          </Button>
        </>
      }
    >
      <p>{invalidTexts.refusedText(refusals.length)}</p>
      <ul className="my-3 flex max-h-64 flex-col gap-2 overflow-auto border-y border-border py-3 text-13">
        {refusals.map(({ rule, text }) => (
          <li key={`${rule}${text}`} className="flex gap-2">
            <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-bad-fill" />
            <span>
              {text} <span className="text-12 text-text-3">{rule}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-text-2">
        {keepsNumber === '' ? invalidTexts.takesNumber(series?.next ?? '') : invalidTexts.keepsNumber(keepsNumber)}
      </p>
      <p className="pt-2 text-13 text-text-2">{invalidTexts.nothingYet}</p>
    </Dialog>
  );
}
