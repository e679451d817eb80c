import type { Metadata } from 'next';
import { privateMetadata } from '@/features/account/ui/private-metadata';
import { WaysOn } from '@/features/account/ui/ways-on';
import { alertsMessages as words } from '@/features/alerts/alerts.messages';
import { listLinkedAlerts } from '@/features/alerts/alerts.queries';
import { AlertPage } from '@/features/alerts/ui/alert-page';
import { DeadAlertLink } from '@/features/alerts/ui/dead-alert-link';
import { OwnAlerts } from '@/features/alerts/ui/own-alerts';
import { first } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

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
