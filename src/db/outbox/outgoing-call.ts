import type { Call, CallInput } from '@/api/call';

/** A call of the contract with its input, ready for the outbox. */
export interface OutgoingCall {
  readonly call: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly touches: readonly string[];
}

/** Types hold call and input together here; the table keeps them as data. */
export function outgoingCall<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>): OutgoingCall {
  if (call.outbox === null) throw new Error(`${call.name} does not go through the outbox.`);
  return { call: call.name, params: input.params, body: input.body, touches: call.outbox.touches(input) };
}
