import * as v from 'valibot';
import { codeText, longText, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { draftPlaceSchema } from './transport-draft';

/** What one carrier may have of each. */
const MOST = 500;
/** A plate as the schema of ANAF has it, or '' while it is typed. */
const plate = v.pipe(v.string(), v.maxLength(20), v.regex(/^[0-9A-Z]*$/));

/** A combination that is used: the vehicle, with the trailers that usually go with it. */
const vehicleSchema = v.strictObject({ plate, firstTrailer: plate, secondTrailer: plate, note: shortText });
const driverSchema = v.strictObject({ name: shortText, telephone: codeText });
/** A way that is driven again and again; `operation` '' where it fits any. */
const routeSchema = v.strictObject({
  name: shortText,
  operation: codeText,
  start: draftPlaceSchema,
  end: draftPlaceSchema,
});

/** A carrier («organizatorul transportului»), the company itself among them, with what is remembered of its transports. */
export const transporterContentSchema = v.strictObject({
  name: shortText,
  /** Of the list of countries of e-Transport: Greece is EL. */
  country: codeText,
  /** Fiscal code without RO; '' for a foreign one that has none, `PF` for a person. */
  code: codeText,
  vehicles: v.pipe(v.array(vehicleSchema), v.maxLength(MOST)),
  trailers: v.pipe(v.array(plate), v.maxLength(MOST)),
  drivers: v.pipe(v.array(driverSchema), v.maxLength(MOST)),
  routes: v.pipe(v.array(routeSchema), v.maxLength(MOST)),
  notes: longText,
});
export type TransporterContent = v.InferOutput<typeof transporterContentSchema>;
export type TransporterVehicle = v.InferOutput<typeof vehicleSchema>;
export type TransporterRoute = v.InferOutput<typeof routeSchema>;

export const transporterSchema = v.strictObject({ id: entityIdSchema, ...transporterContentSchema.entries });
export type Transporter = v.InferOutput<typeof transporterSchema>;
