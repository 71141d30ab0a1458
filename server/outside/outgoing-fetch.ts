/** How the server reaches services outside: straight, or through the proxy that the company's network demands. */
import { fetch as fetchThrough, ProxyAgent } from 'undici';
import type { Fetch } from './outside-exchange';

/** `proxy`: an http(s) address, with name and password where it asks for them; '': none. What is of this machine goes straight. */
export function outgoingFetch(proxy: string): Fetch {
  if (proxy === '') return (url, init) => fetch(url, init);
  const dispatcher = new ProxyAgent(proxy);
  return async (url, init) => {
    if (isHere(url)) return fetch(url, init);
    // The library's own types of the same standard.
    const through = { ...(init as unknown as Parameters<typeof fetchThrough>[1]), dispatcher };
    return (await fetchThrough(url, through)) as unknown as Response;
  };
}

const HERE = new Set(['127.0.0.1', 'localhost', '[::1]']);

function isHere(url: string): boolean {
  return HERE.has(new URL(url).hostname);
}
