import type { Metadata } from 'next';
import { privateMetadata } from '@/components/account/private-metadata';
import { WaysOn } from '@/components/account/ways-on';
import { AlertPage } from '@/components/alerts/alert-page';
import { DeadAlertLink } from '@/components/alerts/dead-alert-link';
import { StopForm } from '@/components/alerts/stop-form';
import { alertsMessages as words } from '@/lib/alerts/messages';
import { readLinkedAlert } from '@/lib/alerts/queries';
import { first } from '@/lib/list';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

const title = words['alerts.stopTitle'];
const ways = [{ href: '/alerts/#manage', text: words['alerts.manageSend'].th }];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title.th, title.en, (await readFrame()).site.brand);
}

export default async function StopPage({ searchParams }: PageProps<'/alerts/stop'>) {
  const token = first((await searchParams).token);
  const alert = await readLinkedAlert('stop', token);
  if (!alert) setStatus(404);
  return (
    <AlertPage title={title.th} lead={alert && !alert.stopped ? words['alerts.stopLead'].th : undefined}>
      {alert ? <StopForm token={token} alert={alert} /> : <DeadAlertLink />}
      {alert && <WaysOn ways={ways} />}
    </AlertPage>
  );
}
