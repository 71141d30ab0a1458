/** What can be done with another's invoice that came as a file: kept as received, faults and all, and its correction asked for (picture 31). */
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useNetwork } from '@/app/state/use-network';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { archiveBySha256 } from '@/db/archive/archive-queries';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import type { Invoice } from '@/domain/invoice/invoice';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import type { HandedFile } from '../archive/handed-files';
import { askNote } from '../archive/notes/asked-note';
import { ActsBar } from './acts-bar';
import { CorrectionButton } from './correction-button';
import { correctionLetter, mailLink } from './correction-letter';
import { correctionTexts } from './correction-texts';
import { taxIdOf } from './use-account-finding';
import { useKeepReceived } from './use-keep-received';

interface FileActsProps {
  readonly file: HandedFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly invoice: Invoice;
  readonly errors: readonly ExplainedFinding[];
}

/** Nothing of one's own, and nothing that there is no act for. */
export function FileActs({ file, bytes, sha256, invoice, errors }: FileActsProps): ReactNode {
  const { company } = useWorkspace();
  const network = useNetwork();
  const known = useKnown(sha256);
  const { keeping, keep } = useKeepReceived();
  const own = bareTaxId(company.cif);
  if (bareTaxId(taxIdOf(invoice.seller)) === own || known === undefined) return null;
  const ours = bareTaxId(taxIdOf(invoice.buyer)) === own;
  const canKeep = ours && known === null;
  if (!canKeep && errors.length === 0 && ours) return null;
  return (
    <ActsBar
      note={ours ? '' : correctionTexts.otherBuyer(invoice.buyer.name || correctionTexts.nameless, company.name)}
    >
      {canKeep && (
        <Button
          busy={keeping}
          icon={Inbox}
          onClick={() => void keep(file.name, bytes, invoice.number)}
          unavailable={network ? undefined : correctionTexts.needsNetwork}
        >
          {keeping ? correctionTexts.keeping : correctionTexts.keep}
        </Button>
      )}
      {ours && errors.length > 0 && <AskCorrection errors={errors} invoice={invoice} known={known} />}
    </ActsBar>
  );
}

interface AskCorrectionProps {
  readonly invoice: Invoice;
  readonly errors: readonly ExplainedFinding[];
  /** The same document in the archive. */
  readonly known: ArchiveItem | null;
}

function AskCorrection({ invoice, errors, known }: AskCorrectionProps): ReactNode {
  const { company } = useWorkspace();
  const [, navigate] = useLocation();
  const { number, issueDate, seller } = invoice;
  const letter = correctionLetter({ number, issueDate, errors, company: company.name });
  const mail = mailLink(seller.contact?.email ?? '', correctionTexts.subject(number), letter);
  const inSpv = known !== null && known.direction === 'in' && known.uploadIndex !== '' ? known : null;
  const write = (of: ArchiveItem) => (): void => {
    askNote(of.id, letter);
    navigate(links.view(of.id));
  };
  return <CorrectionButton mail={mail} onWrite={inSpv === null ? undefined : write(inSpv)} />;
}

/** The same document in the archive; null: none; undefined until it is looked for. */
function useKnown(sha256: string): ArchiveItem | null | undefined {
  const { db, company } = useWorkspace();
  return useLive(
    async () => (sha256 === '' ? undefined : ((await archiveBySha256(db, company.id, sha256))?.item ?? null)),
    [db, company.id, sha256],
  );
}
