import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { ProgressBar } from '@/app/ui/progress-bar';
import { type LeaseView, listLeases } from '@/db/leases/lease-queries';
import { listSerials } from '@/db/serials/serial-queries';
import { PanelSection } from './panel-section';

/** Below this share of free numbers the bar turns amber. */
const FEW = 0.25;

/** The intervals of numbers this device may draw from without the server. */
export function NumbersSection() {
  const { db, company, device } = useWorkspace();
  const leases = useLive(async () => {
    const [all, serials] = await Promise.all([listLeases(db, company.id, device.id), listSerials(db, company.id)]);
    const prefixes = new Map<string, string>(serials.map(({ row }) => [row.id, row.prefix]));
    return all
      .filter(({ mine, lease }) => mine && lease.base.state === 'open')
      .map((view) => ({ view, prefix: prefixes.get(view.lease.base.serialId) ?? '' }));
  }, [db, company.id, device.id]);
  if (leases === undefined) return null;
  return (
    <PanelSection title={syncTexts.numbers}>
      {leases.length === 0 && <p className="text-text-2">{syncTexts.noNumbers}</p>}
      <ul>
        {leases.map(({ view, prefix }) => (
          <LeaseRow key={view.lease.id} view={view} prefix={prefix} />
        ))}
      </ul>
    </PanelSection>
  );
}

function LeaseRow({ view: { lease, free }, prefix }: { readonly view: LeaseView; readonly prefix: string }) {
  const { from, to } = lease.base;
  const all = to - from + 1;
  return (
    <li className="grid grid-cols-[72px_1fr_112px_auto] items-center gap-3 py-1 tabular-nums phone:grid-cols-[64px_1fr_auto]">
      <span className="truncate">{prefix}</span>
      <span className="text-text-2">{`${from}–${to}`}</span>
      <span className="phone:hidden">
        <ProgressBar
          label={`${syncTexts.numbers}, ${prefix}`}
          value={all - free}
          max={all}
          numbers={false}
          tone={free / all < FEW ? 'wait' : 'idle'}
        />
      </span>
      <span>{syncTexts.numbersLeft(free, all)}</span>
    </li>
  );
}
