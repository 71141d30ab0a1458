import type * as fields from './declaration-fields';

export type Declarer = fields.TextsOf<typeof fields.DECLARER_FIELDS>;
export type GoodsLine = fields.TextsOf<typeof fields.GOODS_FIELDS>;
export type TransportPartner = fields.TextsOf<typeof fields.PARTNER_FIELDS>;
export type TransportData = fields.TextsOf<typeof fields.TRANSPORT_FIELDS>;
export type RouteAddress = fields.TextsOf<typeof fields.ADDRESS_FIELDS>;
export type TransportDocument = fields.TextsOf<typeof fields.DOCUMENT_FIELDS>;
export type EarlierNotification = fields.TextsOf<typeof fields.EARLIER_FIELDS>;

/** Where the route starts or ends: exactly one of the three is to be given (BR-210, BR-211). */
export type RoutePlace = fields.TextsOf<typeof fields.PLACE_FIELDS> & { readonly address: RouteAddress | null };

/** A notification, or its correction where it names the UIT that it corrects. */
export interface Notification {
  readonly kind: 'notification';
  /** `codTipOperatiune`. */
  readonly operation: string;
  /** The UIT corrected; '' for a new declaration. */
  readonly corrects: string;
  readonly goods: readonly GoodsLine[];
  readonly partner: TransportPartner;
  readonly transport: TransportData;
  readonly start: RoutePlace;
  readonly end: RoutePlace;
  readonly documents: readonly TransportDocument[];
  readonly earlier: readonly EarlierNotification[];
}

export interface Deletion {
  readonly kind: 'deletion';
  readonly uit: string;
}

export type Confirmation = { readonly kind: 'confirmation' } & fields.TextsOf<typeof fields.CONFIRMATION_FIELDS>;

export type VehicleChange = { readonly kind: 'vehicleChange' } & fields.TextsOf<typeof fields.VEHICLE_CHANGE_FIELDS>;

/** What one file says: declare or correct, delete, confirm, change the vehicle. */
export type TransportOperation = Notification | Deletion | Confirmation | VehicleChange;

/** One file of e-Transport. */
export interface Declaration extends Declarer {
  readonly content: TransportOperation;
}
