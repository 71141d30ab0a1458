/** What a running server answers of a large archive, measured over HTTP as the app asks. */

import type { Call, CallInput } from '@/api/call';
import { type Credentials, callServer, type ServerConnection } from '@/api/call-server';
import { ArchiveList, ArchiveListCount } from '@/api/calls/invoice-calls';
import { Login } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { CompanyId, Version } from '@/api/ids';
import { DEMO_ACCOUNT } from '../../../server/demo/demo-account';
import type { FilledArchive } from './fill-archive';

const RUNS = 30;
const PAGE_SIZE = 50;
/** The pull's own page. */
const PULL_ROWS = 500;

export interface Measured {
  readonly name: string;
  readonly times: readonly number[];
}

export async function measureServer(url: string, { companyId, rows }: FilledArchive): Promise<readonly Measured[]> {
  const connection: ServerConnection = {
    fetch: (address, init) => fetch(address, init),
    urls: { common: `${url}/api/common`, backend: `${url}/api/backend`, reports: `${url}/api/reports` },
  };
  const credentials = await signIn(connection);
  const timed = async <P, B, R>(
    name: string,
    call: Call<string, P, B, R>,
    input: CallInput<P, B>,
  ): Promise<Measured> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      const answer = await callServer(connection, call, input, { credentials });
      times.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${call.name} was refused: ${JSON.stringify(answer.failure)}`);
    }
    return { name, times };
  };
  // The server's own id of the company.
  const company = companyId as CompanyId;
  const list = (name: string, filter: object, page = 0) => {
    const sort = { by: 'issueDate', direction: 'desc' } as const;
    const body = { company, filter: { direction: 'out', ...filter }, sort, page, pageSize: PAGE_SIZE } as const;
    return timed(name, ArchiveList, { params: undefined, body });
  };
  const lastPage = Math.floor(rows / PAGE_SIZE) - 1;
  const changes = (name: string, since: number) =>
    timed(name, Changes, { params: undefined, body: { company, since: since as Version, limit: PULL_ROWS } });
  return [
    await list(`first page of the archive, ${PAGE_SIZE} rows`, {}),
    await list('  only rejected', { state: 'rejected' }),
    await list('  number contains 713', { text: '713' }),
    await list(`page ${lastPage.toLocaleString('en')}`, {}, lastPage),
    await timed('count', ArchiveListCount, { params: undefined, body: { company, filter: { direction: 'out' } } }),
    await changes(`first page of the pull, ${PULL_ROWS} rows`, 0),
    await changes('a page of the pull in the middle', Math.floor(rows / 2)),
  ];
}

async function signIn(connection: ServerConnection): Promise<Credentials> {
  const body = { username: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
  const answer = await callServer(connection, Login, { params: undefined, body });
  if (!answer.ok) throw new Error(`The demonstration's account cannot sign in: ${answer.failure.kind}`);
  const { token, keys } = answer.result.user;
  return { token, backendKey: keys.backend, reportKey: keys.report };
}
