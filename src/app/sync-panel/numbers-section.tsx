import { Link } from 'wouter';
import type { Serial } from '@/api/entities/serial';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { listSerials } from '@/db/collections/serial';
import { type LeaseView, listLeases } from '@/db/numbers/lease-queries';
import { PanelSection } from './panel-section';

/** Below this share of free numbers the bar turns amber, as on the series' own page: the next interval is asked for. */
const FEW = 0.2;

/** The intervals of numbers this device may draw from without the server. */
export function NumbersSection() {
  const { db, company, device } = useWorkspace();
  const leases = useLive(async () => {
    const [all, serials] = await Promise.all([listLeases(db, company.id, device.id), listSerials(db, company.id)]);
    const known = new Map<string, Serial>(serials.map(({ row }) => [row.id, row]));
    return all
      .filter(({ mine, lease }) => mine && lease.base.state === 'open')
      .map((view) => ({ view, serial: known.get(view.lease.base.serialId) }));
  }, [db, company.id, device.id]);
  if (leases === undefined) return null;
  return (
    <PanelSection title={syncTexts.numbers}>
      {leases.length === 0 && <p className="text-text-2">{syncTexts.noNumbers}</p>}
      <ul>
        {leases.map(({ view, serial }) => (
          <LeaseRow key={view.lease.id} view={view} serial={serial} />
        ))}
      </ul>
      {leases.some(({ view }) => isShort(view)) && (
        <p className="mt-1 text-12 text-text-3">{syncTexts.numbersExtended}</p>
      )}
      {isBuilt('serial') && (
        <Link href={links.serial()} className="mt-1 inline-block text-12 text-accent-text hover:underline phone:py-3">
          {syncTexts.numbersElsewhere}
        </Link>
      )}
    </PanelSection>
  );
}

function sizeOf({ lease: { base } }: LeaseView): number {
  return base.to - base.from + 1;
}

function isShort(view: LeaseView): boolean {
  return view.free / sizeOf(view) < FEW;
}

interface LeaseRowProps {
  readonly view: LeaseView;
  /** Undefined while its row has not come. */
  readonly serial: Serial | undefined;
}

function LeaseRow({ view, serial }: LeaseRowProps) {
  const { lease, free } = view;
  const all = sizeOf(view);
  // A series is called by its letters: what joins them to the number belongs to the number.
  const prefix = (serial?.prefix ?? '').replace(/[^\p{L}\p{N}]+$/u, '');
  const shown = (number: number): string => String(number).padStart(serial?.width ?? 0, '0');
  return (
    <li className="grid grid-cols-[72px_1fr_112px_auto] items-center gap-3 py-1 tabular-nums phone:grid-cols-[64px_1fr_auto]">
      <span className="truncate">{prefix}</span>
      <span className="text-text-2">{`${shown(lease.base.from)}–${shown(lease.base.to)}`}</span>
      <span className="phone:hidden">
        <ProgressBar
          label={`${syncTexts.numbersSpent}, ${prefix}`}
          value={all - free}
          max={all}
          numbers={false}
          tone={isShort(view) ? 'wait' : 'idle'}
        />
      </span>
      <span>{syncTexts.numbersLeft(free, all)}</span>
    </li>
  );
}
