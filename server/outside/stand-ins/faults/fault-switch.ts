/** Which faults are on, and what becomes of a request under them. */
import {
  htmlReply,
  jsonReply,
  redirectReply,
  type StandInReply,
  type StandInRequest,
  type StandInService,
} from '../stand-in-http';
import type { Fault } from './fault';

export interface FaultSwitch {
  add(fault: Fault): void;
  clear(): void;
  /** Faults still on, with what is left of their counts. */
  list(): readonly Fault[];
  /** The service as seen through the faults. */
  through(service: StandInService): StandInService;
}

interface FaultParts {
  readonly sleep: (ms: number) => Promise<void>;
  /** The service's own refusal for a path. */
  readonly refuse: (request: StandInRequest) => StandInReply;
}

const FIREWALL_PAGE =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your ' +
  'administrator.<br><br>Your support ID is: 5811032746195273306<br><br></body></html>';

const MAINTENANCE_URL = 'https://mentenanta.anaf.ro/';

export function createFaultSwitch(parts: FaultParts): FaultSwitch {
  let faults: Fault[] = [];

  /** The first fault that fits, its count taken down. */
  function take(path: string): Fault | undefined {
    const fault = faults.find((candidate) => path.includes(candidate.path));
    if (fault?.count === undefined) return fault;
    const left = fault.count - 1;
    faults = faults.flatMap((other) => (other !== fault ? [other] : left > 0 ? [{ ...fault, count: left }] : []));
    return fault;
  }

  return {
    add: (fault) => void faults.push(fault),
    clear: () => {
      faults = [];
    },
    list: () => faults,
    through: (service) => async (request) => {
      const fault = take(request.path);
      return fault === undefined ? service(request) : underFault(fault, request, service, parts);
    },
  };
}

async function underFault(
  fault: Fault,
  request: StandInRequest,
  service: StandInService,
  parts: FaultParts,
): Promise<StandInReply | undefined> {
  switch (fault.kind) {
    case 'refuse':
      return parts.refuse(request);
    case 'slow':
      await parts.sleep(fault.delayMs);
      return service(request);
    case 'drop-before-accept':
      return { kind: 'drop' };
    case 'html':
      return htmlReply(200, FIREWALL_PAGE);
    case 'throttle':
      return jsonReply({ timestamp: '', status: 429, error: 'Too Many Requests', message: '' }, 429);
    case 'maintenance':
      return redirectReply(MAINTENANCE_URL);
    case 'server-error':
      return htmlReply(503, '<html><body>Service Unavailable</body></html>');
    case 'unauthorized':
      return jsonReply({ error: 'invalid_token' }, 401);
    default:
      await service(request);
      return afterEffect(fault.kind);
  }
}

/** What is said instead of the answer once the effect has happened. */
function afterEffect(
  kind: 'accept-and-drop' | 'accept-and-html' | 'accept-and-server-error' | 'garbage',
): StandInReply {
  switch (kind) {
    case 'accept-and-drop':
      return { kind: 'drop' };
    case 'accept-and-html':
      return htmlReply(200, FIREWALL_PAGE);
    case 'accept-and-server-error':
      return htmlReply(502, '<html><body>Bad Gateway</body></html>');
    case 'garbage':
      return { kind: 'reply', status: 200, headers: { 'content-type': 'application/xml' }, body: CUT_BODY };
  }
}

const CUT_BODY = new TextEncoder().encode(
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><header xmlns="mfp:an',
);
