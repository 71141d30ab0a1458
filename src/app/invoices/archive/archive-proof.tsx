import { ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Badge } from '@/app/ui/states/badge';
import { bytesText, hashText } from './proof-text';
import { proofWords } from './proof-words';
import type { ShownItem } from './shown-item';

interface ProofRow {
  readonly label: string;
  readonly shown: string;
  /** What is copied; none where there is nothing to copy. */
  readonly copied?: string;
}

function proofRows(item: ShownItem, zipHere: boolean): readonly ProofRow[] {
  const rows: ProofRow[] = [];
  if (item.uploadIndex !== '')
    rows.push({ label: proofWords.uploadIndex, shown: item.uploadIndex, copied: item.uploadIndex });
  if (item.downloadId !== '')
    rows.push({ label: proofWords.downloadId, shown: item.downloadId, copied: item.downloadId });
  rows.push({ label: proofWords.xmlHash, shown: hashText(item.xmlSha256), copied: item.xmlSha256 });
  if (item.zipSha256 === '') return rows;
  rows.push({ label: proofWords.zipHash, shown: hashText(item.zipSha256), copied: item.zipSha256 });
  const where = zipHere ? proofWords.keptHereAndThere : proofWords.keptThere;
  rows.push({ label: proofWords.zipKept, shown: `${where}, ${bytesText(item.zipBytes)}` });
  return rows;
}

/** A corrected invoice went more than once, each of its documents once. */
export function safeWords({ direction, attempt }: Pick<ShownItem, 'direction' | 'attempt'>): string {
  if (direction === 'in') return proofWords.safe;
  return attempt > 1 ? proofWords.eachSentOnce : proofWords.sentOnce;
}

/** «Dovada»: what shows that the document was sent, each figure with a button that copies it. */
export function ArchiveProof({ item, zipHere }: { readonly item: ShownItem; readonly zipHere: boolean }): ReactNode {
  const accepted = item.standing === 'accepted' || item.standing === 'duplicate';
  return (
    <section className="border-border border-t px-5 py-4 phone:px-4">
      <div className="mb-3 flex items-center justify-between">
        <h3 className="font-semibold text-13">{proofWords.proof}</h3>
        {item.unsigned === true && (
          <Badge icon={ShieldQuestionMark} tone="idle">
            {proofWords.unsigned}
          </Badge>
        )}
        {accepted && item.unsigned !== true && (
          <Badge filled icon={ShieldCheck} tone="ok">
            {safeWords(item)}
          </Badge>
        )}
      </div>
      <dl className="grid grid-cols-[120px_minmax(0,1fr)_auto] items-center text-13 phone:gap-y-1">
        {proofRows(item, zipHere).map(({ label, shown, copied }) => (
          <div className="contents" key={label}>
            <dt className="text-12 text-text-3">{label}</dt>
            <dd className="truncate tabular-nums">{shown}</dd>
            <dd className="flex h-6 items-center phone:h-11">
              {copied !== undefined && <CopyButton label={label} size="xs" text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
