/** Calls of the demonstration's account alone; the server decides who that is. */
import * as v from 'valibot';
import { defineCall } from '../call';

/** ANAF's stand-in settles what it holds for the demonstration: verdicts come, and what was in doubt is found. */
export const SettleDemo = defineCall('SettleDemo', {
  base: 'backend',
  result: v.looseObject({ status: v.literal('ok') }),
  addition: true,
});
