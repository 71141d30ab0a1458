import type { DraftParty, DraftSeller } from '@/domain/invoice/invoice-draft';
import { DraftText } from '../fields/draft-text';

type TextPart = 'name' | 'taxId' | 'registration' | 'email' | 'telephone' | 'contactName';
type SellerPart = TextPart | 'legalForm' | 'tradingName';
type AddressPart = keyof DraftParty['address'];

interface PartTextProps<P> {
  readonly part: P;
  readonly label: string;
  readonly required?: boolean;
}

/** A text of the buyer (BG-7). */
export function BuyerText({ part, ...rest }: PartTextProps<TextPart>) {
  return (
    <DraftText
      {...rest}
      at={`buyer.${part}`}
      read={({ buyer }) => buyer[part]}
      write={(text) => ({ type: 'buyer', fields: { [part]: text } satisfies Partial<DraftParty> })}
    />
  );
}

/** A text of the seller (BG-4). */
export function SellerText({ part, ...rest }: PartTextProps<SellerPart>) {
  return (
    <DraftText
      {...rest}
      at={`seller.${part}`}
      read={({ seller }) => seller[part]}
      write={(text) => ({ type: 'seller', fields: { [part]: text } satisfies Partial<DraftSeller> })}
    />
  );
}

interface AddressTextProps extends PartTextProps<AddressPart> {
  readonly side: 'seller' | 'buyer';
}

/** A text of an address (BG-5, BG-8). */
export function AddressText({ side, part, ...rest }: AddressTextProps) {
  return (
    <DraftText
      {...rest}
      at={`${side}.address.${part}`}
      read={(draft) => draft[side].address[part]}
      write={(text, draft) => ({ type: side, fields: { address: { ...draft[side].address, [part]: text } } })}
    />
  );
}
