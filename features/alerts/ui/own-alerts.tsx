import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { alertsMessages as words } from '../alerts.messages';
import type { OwnAlert } from '../alerts.schema';
import { OwnAlertRow } from './own-alert-row';
import { StopAllForm } from './stop-all-form';

type Props = { alerts: readonly OwnAlert[] /** Of a link; left out for a member who is signed in. */; token?: string };

/** Somebody's alerts: how often they come, to stop one or all, to take one up again. */
export function OwnAlerts({ alerts, token }: Props) {
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
          <OwnAlertRow key={alert.id} alert={alert} token={token} />
        ))}
      </ul>
      {alerts.some(({ stopped }) => !stopped) && <StopAllForm token={token} />}
    </>
  );
}
