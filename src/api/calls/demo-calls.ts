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

/** How far the filling of the demonstration is. */
const fillingSchema = v.looseObject({
  /** How often it was put back. */
  round: v.number(),
  state: v.picklist(['filling', 'filled', 'failed']),
  /** Steps, and of how many; 0 of 0: it is not known yet. */
  done: v.number(),
  of: v.number(),
});
export type DemoFillingState = v.InferOutput<typeof fillingSchema>;

export const GetDemoFilling = defineCall('GetDemoFilling', {
  base: 'backend',
  method: 'GET',
  result: fillingSchema,
  addition: true,
});

/**
 * The demonstration's companies are taken away and filled anew. `round`: the one that is seen; where it is past, or a filling is under
 * way, nothing begins. Answers when the new companies are there, still empty.
 */
export const ResetDemo = defineCall('ResetDemo', {
  base: 'backend',
  body: v.strictObject({ round: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  result: fillingSchema,
  addition: true,
});
