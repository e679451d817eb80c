import type { Metadata } from 'next';
import { privateMetadata } from '@/components/account/private-metadata';
import { WaysOn } from '@/components/account/ways-on';
import { AlertPage } from '@/components/alerts/alert-page';
import { DeadAlertLink } from '@/components/alerts/dead-alert-link';
import { OwnAlerts } from '@/components/alerts/own-alerts';
import { alertsMessages as words } from '@/lib/alerts/messages';
import { listLinkedAlerts } from '@/lib/alerts/queries';
import { first } from '@/lib/list';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

const title = words['alerts.mineTitle'];

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata(title.th, title.en, (await readFrame()).site.brand);
}

export default async function MinePage({ searchParams }: PageProps<'/alerts/mine'>) {
  const token = first((await searchParams).token);
  const alerts = await listLinkedAlerts(token);
  if (!alerts) setStatus(404);
  return (
    <AlertPage title={title.th} lead={alerts && words['alerts.mineLead'].th} wide>
      {alerts ? <OwnAlerts alerts={alerts} token={token} /> : <DeadAlertLink />}
      <WaysOn ways={[{ href: '/alerts/', text: words['alerts.add'].th }]} />
    </AlertPage>
  );
}
