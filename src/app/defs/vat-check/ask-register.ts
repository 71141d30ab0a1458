/** ANAF's register, and a wait, as the check of VAT states asks for them. */
import { callServer } from '@/api/call-server';
import { CompanyDetails } from '@/api/calls/outside-calls';
import type { Workspace } from '@/app/state/workspace';
import type { VatAnswer, VatCheckPorts } from './check-vat';

export function registerPorts(connection: Workspace['connection']): Pick<VatCheckPorts, 'ask' | 'wait'> {
  return { ask: (cui, signal) => askRegister(connection, cui, signal), wait };
}

async function askRegister(connection: Workspace['connection'], cui: string, signal: AbortSignal): Promise<VatAnswer> {
  const answer = await callServer(connection, CompanyDetails, { params: undefined, body: { cui } }, { signal });
  if (!answer.ok) {
    if (answer.failure.kind === 'network') return { kind: 'offline' };
    const limited = answer.failure.kind === 'refused' && answer.failure.code === 'too-many-requests';
    return { kind: limited ? 'too-many' : 'unavailable' };
  }
  const { found, fromCache, vatRegistered, checkedOn } = answer.result.company;
  // An answer kept from another day says nothing of today.
  if (fromCache) return { kind: 'unavailable' };
  return found ? { kind: 'state', vatRegistered, checkedOn: checkedOn.slice(0, 10) } : { kind: 'unknown-code' };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
