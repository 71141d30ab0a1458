/**
 * What a stand-in service sees of a request and says in answer, apart from sockets: the same services run behind a real
 * loopback server and, in simulations, inside the test's own process.
 */

export interface StandInRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** `drop`: the connection is reset without an answer. */
export type StandInReply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    }
  | { readonly kind: 'drop' };

/** Undefined: not this service's path. */
export type StandInService = (request: StandInRequest) => Promise<StandInReply | undefined>;

function reply(status: number, contentType: string, body: string | Uint8Array): StandInReply {
  return {
    kind: 'reply',
    status,
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
}

export function jsonReply(value: unknown, status = 200): StandInReply {
  return reply(status, 'application/json', JSON.stringify(value));
}

export function xmlReply(text: string): StandInReply {
  return reply(200, 'application/xml', text);
}

export function textReply(text: string): StandInReply {
  return reply(200, 'text/plain; charset=utf-8', text);
}

export function htmlReply(status: number, text: string): StandInReply {
  return reply(status, 'text/html; charset=utf-8', text);
}

export function zipReply(bytes: Uint8Array): StandInReply {
  return reply(200, 'application/zip', bytes);
}

export function redirectReply(location: string): StandInReply {
  return { kind: 'reply', status: 302, headers: { location }, body: new Uint8Array() };
}

/** The firewall's page before the services, whatever they would have said. */
export function firewallReply(status: number): StandInReply {
  return htmlReply(
    status,
    '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your ' +
      'administrator.<br><br>Your support ID is: 5811032746195273306<br><br></body></html>',
  );
}
