import type { ArchiveItem } from '@/api/entities/archive-item';
import type { DocumentProof } from '@/domain/paper/document-proof';

const FORMAT = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * What stands in the paper's foot: `24.11.2026, 10:04` once it was accepted, by the clock in Bucharest. `atTest`: the installation
 * files at ANAF's test environment.
 */
export function documentProof({ uploadIndex, xmlSha256, events }: ArchiveItem, atTest: boolean): DocumentProof {
  const accepted = events.find(({ event }) => event === 'accepted' || event === 'duplicate');
  const validatedAt = accepted === undefined ? '' : FORMAT.format(new Date(accepted.at));
  return { uploadIndex, xmlSha256, validatedAt, ...(atTest ? { atTest } : {}) };
}
