/** What the demonstration's areas have in common: the server as they meet it, and the company they fill. */
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import type { CompanyParticulars } from '@/api/entities/company';
import type { Lease } from '@/api/entities/serial';
import type { CompanyId, DeviceId, EntityId, UserId } from '@/api/ids';
import type { DepositedDocument, SwitchedFault } from '../outside/stand-in-switches';
import type { DemoDefinitions } from './demo-definitions';

/** The server as the demo user meets it; the entry makes it of the real calls. */
export interface DemoServer {
  /** Account and companies, made where absent, with access to ANAF's stand-in. `day`: that on which this round began. */
  prepare(): Promise<{
    readonly day: string;
    readonly round: number;
    readonly companies: ReadonlyMap<string, CompanyId>;
    /** The colleagues, by their address. */
    readonly people: ReadonlyMap<string, UserId>;
    readonly finished: boolean;
  }>;
  call<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>, idempotencyKey: string): Promise<CallResult<R>>;
  /** The interval of a series for the demonstration's device: as many numbers as it issues, and none too many. */
  lease(wish: DemoLease): Promise<Lease>;
  /** Switches a fault of the stand-in on, once however often it is asked. */
  hold(fault: SwitchedFault): Promise<void>;
  /** Another company puts a document into the mailboxes at ANAF's stand-in, at a moment that is past; once however often. */
  deposit(document: DepositedDocument): Promise<void>;
  /** Nothing is repeated from now on. */
  finish(): Promise<void>;
}

export interface DemoLease {
  readonly company: CompanyId;
  readonly serial: EntityId;
  readonly device: DeviceId;
  readonly deviceName: string;
  readonly count: number;
}

export interface DemoCompany {
  readonly company: CompanyParticulars;
  readonly id: CompanyId;
  readonly known: DemoDefinitions;
  /** The demonstration's today. */
  readonly day: string;
  /** The colleagues, by their address. */
  readonly people: ReadonlyMap<string, UserId>;
  /** How often it was put back. */
  readonly round: number;
}

/** One area of the product, filled in a company; it tells each of its steps. */
export interface DemoArea {
  readonly steps: number;
  fill(server: DemoServer, step: () => void): Promise<void>;
}

/** The demonstration is ours: whatever is refused is a defect, told with its reason. */
export async function must<P, B, R>(
  server: DemoServer,
  call: Call<string, P, B, R>,
  input: CallInput<P, B>,
  key: string,
): Promise<R> {
  const answer = await server.call(call, input, key);
  if (answer.ok) return answer.result;
  throw new Error(`Demo: ${call.name} failed: ${JSON.stringify(answer.failure)}`);
}
