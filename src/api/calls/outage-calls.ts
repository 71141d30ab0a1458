/** When services outside did not answer the server: what a company can show for a day on which nothing could be sent. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { codeText, isoInstant } from '../fields';
import { OUTSIDE_SERVICES } from './outside-calls';

/** e-Transport is watched apart: its declaration after an outage (declPostAvarie) asks for this service's own. */
export const WATCHED_SERVICES = [...OUTSIDE_SERVICES, 'etransport'] as const;
export type WatchedService = (typeof WATCHED_SERVICES)[number];

export const serviceOutageSchema = v.looseObject({
  /** Of `WATCHED_SERVICES`, or of a newer server's. */
  service: codeText,
  /** The first contact that was not answered. */
  from: isoInstant,
  /** The first that was answered again; '' while none is. */
  until: v.union([v.literal(''), isoInstant]),
});
export type ServiceOutage = v.InferOutput<typeof serviceOutageSchema>;

/** Addition: those of the last 90 days that lasted a minute or more, the newest first, at most 200. They are the installation's, not one company's. */
export const GetServiceOutages = defineCall('GetServiceOutages', {
  base: 'backend',
  result: v.looseObject({ outages: v.array(serviceOutageSchema) }),
  addition: true,
});
