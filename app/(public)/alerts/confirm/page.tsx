import type { Metadata } from 'next';
import { privateMetadata } from '@/features/account/ui/private-metadata';
import { WaysOn } from '@/features/account/ui/ways-on';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { readLinkedAlert } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { ConfirmForm } from '@/features/alerts/ui/confirm-form';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { first } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

const title = words['alerts.confirmTitle'];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title.th, title.en, (await readFrame()).site.brand);
}

export default async function ConfirmPage({ searchParams }: PageProps<'/alerts/confirm'>) {
  const token = first((await searchParams).token);
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
      <ConfirmForm token={token} alert={alert} />
      {alert.manageHref && <WaysOn ways={[{ href: alert.manageHref, text: words['alerts.mineTitle'].th }]} />}
    </AlertPage>
  );
}
