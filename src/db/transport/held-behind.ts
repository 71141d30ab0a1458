import type { CondicaDatabase } from '../condica-database';

/**
 * Whether what this device has of a declaration and the server has not stands behind an earlier change of it that the server has
 * refused: no network will bring it there, a person has to decide (sync/drain/next-sendable.ts).
 */
export async function isHeldByRefusal({ outbox }: CondicaDatabase, transportId: string): Promise<boolean> {
  const refused = await outbox.where('state').equals('rejected').toArray();
  if (refused.length === 0) return false;
  const own = await outbox
    .where('state')
    .equals('queued')
    .and(({ subject }) => subject.collection === 'transport' && subject.id === transportId)
    .toArray();
  return own.some(({ companyId, seq, touches }) =>
    refused.some(
      (before) => before.companyId === companyId && before.seq < seq && touches.includes(before.touches[0] ?? ''),
    ),
  );
}
