import { LinkButton } from '@/components/ui/button';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { alertsMessages } from '../alerts.messages';
import { listMyAlerts } from '../alerts.queries';
import { MyAlerts } from '../ui/my-alerts';

/** The news that a member gets by e-mail: how often, to stop one or all, to take one up again. */
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
