import { LinkButton } from '@/components/ui/button';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { alertsMessages } from '../alerts.messages';
import { listMyAlerts } from '../alerts.queries';
import { MyAlerts } from '../ui/my-alerts';

/** A member's alerts: to change their frequency, to stop one or all, and to resume one. */
export async function MyAlertsScreen({ row, viewer }: ScreenProps) {
  const alerts = await listMyAlerts(viewer);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {alerts.length > 0 && <LinkButton href="/alerts/">{alertsMessages['alerts.add'].th}</LinkButton>}
      </ScreenHeader>
      <MyAlerts alerts={alerts} />
    </>
  );
}
