/** A company the stand-in of the register knows, in plain words; the register's own shapes are made in answers. */
export interface RegisteredCompany {
  /** Fiscal code, digits. */
  readonly cui: string;
  readonly name: string;
  /** Trade register number. */
  readonly registration: string;
  readonly street: string;
  readonly streetNumber: string;
  /** „Sector 3” in Bucharest, else the locality. */
  readonly city: string;
  /** Letters of the vehicle plate: CJ, B. */
  readonly county: string;
  readonly postCode: string;
  readonly telephone: string;
  readonly vatRegistered: boolean;
  readonly cashVat: boolean;
  readonly inactive: boolean;
  readonly eInvoice: boolean;
  /** Days of registration and, for one struck off, of that; ISO. */
  readonly registeredOn: string;
  readonly struckOffOn: string;
}
