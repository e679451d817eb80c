import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { alertsMessages as words } from '../alerts.messages';
import type { MyAlert } from '../alerts.queries';
import { MyAlertRow } from './my-alert-row';
import { StopAllAlertsForm } from './stop-all-alerts-form';

type Props = { alerts: readonly MyAlert[] /** Of a mailed link; undefined for signed-in members. */; token?: string };

/** The viewer's alerts: to change their frequency, to stop one or all, and to resume one. */
export function MyAlerts({ alerts, token }: Props) {
  if (alerts.length === 0) {
    return (
      <EmptyState
        title={words['alerts.none'].th}
        text={words['alerts.noneLead'].th}
        action={<LinkButton href="/alerts/">{words['alerts.add'].th}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="border-line border-t">
        {alerts.map((alert) => (
          <MyAlertRow key={alert.id} alert={alert} token={token} />
        ))}
      </ul>
      {alerts.some(({ stopped }) => !stopped) && <StopAllAlertsForm token={token} />}
    </>
  );
}
