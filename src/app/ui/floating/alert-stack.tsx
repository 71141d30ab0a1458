import { CircleCheck, CircleX, CloudOff, Info, type LucideIcon, Trash2, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type Alert, type AlertPlace, type AlertType, PERSISTENT, standingAlerts } from '@/app/state/alert-list';
import { removeAlert, useAlerts } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { secondsText } from '../words/date-words';

const LOOKS: Readonly<Record<AlertType, { readonly icon: LucideIcon; readonly color: string }>> = {
  info: { icon: Info, color: 'text-accent-text' },
  success: { icon: CircleCheck, color: 'text-ok-fill' },
  warning: { icon: TriangleAlert, color: 'text-wait-fill' },
  error: { icon: CircleX, color: 'text-bad-fill' },
  offline: { icon: CloudOff, color: 'text-wait-fill' },
  undo: { icon: Trash2, color: 'text-text-2' },
};

/** Below this the time left is not worth saying. */
const COUNTED_DELAY_MS = 5000;

interface AlertStackProps {
  /** `pages`: under the page's head, whose buttons stay free, and beside an open panel; the bell has the rest. */
  readonly over: AlertPlace;
}

/** More than so many would hide what one works on. */
const MOST_OPEN = { desktop: 2, phone: 1 } as const;

/** The alerts, newest on top, top right, 600 wide; told to screen readers as they come. */
export function AlertStack({ over }: AlertStackProps) {
  const alerts = useAlerts();
  const [path] = useLocation();
  const open = MOST_OPEN[useIsPhone() ? 'phone' : 'desktop'];
  return (
    <section
      aria-label={uiTexts.alerts}
      aria-live="polite"
      data-over={over}
      className="alert-stack pointer-events-none fixed z-40 flex w-[600px] flex-col gap-2 print:hidden"
    >
      {standingAlerts(alerts, over, path)
        .slice(0, open)
        .map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
    </section>
  );
}

/** One alert; also in the bell's list. */
export function AlertCard({ alert }: { readonly alert: Alert }) {
  const { icon: Icon, color } = LOOKS[alert.type];
  const { action } = alert;
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-2 border border-border bg-surface p-3 pl-4 shadow-pop">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={`mt-px shrink-0 ${color}`} />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{alert.message}</p>
        {alert.description !== undefined && <p className="mt-0.5 text-13 text-text-2">{alert.description}</p>}
      </div>
      <div className="flex items-center gap-2">
        {alert.delay !== PERSISTENT && alert.delay > COUNTED_DELAY_MS && <TimeLeft until={alert.at + alert.delay} />}
        {action !== undefined && (
          <Button
            variant={action.primary === true ? 'primary' : 'outlined'}
            size="sm"
            onClick={() => {
              removeAlert(alert.id);
              action.onAct();
            }}
            {...(action.keys === undefined ? {} : { keys: action.keys })}
          >
            {action.label}
          </Button>
        )}
        {alert.folded !== true && (
          <IconButton
            icon={X}
            size="sm"
            label={alert.closing ?? uiTexts.close}
            onClick={() => {
              removeAlert(alert.id);
              alert.onClose?.();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Not told to screen readers: a clock that speaks every second says nothing. */
function TimeLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" title={uiTexts.timeLeft} className="text-12 tabular-nums text-text-3">
      {secondsText((until - now) / 1000)}
    </span>
  );
}
