/** Fetches the public news once a start, shows the notices as alerts, and keeps the services' states fresh for who looks. */
import { callServer, type ServerConnection } from '@/api/call-server';
import { GetServiceStates, type ServiceState } from '@/api/calls/outside-calls';
import { setNews } from './news';
import { fetchPublicNotices, type PublicNotice, showPublicNotices } from './public-notices';

/** A tab is started once; a reload within it repeats no alert that was shown. */
const SHOWN_KEY = 'condica.notices-shown';

/**
 * `connection` must be one that raises no alerts of its own: what fails here is only logged. `storage`: of the tab, to know
 * what was shown before a reload.
 */
export async function startNews(
  connection: ServerConnection,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Promise<void> {
  const [notices, services] = await Promise.all([fetchPublicNotices(connection), fetchServiceStates(connection)]);
  setNews({ notices, services });
  if (notices === null) return;
  showPublicNotices(unseen(notices, storage.getItem(SHOWN_KEY)));
  storage.setItem(SHOWN_KEY, notices.map(({ id }) => id).join(' '));
}

/** Those whose id is not among the ids kept. */
export function unseen(notices: readonly PublicNotice[], kept: string | null): readonly PublicNotice[] {
  const shown = new Set((kept ?? '').split(' '));
  return notices.filter(({ id }) => !shown.has(id));
}

/** Null where they could not be fetched. */
async function fetchServiceStates(connection: ServerConnection): Promise<readonly ServiceState[] | null> {
  const answer = await callServer(connection, GetServiceStates, { params: undefined, body: undefined });
  return answer.ok ? answer.result.services : null;
}
