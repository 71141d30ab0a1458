/** A stranger has a copy of the refresh token of a device, and uses it. */
import { callServer } from '@/api/call-server';
import { RefreshSession } from '@/api/calls/session-calls';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import type { SimDevice } from '../device/sim-device';
import type { SimWorld } from '../run/sim-world';

export interface Theft {
  /** The newest that the thief has. */
  token: string;
  /** A server has taken it from him. */
  used: boolean;
}

/** What a copy of the device's memory holds; null where nobody is signed in. */
export async function tokenOf({ tabs }: SimDevice): Promise<string | null> {
  return (await tabs[0]?.session.currentSession())?.user.refreshToken ?? null;
}

/** True where the server answers him as if he were the person. */
export async function present(world: SimWorld, theft: Theft): Promise<boolean> {
  const connection = { fetch: world.network.strangersFetch, urls: DEFAULT_BASE_URLS };
  const named = world.dice.happens(0.5) ? { requestId: world.newId() } : {};
  const input = { params: undefined, body: { refresh: theft.token, ...named } };
  const answer = await callServer(connection, RefreshSession, input);
  world.story.tell(`a thief presents a token: ${answer.ok ? 'taken' : JSON.stringify(answer.failure)}`.slice(0, 160));
  if (answer.ok) Object.assign(theft, { token: answer.result.user.refreshToken, used: true });
  return answer.ok;
}
