/** The UIT codes of the other consignments in the same vehicle, each a way to its card. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { transportsBetween } from '@/db/transport/transport-queries';
import { transportState } from '../transport-state';
import { TransportStateBadge } from '../transport-state-badge';
import { transportTexts } from '../transport-texts';
import { uitText } from '../uit-time';
import { cardTexts } from './card-texts';
import { inSameVehicle } from './in-same-vehicle';

interface SameVehicleProps {
  readonly item: Transport;
  /** ms since 1970. */
  readonly now: number;
  /** Of its head: under the page's, or under the panel's. */
  readonly level?: 2 | 3;
}

export function SameVehicle({ item, now, level = 2 }: SameVehicleProps): ReactNode {
  const { db, company } = useWorkspace();
  const { startDate } = item;
  const sameDay = useLive(
    async () => (startDate === '' ? [] : transportsBetween(db, company.id, startDate, startDate)),
    [db, company.id, startDate],
  );
  const others = inSameVehicle(item, sameDay ?? [], (one) => transportState(one, now));
  if (others.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-label={cardTexts.sameVehicle} className="border-t border-border pt-4">
      <Heading className="pb-1 text-14 font-semibold">{cardTexts.sameVehicle}</Heading>
      <ul>
        {others.map(({ item: other }) => (
          <li key={other.id}>
            <Link
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border py-2 text-text hover:bg-hover"
              href={links.transport({ id: other.id })}
            >
              <span className="text-16 font-semibold tabular-nums">
                {other.uit === '' ? transportTexts.noUit : uitText(other.uit)}
              </span>
              <TransportStateBadge state={transportState(other, now)} />
              <span className="basis-full truncate text-13 text-text-2">{nameOf(other)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What we only carry names its declarant alone. */
function nameOf({ partnerName, declarantName = '', declarantCode = '' }: Transport): string {
  return partnerName || declarantName || declarantCode;
}
