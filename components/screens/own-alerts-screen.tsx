import { OwnAlerts } from '@/components/alerts/own-alerts';
import { LinkButton } from '@/components/ui/button';
import { alertsMessages } from '@/lib/alerts/messages';
import { listOwnAlerts } from '@/lib/alerts/queries';
import type { ScreenProps } from '@/lib/areas/schema';
import { ScreenHeader } from './screen-header';

/** The news that a member gets by e-mail: how often, to stop one or all, to take one up again. */
export async function OwnAlertsScreen({ row, viewer }: ScreenProps) {
  const alerts = await listOwnAlerts(viewer);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {alerts.length > 0 && <LinkButton href="/alerts/">{alertsMessages['alerts.add'].th}</LinkButton>}
      </ScreenHeader>
      <OwnAlerts alerts={alerts} />
    </>
  );
}
