import type { Metadata } from 'next';
import { privateMetadata } from '@/components/account/private-metadata';
import { WaysOn } from '@/components/account/ways-on';
import { AlertPage } from '@/components/alerts/alert-page';
import { ConfirmForm } from '@/components/alerts/confirm-form';
import { DeadAlertLink } from '@/components/alerts/dead-alert-link';
import { alertsMessages as words } from '@/lib/alerts/messages';
import { readLinkedAlert } from '@/lib/alerts/queries';
import { first } from '@/lib/list';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

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
