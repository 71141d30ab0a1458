/**
 * Which faults are on, and what becomes of a request under them.
 *
 * Invariants: the named ones are kept with each change of them, so a restart finds what was on; an equal named fault stands once.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CheckDocument, FiledDocument } from '../anaf/document-check';
import {
  firewallReply,
  htmlReply,
  jsonReply,
  redirectReply,
  type StandInReply,
  type StandInRequest,
  type StandInService,
} from '../stand-in-http';
import type { Fault, FaultKind } from './fault';

export interface FaultSwitch {
  add(fault: Fault): void;
  /** Those of one name; all without it. */
  clear(name?: string): void;
  /** Faults still on, with what is left of their counts. */
  list(): readonly Fault[];
  /** The check as ANAF makes it: with a newer rule than the product's own while `reject` is on. */
  withNewerRule(check: CheckDocument): CheckDocument;
  /** The service as seen through the faults. */
  through(service: StandInService): StandInService;
}

/** Where the named faults are kept. */
export interface NamedFaults {
  read(): readonly Fault[];
  write(faults: readonly Fault[]): void;
}

type DocumentName = Pick<FiledDocument, 'sellerCif' | 'number'>;

interface FaultParts {
  readonly named: NamedFaults;
  /** Of which document a request speaks; undefined: of none that is known. */
  readonly documentOf: (request: StandInRequest) => DocumentName | undefined;
  readonly inWork: (request: StandInRequest) => StandInReply | undefined;
  readonly sleep: (ms: number) => Promise<void>;
  /** The service's own refusal for a path. */
  readonly refuse: (request: StandInRequest, why: 'refuse' | 'no-right') => StandInReply;
}

/** In the form of ANAF's own reasons, which are written without diacritics. */
const NEWER_RULE =
  'E: validari globale SCHEMATRON eroare: [BR-RO-900]-Regula adaugata de ANAF dupa aceasta versiune: factura trebuie sa aiba observatii (BT-22).';

const MAINTENANCE_URL = 'https://mentenanta.anaf.ro/';

/** A fault on the way of a request, not in the verdict. */
type RoadFault = Fault & { readonly kind: Exclude<FaultKind, 'reject'> };
type NewerRule = Fault & { readonly kind: 'reject' };

function isNewerRule(fault: Fault): fault is NewerRule {
  return fault.kind === 'reject';
}

function isOnRoad(fault: Fault): fault is RoadFault {
  return !isNewerRule(fault);
}

function isNamed({ name }: Fault): boolean {
  return name !== undefined;
}

function isAbout({ document: wanted }: Fault, asked: () => DocumentName | undefined): boolean {
  if (wanted === undefined) return true;
  const document = asked();
  return document?.sellerCif === wanted.sellerCif && document.number === wanted.number;
}

export function createFaultSwitch(parts: FaultParts): FaultSwitch {
  let faults: readonly Fault[] = parts.named.read();

  function change(next: readonly Fault[]): void {
    const before = faults.filter(isNamed);
    faults = next;
    const after = next.filter(isNamed);
    if (!isDeepStrictEqual(before, after)) parts.named.write(after);
  }

  /** The first fault that fits, its count taken down. */
  function take<F extends Fault>(fits: (fault: Fault) => fault is F): F | undefined {
    const fault = faults.find(fits);
    if (fault?.count === undefined) return fault;
    const left = fault.count - 1;
    change(faults.flatMap((other) => (other !== fault ? [other] : left > 0 ? [{ ...fault, count: left }] : [])));
    return fault;
  }

  return {
    add: (fault) => {
      if (!isNamed(fault) || !faults.some((on) => isDeepStrictEqual(on, fault))) change([...faults, fault]);
    },
    clear: (name) => change(name === undefined ? [] : faults.filter((fault) => fault.name !== name)),
    list: () => faults,
    withNewerRule: (check) => (bytes) => {
      const checked = check(bytes);
      if (checked.kind !== 'document' || checked.document.note !== '') return checked;
      const { document } = checked;
      const meets = (fault: Fault): fault is NewerRule => isNewerRule(fault) && isAbout(fault, () => document);
      if (take(meets) === undefined) return checked;
      return { ...checked, errors: [...checked.errors, NEWER_RULE] };
    },
    through: (service) => async (request) => {
      const about = (): DocumentName | undefined => parts.documentOf(request);
      const meets = (one: Fault): one is RoadFault =>
        isOnRoad(one) && request.path.includes(one.path) && isAbout(one, about);
      const fault = take(meets);
      return fault === undefined ? service(request) : underFault(fault, request, service, parts);
    },
  };
}

async function underFault(
  fault: RoadFault,
  request: StandInRequest,
  service: StandInService,
  parts: FaultParts,
): Promise<StandInReply | undefined> {
  switch (fault.kind) {
    case 'refuse':
    case 'no-right':
      return parts.refuse(request, fault.kind);
    case 'in-work':
      return parts.inWork(request) ?? service(request);
    case 'slow':
      await parts.sleep(fault.delayMs);
      return service(request);
    case 'drop-before-accept':
      return { kind: 'drop' };
    case 'html':
      return firewallReply(200);
    case 'throttle':
      return jsonReply({ timestamp: '', status: 429, error: 'Too Many Requests', message: '' }, 429);
    case 'maintenance':
      return redirectReply(MAINTENANCE_URL);
    case 'server-error':
      return htmlReply(503, '<html><body>Service Unavailable</body></html>');
    case 'not-found':
      return htmlReply(404, '<html><body>Not Found</body></html>');
    case 'unauthorized':
      return jsonReply({ error: 'invalid_token' }, 401);
    case 'forbidden':
      return firewallReply(403);
    default:
      await service(request);
      return afterEffect(fault.kind);
  }
}

/** What is said instead of the answer once the effect has happened. */
function afterEffect(
  kind: 'accept-and-drop' | 'accept-and-html' | 'accept-and-server-error' | 'garbage' | 'oversized',
): StandInReply {
  switch (kind) {
    case 'accept-and-drop':
      return { kind: 'drop' };
    case 'accept-and-html':
      return firewallReply(200);
    case 'accept-and-server-error':
      return htmlReply(502, '<html><body>Bad Gateway</body></html>');
    case 'garbage':
      return { kind: 'reply', status: 200, headers: { 'content-type': 'application/xml' }, body: CUT_BODY };
    case 'oversized':
      return { kind: 'reply', status: 200, headers: { 'content-type': 'application/zip' }, body: oversizedBody() };
  }
}

function oversizedBody(): Uint8Array {
  const body = new Uint8Array(32 * 1024 * 1024 + 1);
  body.set([0x50, 0x4b, 0x03, 0x04]);
  return body;
}

const CUT_BODY = new TextEncoder().encode(
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><header xmlns="mfp:an',
);
