import type { OtherSide } from '../../conflicts/conflict-row';
import type { ConflictAnswer } from '../../rows/server-row';
import type { Authorship } from '../../rows/show-row';

/** Whose the server's row is: what the row itself says of device and time, then what the server knows of the person. */
export function otherSide(row: Authorship, { author }: Pick<ConflictAnswer, 'author'>): OtherSide {
  if (author === undefined) return row;
  return { person: author.name, deviceName: row.deviceName, at: row.at === '' ? author.at : row.at };
}
