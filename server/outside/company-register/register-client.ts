/** The real client of the register, version 9: one code a call, a reset repeated once. */

import type { Fetch } from '../../process/application-parts';
import { type Exchange, exchange } from '../outside-exchange';
import type { CompanyRegister, RegisterAnswer } from './company-register';
import { registerAnswer } from './register-answer';

export interface RegisterSettings {
  /** `https://webservicesp.anaf.ro`, or the stand-in; no slash at the end. */
  readonly baseUrl: string;
}

const LIMITS = { timeoutMs: 10_000, maxAnswerBytes: 1024 * 1024 };

/** `pace` waits until a request may be made: one a second is allowed (false: it would take too long). */
export function createRegisterClient(
  fetch: Fetch,
  settings: RegisterSettings,
  pace: () => Promise<boolean>,
): CompanyRegister {
  const url = `${settings.baseUrl}/api/PlatitorTvaRest/v9/tva`;
  const ask = (cui: string, day: string): Promise<Exchange> =>
    exchange(
      fetch,
      url,
      {
        method: 'POST',
        // The host resets idle kept connections: each request has its own.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify([{ cui: Number(cui), data: day }]),
      },
      LIMITS,
    );

  async function lookUp(cui: string, day: string): Promise<RegisterAnswer> {
    if (!(await pace())) return { kind: 'unavailable', detail: 'too many look-ups' };
    const first = await ask(cui, day);
    const answer = first.kind === 'broken' ? await ask(cui, day) : first;
    return registerAnswer(answer, cui, day);
  }

  return { lookUp };
}
