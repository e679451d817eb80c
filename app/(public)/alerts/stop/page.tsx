import { FormLinks } from '@/features/account/ui/form-links';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { readLinkedAlert } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { StopAlertForm } from '@/features/alerts/ui/stop-alert-form';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';

const title = words['alerts.stopTitle'];
const relatedLinks = [{ href: '/alerts/#manage', text: words['alerts.manageSend'].th }];

export const generateMetadata = createPrivateMetadata(title.th, title.en);

export default async function StopPage({ searchParams }: PageProps<'/alerts/stop'>) {
  const token = getFirstValue((await searchParams).token);
  const alert = await readLinkedAlert('stop', token);
  if (!alert) setStatus(404);
  return (
    <AlertPage title={title.th} lead={alert && !alert.stopped ? words['alerts.stopLead'].th : undefined}>
      {alert ? <StopAlertForm token={token} alert={alert} /> : <DeadAlertLink />}
      {alert && <FormLinks ways={relatedLinks} />}
    </AlertPage>
  );
}
