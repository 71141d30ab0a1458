/** The demonstration's account: where there is one, and what it alone may do; the server decides who that is. */
import * as v from 'valibot';
import { defineCall } from '../call';

/** How one gets into the demonstration, which stands on nobody's server but one's own; null where there is none. */
export const GetDemonstration = defineCall('GetDemonstration', {
  base: 'common',
  result: v.looseObject({
    account: v.nullable(v.strictObject({ email: v.string(), password: v.string() })),
  }),
  addition: true,
});

/** ANAF's stand-in settles what it holds for the demonstration: verdicts come, and what was in doubt is found. */
export const SettleDemo = defineCall('SettleDemo', {
  base: 'backend',
  result: v.looseObject({ status: v.literal('ok') }),
  addition: true,
});
