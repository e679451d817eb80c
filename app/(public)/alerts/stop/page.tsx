import type { Metadata } from 'next';
import { privateMetadata } from '@/features/account/ui/private-metadata';
import { WaysOn } from '@/features/account/ui/ways-on';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { readLinkedAlert } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { StopForm } from '@/features/alerts/ui/stop-form';
import { first } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

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
