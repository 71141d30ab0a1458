import { jsonReply, type StandInReply } from '../stand-in-http';
import { longTime } from './anaf-clock';

/** HTTP 400 as the protected services give it. */
export function badRequest(now: number, message: string): StandInReply {
  const timestamp = longTime(now);
  return jsonReply({ timestamp, status: 400, error: 'Bad Request', message }, 400);
}
