/** Public notices (specification, section 1): fetched on start, info alerts of 120 seconds; a failure is only logged. */
import { callServer, type ServerConnection } from '@/api/call-server';
import { GetPublicNotifications } from '@/api/calls/session-calls';
import { addAlert } from '@/app/state/alerts';
import { shellTexts } from '@/app/texts/shell-texts';

export const NOTICE_DELAY_MS = 120_000;

export interface PublicNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** Null where they could not be fetched. */
export async function fetchPublicNotices(connection: ServerConnection): Promise<readonly PublicNotice[] | null> {
  const answer = await callServer(connection, GetPublicNotifications, { params: undefined, body: undefined });
  if (answer.ok) return answer.result.notifications;
  console.warn('Public notices could not be fetched:', answer.failure.kind);
  return null;
}

/** One alert a notice, the newest on top; a repeated fetch does not repeat them. `notices`: the newest first. */
export function showPublicNotices(notices: readonly PublicNotice[]): void {
  for (const notice of [...notices].reverse()) {
    addAlert({
      id: `notice-${notice.id}`,
      type: 'info',
      message: shellTexts.publicNotice,
      description: notice.text === '' ? notice.title : `${notice.title}. ${notice.text}`,
      delay: NOTICE_DELAY_MS,
    });
  }
}
