import type { UserId } from '@/api/ids';

/** One database a server and user: two accounts on one browser never see each other's rows. */
export function databaseName(serverKey: string, user: UserId): string {
  return `condica:${serverKey}:${user}`;
}
