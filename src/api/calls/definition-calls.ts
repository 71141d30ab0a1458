/**
 * Company definitions (specification, section 7). Add, Update and Remove go through the outbox; a change carries the
 * version it saw and the values it replaced, so that the server merges field by field (promise 5).
 */
import * as v from 'valibot';
import { defineCall } from '../call';
import { partnerContentSchema, partnerSchema } from '../entities/partner';
import { paymentMethodContentSchema, paymentMethodSchema } from '../entities/payment-method';
import { productContentSchema, productSchema } from '../entities/product';
import { leaseSchema, serialSchema } from '../entities/serial';
import { vatRateSchema } from '../entities/vat-rate';
import { shortText } from '../fields';
import { companyIdSchema, deviceIdSchema, entityIdSchema, versionSchema } from '../ids';

/**
 * What a change command gets back: the row as it stands and the version it got. Without row: the command took effect long
 * ago, and the row was removed since (docs/decisions/0012).
 */
const changed = <S extends v.GenericSchema<unknown, unknown>>(row: S) =>
  v.looseObject({ version: versionSchema, row: v.exactOptional(row) });
const removed = v.looseObject({ version: versionSchema });

/** `version` seen, `base` the values that `changes` replaces, by field. */
const updateOf = <E extends v.ObjectEntries>(content: v.StrictObjectSchema<E, undefined>) =>
  v.strictObject({
    company: companyIdSchema,
    id: entityIdSchema,
    version: versionSchema,
    base: v.partial(content),
    changes: v.partial(content),
  });

const removal = v.strictObject({ company: companyIdSchema, id: entityIdSchema, version: versionSchema });
const ofCompany = v.strictObject({ company: companyIdSchema });

export const ListCompanyPartner = defineCall('ListCompanyPartner', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, external: v.exactOptional(v.boolean()) }),
  result: v.looseObject({ partners: v.array(partnerSchema) }),
});

export const AddCompanyPartner = defineCall(
  'AddCompanyPartner',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, partner: partnerSchema }),
    result: changed(partnerSchema),
  },
  { touches: ({ body }) => [`partner:${body.partner.id}`] },
);

export const UpdateCompanyPartner = defineCall(
  'UpdateCompanyPartner',
  { base: 'backend', body: updateOf(partnerContentSchema), result: changed(partnerSchema) },
  { touches: ({ body }) => [`partner:${body.id}`] },
);

export const RemoveCompanyPartner = defineCall(
  'RemoveCompanyPartner',
  { base: 'backend', body: removal, result: removed },
  { touches: ({ body }) => [`partner:${body.id}`] },
);

export const ListCompanyProduct = defineCall('ListCompanyProduct', {
  base: 'backend',
  body: ofCompany,
  result: v.looseObject({ products: v.array(productSchema) }),
});

export const AddCompanyProduct = defineCall(
  'AddCompanyProduct',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, product: productSchema }),
    result: changed(productSchema),
  },
  { touches: ({ body }) => [`product:${body.product.id}`] },
);

export const UpdateCompanyProduct = defineCall(
  'UpdateCompanyProduct',
  { base: 'backend', body: updateOf(productContentSchema), result: changed(productSchema) },
  { touches: ({ body }) => [`product:${body.id}`] },
);

export const RemoveCompanyProduct = defineCall(
  'RemoveCompanyProduct',
  { base: 'backend', body: removal, result: removed },
  { touches: ({ body }) => [`product:${body.id}`] },
);

/** A series' prefix is unique in its company and type: `serial-in-use`. */
export const AddCompanySerial = defineCall(
  'AddCompanySerial',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, serial: serialSchema }),
    result: changed(serialSchema),
  },
  { touches: ({ body }) => [`serial:${body.serial.id}`] },
);

export const ListCompanySerial = defineCall('ListCompanySerial', {
  base: 'backend',
  body: ofCompany,
  result: v.looseObject({ serials: v.array(serialSchema) }),
});

export const AddCompanyVatRates = defineCall(
  'AddCompanyVatRates',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, vatRate: vatRateSchema }),
    result: changed(vatRateSchema),
  },
  { touches: ({ body }) => [`vatRate:${body.vatRate.id}`] },
);

export const ListCompanyVatRates = defineCall('ListCompanyVatRates', {
  base: 'backend',
  body: ofCompany,
  result: v.looseObject({ vatRates: v.array(vatRateSchema) }),
});

export const RemoveCompanyVatRates = defineCall(
  'RemoveCompanyVatRates',
  { base: 'backend', body: removal, result: removed },
  { touches: ({ body }) => [`vatRate:${body.id}`] },
);

export const AddCompanyPaymentMethods = defineCall(
  'AddCompanyPaymentMethods',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, paymentMethod: paymentMethodSchema }),
    result: changed(paymentMethodSchema),
  },
  { touches: ({ body }) => [`paymentMethod:${body.paymentMethod.id}`] },
);

export const ListCompanyPaymentMethods = defineCall('ListCompanyPaymentMethods', {
  base: 'backend',
  body: ofCompany,
  result: v.looseObject({ paymentMethods: v.array(paymentMethodSchema) }),
});

export const UpdateCompanyPaymentMethods = defineCall(
  'UpdateCompanyPaymentMethods',
  { base: 'backend', body: updateOf(paymentMethodContentSchema), result: changed(paymentMethodSchema) },
  { touches: ({ body }) => [`paymentMethod:${body.id}`] },
);

export const RemoveCompanyPaymentMethods = defineCall(
  'RemoveCompanyPaymentMethods',
  { base: 'backend', body: removal, result: removed },
  { touches: ({ body }) => [`paymentMethod:${body.id}`] },
);

/**
 * Addition: an interval of a series for one device. The same device asking again while more than a fifth of its numbers
 * is free gets the lease it has. `count` is a wish; the server gives between 1 and 200.
 */
export const LeaseNumbers = defineCall('LeaseNumbers', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    serial: entityIdSchema,
    device: deviceIdSchema,
    deviceName: shortText,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  }),
  result: v.looseObject({ version: versionSchema, lease: leaseSchema }),
  addition: true,
});
