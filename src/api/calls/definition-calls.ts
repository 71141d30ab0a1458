/** Company definitions (specification, section 7). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { lookContentSchema, lookSchema } from '../entities/invoice-look';
import { listPriceContentSchema, listPriceSchema } from '../entities/list-price';
import { partnerContentSchema, partnerSchema } from '../entities/partner';
import { paymentMethodContentSchema, paymentMethodSchema } from '../entities/payment-method';
import { productContentSchema, productSchema } from '../entities/product';
import { serialSchema } from '../entities/serial';
import { vatRateSchema } from '../entities/vat-rate';
import { shortText } from '../fields';
import { companyIdSchema } from '../ids';
import { addCall, listCall, removeCall, updateCall } from './row-calls';

export const ListCompanyPartner = defineCall('ListCompanyPartner', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, external: v.exactOptional(v.boolean()) }),
  result: v.looseObject({ partners: v.array(partnerSchema) }),
});
export const AddCompanyPartner = addCall('AddCompanyPartner', 'partner', partnerSchema);
export const UpdateCompanyPartner = updateCall('UpdateCompanyPartner', 'partner', partnerSchema, partnerContentSchema);
export const RemoveCompanyPartner = removeCall('RemoveCompanyPartner', 'partner');

export const ListCompanyProduct = listCall('ListCompanyProduct', 'product', 'products', productSchema);
export const AddCompanyProduct = addCall('AddCompanyProduct', 'product', productSchema);
export const UpdateCompanyProduct = updateCall('UpdateCompanyProduct', 'product', productSchema, productContentSchema);
export const RemoveCompanyProduct = removeCall('RemoveCompanyProduct', 'product');

/** Whether a code or a name is of no product yet; `strict`: case and diacritics tell two texts apart. */
export const AvailableProduct = defineCall('AvailableProduct', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, product: shortText, strict: v.boolean() }),
  result: v.looseObject({ available: v.boolean() }),
});

/** Prices of named lists: partners say which list they buy by. */
export const ListCompanyPrices = {
  ...listCall('ListCompanyPrices', 'listPrice', 'listPrices', listPriceSchema),
  addition: true,
} as const;
export const AddCompanyPrice = { ...addCall('AddCompanyPrice', 'listPrice', listPriceSchema), addition: true } as const;
export const UpdateCompanyPrice = {
  ...updateCall('UpdateCompanyPrice', 'listPrice', listPriceSchema, listPriceContentSchema),
  addition: true,
} as const;
export const RemoveCompanyPrice = { ...removeCall('RemoveCompanyPrice', 'listPrice'), addition: true } as const;

/** A series' prefix is unique in its company and type: `serial-in-use`. */
export const AddCompanySerial = addCall('AddCompanySerial', 'serial', serialSchema);
export const ListCompanySerial = listCall('ListCompanySerial', 'serial', 'serials', serialSchema);

export const ListCompanyVatRates = listCall('ListCompanyVatRates', 'vatRate', 'vatRates', vatRateSchema);
export const AddCompanyVatRates = addCall('AddCompanyVatRates', 'vatRate', vatRateSchema);
export const RemoveCompanyVatRates = removeCall('RemoveCompanyVatRates', 'vatRate');

export const ListCompanyPaymentMethods = listCall(
  'ListCompanyPaymentMethods',
  'paymentMethod',
  'paymentMethods',
  paymentMethodSchema,
);
export const AddCompanyPaymentMethods = addCall('AddCompanyPaymentMethods', 'paymentMethod', paymentMethodSchema);
export const UpdateCompanyPaymentMethods = updateCall(
  'UpdateCompanyPaymentMethods',
  'paymentMethod',
  paymentMethodSchema,
  paymentMethodContentSchema,
);
export const RemoveCompanyPaymentMethods = removeCall('RemoveCompanyPaymentMethods', 'paymentMethod');

/** The company's own look merges field by field, over the usual one where another device added it first; others never change. */
export const AddCompanyLook = { ...addCall('AddCompanyLook', 'look', lookSchema), addition: true } as const;
export const UpdateCompanyLook = {
  ...updateCall('UpdateCompanyLook', 'look', lookSchema, lookContentSchema),
  addition: true,
} as const;
