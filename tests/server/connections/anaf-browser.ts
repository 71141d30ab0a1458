/** A person's browser on the way to ANAF and back: keeps cookies, follows no redirect by itself, shows pages as they come. */

import type { ResultOf } from '@/api/call';
import { type CallResult, callServer } from '@/api/call-server';
import { Authorize } from '@/api/calls/anaf-calls';
import { basesOf } from '../support/test-client';

export interface Returned {
  readonly code: string;
  readonly state: string;
  readonly error: string | null;
}

export interface AnafBrowser {
  /** Opens the call that leads to ANAF; where it leads. */
  lead(secret: string, more?: { readonly person?: string; readonly site?: string }): Promise<URL>;
  /** Chooses the certificate of a person on ANAF's page, or says that there is none; what ANAF sends back. */
  choose(consent: URL, certificate: string): Promise<Returned>;
  /** What the page `/auth/callback` asks. */
  finish(back: Returned): Promise<CallResult<ResultOf<typeof Authorize>>>;
}

/** `url`: of the product. */
export function anafBrowser(url: string): AnafBrowser {
  let cookie = '';
  return {
    lead: async (secret, { person, site = 'same-origin' } = {}) => {
      const query = new URLSearchParams({ access: secret, ...(person === undefined ? {} : { person }) });
      const answer = await fetch(`${url}/api/common/AuthorizeCompany?${query}`, {
        redirect: 'manual',
        headers: { cookie, 'sec-fetch-site': site },
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      if (answer.status !== 302) throw new Error(`No way to ANAF: ${answer.status} ${await answer.text()}`);
      return new URL(answer.headers.get('location') ?? '');
    },
    choose: async (consent, certificate) => {
      const page = await (await fetch(consent, { headers: { accept: 'text/html' } })).text();
      const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
      const link = links.find(([, , words]) => words === certificate)?.[1];
      if (link === undefined) throw new Error(`«${certificate}» is not on the page: ${page}`);
      const chosen = await fetch(new URL(link.replaceAll('&amp;', '&'), consent), { redirect: 'manual' });
      const { searchParams } = new URL(chosen.headers.get('location') ?? '');
      return {
        code: searchParams.get('code') ?? '',
        state: searchParams.get('state') ?? '',
        error: searchParams.get('error'),
      };
    },
    finish: ({ code, state }) =>
      callServer(
        { fetch: (to, init) => fetch(to, { ...init, headers: { ...init.headers, cookie } }), urls: basesOf(url) },
        Authorize,
        { params: { state, auth_code: code }, body: undefined },
      ),
  };
}
