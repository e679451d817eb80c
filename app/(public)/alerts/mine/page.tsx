import { FormLinks } from '@/features/account/ui/form-links';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { listLinkedAlerts } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { MyAlerts } from '@/features/alerts/ui/my-alerts';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';

const title = words['alerts.mineTitle'];

export const generateMetadata = createPrivateMetadata(title.th, title.en);

export default async function MinePage({ searchParams }: PageProps<'/alerts/mine'>) {
  const token = getFirstValue((await searchParams).token);
  const alerts = await listLinkedAlerts(token);
  if (!alerts) setStatus(404);
  return (
    <AlertPage title={title.th} lead={alerts && words['alerts.mineLead'].th} wide>
      {alerts ? <MyAlerts alerts={alerts} token={token} /> : <DeadAlertLink />}
      <FormLinks ways={[{ href: '/alerts/', text: words['alerts.add'].th }]} />
    </AlertPage>
  );
}
