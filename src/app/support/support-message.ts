/** Which message of another window lets the support in: from the parent window alone, of an origin that the server names, with a proof. Pure. */
import * as v from 'valibot';

const messageSchema = v.looseObject({
  type: v.literal('IMPERSONATE'),
  user: v.looseObject({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
});

export interface HeardMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface HearingWindow {
  readonly self: unknown;
  readonly parent: unknown;
  /** Of the pages that may show the app of another's account, as the server names them. */
  readonly origins: readonly string[];
}

/** Null: it is none of the support's. A window that stands in no other, as one that was opened by another, hears nobody. */
export function proofIn(
  { data, origin, source }: HeardMessage,
  { self, parent, origins }: HearingWindow,
): string | null {
  if (parent === self || source !== parent || !origins.includes(origin)) return null;
  const message = v.safeParse(messageSchema, data);
  return message.success ? message.output.user.proof : null;
}
