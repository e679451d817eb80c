import type { ReactNode } from 'react';
import { alertsMessages as words } from '../alerts.messages';
import type { MyAlert } from '../alerts.queries';

/** Name and frequency of an alert. */
export function AlertSummary({ alert, children }: { alert: MyAlert; children?: ReactNode }) {
  return (
    <div className="rounded-md border border-line bg-surface p-5">
      <p className="wrap-anywhere font-strong text-lg">{alert.name}</p>
      <p className="mt-1 text-ink-2 text-sm">
        {words['alerts.rhythm'].th}: {words[`alerts.rhythm.${alert.rhythm}`].th}
      </p>
      {children}
    </div>
  );
}
