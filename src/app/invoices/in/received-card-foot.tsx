import type { ReactNode } from 'react';
import type { RowProps } from '../list/list-kind';
import { AddSeller } from './add-seller';
import { inTexts } from './in-texts';
import { TwinAnswer } from './twin-answer';

/** Under a received invoice on the phone: what it may be once more, or whose partner is not known (picture 21b). */
export default function ReceivedCardFoot({ item, news }: RowProps): ReactNode {
  return (
    <div className="flex flex-col gap-2 px-4 pb-3">
      <TwinAnswer item={item} news={news} />
      {news?.unknownPartner === true && (
        <>
          <p className="text-12 text-text-2">{inTexts.newSupplier}</p>
          <AddSeller item={item} />
        </>
      )}
    </div>
  );
}
