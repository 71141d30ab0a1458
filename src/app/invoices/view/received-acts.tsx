import type { ReactNode } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import type { Invoice } from '@/domain/invoice/invoice';
import { askNote } from '../archive/notes/asked-note';
import type { ShownItem } from '../archive/shown-item';
import { ActsBar } from './acts-bar';
import { CorrectionButton } from './correction-button';
import { correctionLetter, mailLink } from './correction-letter';
import { correctionTexts } from './correction-texts';
import type { DeskActs } from './document-desk';

interface ReceivedActsProps extends DeskActs {
  readonly item: ShownItem;
  readonly invoice: Invoice;
}

/** Of a received invoice with faults: its correction, by the message of ANAF where it came from there. */
export default function ReceivedActs({ item, invoice, errors, toJourney }: ReceivedActsProps): ReactNode {
  const { company } = useWorkspace();
  if (errors.length === 0) return null;
  const { number, issueDate } = item;
  const letter = correctionLetter({ number, issueDate, errors, company: company.name });
  const mail = mailLink(invoice.seller.contact?.email ?? '', correctionTexts.subject(number), letter);
  const write = (): void => {
    toJourney();
    askNote(item.id, letter);
  };
  return (
    <ActsBar note="">
      <CorrectionButton mail={mail} onWrite={item.uploadIndex === '' ? undefined : write} />
    </ActsBar>
  );
}
