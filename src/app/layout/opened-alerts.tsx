import type { Alert } from '@/app/state/alert-list';
import { AlertCard } from '@/app/ui/floating/alert-stack';
import { openedAlertsTexts } from './opened-alerts-texts';

/** What stands under the bell: all alerts, or that there is none. */
export default function OpenedAlerts({ alerts }: { readonly alerts: readonly Alert[] }) {
  if (alerts.length > 0) {
    return (
      <ul className="flex flex-col gap-2">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="px-1 py-1 text-13">
      <p className="font-medium">{openedAlertsTexts.none}</p>
      <p className="mt-1 text-text-2">{openedAlertsTexts.noneText}</p>
    </div>
  );
}
