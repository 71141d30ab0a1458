import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { OfficialText } from '@/app/invoices/archive/official-text';
import { uploadFailure } from '@/app/invoices/archive/upload-failure';
import { useRefusal } from '@/app/invoices/archive/use-refusal';
import { syncTexts } from '@/app/texts/sync-texts';

interface RefusedReasonProps {
  readonly companyId: CompanyId;
  readonly item: ArchiveItem;
}

/** The first reason of a refusal in one sentence; what ANAF wrote is folded below. */
export function RefusedReason({ companyId, item }: RefusedReasonProps) {
  const refusal = useRefusal(item, companyId);
  const failure = uploadFailure(item);
  const status = failure !== '' && <p className="font-medium">{failure}</p>;
  if (item.messages.length === 0)
    return (
      <>
        {status}
        <p>{syncTexts.refusedText}</p>
      </>
    );
  const [first, ...others] = refusal.reasons;
  return (
    <>
      {status}
      {first !== undefined && (
        <p className="text-text-2">
          {first.title === '' ? first.text : first.title}
          {others.length > 0 && ` ${syncTexts.moreReasons(others.length)}`}
        </p>
      )}
      <OfficialText refusal={refusal} />
    </>
  );
}
