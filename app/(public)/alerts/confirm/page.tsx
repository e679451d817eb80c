import { FormLinks } from '@/features/account/ui/form-links';
import { createPrivateMetadata } from '@/features/account/ui/private-metadata';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { readLinkedAlert } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { ConfirmAlertForm } from '@/features/alerts/ui/confirm-alert-form';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';

const title = words['alerts.confirmTitle'];

export const generateMetadata = createPrivateMetadata(title.th, title.en);

export default async function ConfirmPage({ searchParams }: PageProps<'/alerts/confirm'>) {
  const token = getFirstValue((await searchParams).token);
  const alert = await readLinkedAlert('confirm', token);
  if (!alert || alert.stopped) {
    setStatus(404);
    return (
      <AlertPage title={title.th}>
        <DeadAlertLink />
      </AlertPage>
    );
  }
  return (
    <AlertPage title={title.th} lead={alert.confirmed ? undefined : words['alerts.confirmLead'].th}>
      <ConfirmAlertForm token={token} alert={alert} />
      {alert.manageHref && <FormLinks ways={[{ href: alert.manageHref, text: words['alerts.mineTitle'].th }]} />}
    </AlertPage>
  );
}
